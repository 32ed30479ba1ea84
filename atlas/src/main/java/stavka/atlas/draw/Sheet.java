package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapSheet;

/** Where things lie on the drawn sheet, in hexes from the first hex's centre. */
final class Sheet {
  /**
   * How far from the middle of its hex a town may be drawn, so that its mark clears the hexsides.
   */
  private static final double TOWN_STRAY = 0.24;

  /** Above this the hex number stands. */
  private static final double NUMBER_ROOM = -0.13;

  private static final double EDGE = 0.06;

  private final MapSheet source;
  private final Box frame;

  Sheet(MapSheet source) {
    this.source = source;
    this.frame = bounds(source.map().grid()).grown(EDGE);
  }

  private static Box bounds(HexGrid grid) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
        double x = grid.centreX(hex) + grid.cornerX(i);
        double y = grid.centreY(hex) + grid.cornerY(i);
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
    return new Box(left, top, right, bottom);
  }

  MapSheet source() {
    return source;
  }

  HexMap map() {
    return source.map();
  }

  HexGrid grid() {
    return source.map().grid();
  }

  /** The neat-line: the smallest box around all hexes, and a little more. */
  Box frame() {
    return frame;
  }

  Point centre(int hex) {
    return new Point(grid().centreX(hex), grid().centreY(hex));
  }

  Point corner(int hex, int i) {
    int corner = i % HexGrid.DIRECTIONS;
    return new Point(
        grid().centreX(hex) + grid().cornerX(corner), grid().centreY(hex) + grid().cornerY(corner));
  }

  /** The middle of a hexside. */
  Point middle(int hex, int direction) {
    return Polyline.between(corner(hex, direction), corner(hex, direction + 1), 0.5);
  }

  /** Where the mark of a place stands: its true position, kept off the sides of its hex. */
  Point mark(Locality place) {
    Point centre = centre(place.hexes().getFirst());
    double dx = place.x() - centre.x();
    double dy = place.y() - centre.y();
    double far = Math.hypot(dx, dy);
    double share = far > TOWN_STRAY ? TOWN_STRAY / far : 1;
    return new Point(centre.x() + dx * share, centre.y() + Math.max(NUMBER_ROOM, dy * share));
  }

  /** Whether a hex corner lies on the border of the sheet. */
  boolean onBorder(Point corner) {
    int around = 0;
    for (int hex = 0; hex < grid().size(); hex++) {
      if (Polyline.apart(centre(hex), corner) < 0.62) {
        around++;
      }
    }
    return around < 3;
  }

  /**
   * A point beyond the frame on the shortest way out, but for a slant as the line that goes there
   * has.
   */
  Point wayOut(Point from, Point before) {
    double dx = from.x() - before.x();
    double dy = from.y() - before.y();
    double west = from.x() - frame.left();
    double east = frame.right() - from.x();
    double north = from.y() - frame.top();
    double south = frame.bottom() - from.y();
    double least = Math.min(Math.min(west, east), Math.min(north, south));
    double far = least + 0.5;
    if (least == west || least == east) {
      double slant = Math.clamp(dy / Math.max(0.1, Math.abs(dx)), -0.6, 0.6);
      return new Point(from.x() + (least == west ? -far : far), from.y() + slant * far);
    }
    double slant = Math.clamp(dx / Math.max(0.1, Math.abs(dy)), -0.6, 0.6);
    return new Point(from.x() + slant * far, from.y() + (least == north ? -far : far));
  }

  /**
   * The middles of hexsides a frontier or border runs along, with the corners at both ends,
   * smoothed.
   */
  DrawnLine alongSides(List<Integer> sides) {
    List<Point> corners = new ArrayList<>();
    for (int side : sides) {
      int hex = side / HexGrid.DIRECTIONS;
      Point a = corner(hex, side % HexGrid.DIRECTIONS);
      Point b = corner(hex, side % HexGrid.DIRECTIONS + 1);
      if (corners.isEmpty()) {
        corners.add(a);
        corners.add(b);
      } else if (same(corners.getLast(), a)) {
        corners.add(b);
      } else if (same(corners.getLast(), b)) {
        corners.add(a);
      } else if (corners.size() == 2) {
        Point first = corners.removeFirst();
        corners.add(first);
        corners.add(same(first, a) ? b : a);
      }
    }
    return new DrawnLine(new Polyline(corners).smooth().points()).calm(0.08, Waters.CALM * 0.8);
  }

  private static boolean same(Point a, Point b) {
    return Polyline.apart(a, b) < 0.01;
  }
}
