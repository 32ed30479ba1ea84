package stavka.server.api;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.River;
import tools.jackson.core.JsonGenerator;

/**
 * Rivers by their sides. Their curves follow from the corners between those, but for the mouth,
 * which lies on another river; a curve that does not follow is written out.
 */
final class SheetRivers {
  private SheetRivers() {}

  static void write(JsonGenerator out, HexGrid grid, List<River> rivers) {
    out.writeName("rivers");
    out.writeStartArray();
    for (River river : rivers) {
      out.writeStartObject();
      SheetSteps.name(out, "name", river.name());
      out.writeStringProperty("feature", river.feature());
      SheetSteps.write(out, "sides", river.sides());
      curve(out, river.curve(), corners(grid, river.sides()));
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static void curve(JsonGenerator out, List<Point> curve, List<Point> corners) {
    List<Point> made = SheetCurves.rounded(corners);
    boolean follows =
        made.size() == curve.size()
            && !made.isEmpty()
            && SheetCurves.alike(
                made.subList(0, made.size() - 1), curve.subList(0, curve.size() - 1));
    if (!follows) {
      out.writeName("curve");
      SheetSteps.line(out, curve);
    } else if (!SheetCurves.alike(made.getLast(), curve.getLast())) {
      out.writeName("mouth");
      out.writeStartArray();
      out.writeNumber(SheetSteps.parts(curve.getLast().x() - made.getLast().x()));
      out.writeNumber(SheetSteps.parts(curve.getLast().y() - made.getLast().y()));
      out.writeEndArray();
    }
  }

  /** Sides in order as one run of corners; the first side is turned to meet the second. */
  private static List<Point> corners(HexGrid grid, List<Integer> sides) {
    List<Point> run = new ArrayList<>();
    for (int i = 0; i < sides.size(); i++) {
      Point a = corner(grid, sides.get(i), 0);
      Point b = corner(grid, sides.get(i), 1);
      if (i == 0) {
        boolean turned =
            sides.size() > 1
                && (SheetCurves.alike(a, corner(grid, sides.get(1), 0))
                    || SheetCurves.alike(a, corner(grid, sides.get(1), 1)));
        run.add(turned ? b : a);
        run.add(turned ? a : b);
      } else {
        run.add(SheetCurves.alike(run.getLast(), a) ? b : a);
      }
    }
    return run;
  }

  private static Point corner(HexGrid grid, int side, int end) {
    int hex = side / HexGrid.DIRECTIONS;
    int i = (side % HexGrid.DIRECTIONS + end) % HexGrid.DIRECTIONS;
    return new Point(grid.centreX(hex) + grid.cornerX(i), grid.centreY(hex) + grid.cornerY(i));
  }
}
