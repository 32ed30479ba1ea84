package stavka.atlas.draw;

import java.util.List;
import stavka.formats.map.MapDrawing.Point;

/**
 * A name to write beside a mark.
 *
 * @param size the height of the letters' body, in hexes
 * @param spacing the space between letters, in hexes
 * @param clearX how far from the mark's centre the name must keep, sideways
 * @param clearY likewise up and down
 * @param needed whether it must be written even in a bad place
 */
record Label(
    String text,
    Typeface face,
    double size,
    double spacing,
    Point mark,
    double clearX,
    double clearY,
    boolean needed) {
  /**
   * Places around a mark, best first: sideways and down, in shares of the clearance; inner ones are
   * centred.
   */
  private static final List<double[]> PLACES =
      List.of(
          new double[] {1, 0},
          new double[] {-1, 0},
          new double[] {1, -0.85},
          new double[] {1, 0.85},
          new double[] {-1, -0.85},
          new double[] {-1, 0.85},
          new double[] {0, -1},
          new double[] {0, 1},
          new double[] {0.3, 1},
          new double[] {-0.3, 1},
          new double[] {0.3, -1},
          new double[] {-0.3, -1});

  /** A place for a label: the box of its letters and how far down the list it stands. */
  record Spot(Box box, int choice) {}

  double width() {
    return face.width(text, size, spacing);
  }

  /** The height from the top of a capital to a little below the line. */
  double height() {
    return size * 0.86;
  }

  Label smaller() {
    return new Label(text, face, size * 0.88, spacing, mark, clearX, clearY, needed);
  }

  /** The twelve places around the mark, pushed outwards by a distance. */
  List<Spot> spots(double outwards) {
    double w = width();
    double h = height();
    double rx = clearX + outwards;
    double ry = clearY + outwards;
    return PLACES.stream()
        .map(
            place -> {
              boolean beside = Math.abs(place[0]) == 1;
              double left =
                  beside
                      ? mark.x() + (place[0] > 0 ? rx : -rx - w)
                      : mark.x() - w / 2 + place[0] * w;
              double top =
                  beside
                      ? mark.y() + place[1] * ry - h / 2
                      : mark.y() + (place[1] > 0 ? ry : -ry - h);
              return new Spot(new Box(left, top, left + w, top + h), PLACES.indexOf(place));
            })
        .toList();
  }
}
