package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.List;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/** Lines cut to the sheet and its margin. */
final class MarginCut {
  private static final double STEP = 0.25;

  private MarginCut() {}

  /** The parts of a line that lie within the margin, in order. */
  static List<Polyline> within(Margin margin, List<Point> line) {
    List<Polyline> parts = new ArrayList<>();
    List<Point> part = new ArrayList<>();
    for (Point point : new Polyline(line).dense(STEP).points()) {
      if (margin.hexAt(point) != HexGrid.NONE) {
        part.add(point);
      } else {
        addPart(parts, part);
        part = new ArrayList<>();
      }
    }
    addPart(parts, part);
    return parts;
  }

  private static void addPart(List<Polyline> parts, List<Point> part) {
    if (part.size() > 1) {
      parts.add(new Polyline(part));
    }
  }
}
