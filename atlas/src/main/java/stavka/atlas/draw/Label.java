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
  /** A place by a mark, in shares of the clearance; a full share sideways means beside it. */
  private record Side(double across, double down) {
    boolean beside() {
      return Math.abs(across) == 1;
    }
  }

  /** The twelve places, best first; those above and below the mark shift by shares of the width. */
  private static final List<Side> SIDES =
      List.of(
          new Side(1, 0),
          new Side(-1, 0),
          new Side(1, -0.85),
          new Side(1, 0.85),
          new Side(-1, -0.85),
          new Side(-1, 0.85),
          new Side(0, -1),
          new Side(0, 1),
          new Side(0.3, 1),
          new Side(-0.3, 1),
          new Side(0.3, -1),
          new Side(-0.3, -1));

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
    return SIDES.stream().map(side -> new Spot(box(side, outwards), SIDES.indexOf(side))).toList();
  }

  private Box box(Side side, double outwards) {
    double w = width();
    double h = height();
    double rx = clearX + outwards;
    double ry = clearY + outwards;
    double left;
    double top;
    if (side.beside()) {
      left = mark.x() + (side.across() > 0 ? rx : -rx - w);
      top = mark.y() + side.down() * ry - h / 2;
    } else {
      left = mark.x() - w / 2 + side.across() * w;
      top = mark.y() + (side.down() > 0 ? ry : -ry - h);
    }
    return new Box(left, top, left + w, top + h);
  }
}
