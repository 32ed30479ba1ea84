package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.List;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.geo.Bend;
import stavka.atlas.geo.LatLon;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.Pin;
import stavka.atlas.plan.SheetPlan;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/**
 * Where the ground comes to lie on the sheet: projected, laid in the frame, and bent so that pins
 * are met.
 */
final class Placement {
  /**
   * A pinned place keeps its own position inside the hex as long as it stays this near to the
   * centre.
   */
  private static final double PIN_SLACK = 0.3;

  private static final double SAME_SPOT = 1e-3;

  private final SheetPlan sheet;
  private final Bend bend;

  Placement(MapPlan plan) {
    this.sheet = plan.sheet();
    List<Bend.Control> controls = new ArrayList<>();
    HexGrid grid = sheet.grid();
    for (Pin pin : plan.pins()) {
      Point from = unbent(pin.town().at());
      Point centre = new Point(grid.centreX(pin.hex()), grid.centreY(pin.hex()));
      double distance = Polyline.apart(centre, from);
      Point to =
          distance <= PIN_SLACK ? from : Polyline.between(centre, from, PIN_SLACK / distance);
      // Two towns on one spot cannot be parted; the second pin will be reported as not met.
      if (controls.stream().noneMatch(each -> Polyline.apart(each.from(), from) < SAME_SPOT)) {
        controls.add(new Bend.Control(from, to));
      }
    }
    this.bend = new Bend(controls, plan.bendRadius());
  }

  Point of(LatLon position) {
    return bend.apply(unbent(position));
  }

  List<Point> of(List<LatLon> positions) {
    return positions.stream().map(this::of).toList();
  }

  /** The hex a town lies in, or none off the sheet. */
  int hex(Town town) {
    Point point = of(town.at());
    return sheet.grid().nearest(point.x(), point.y());
  }

  private Point unbent(LatLon position) {
    return sheet.frame().apply(sheet.projection().forward(position));
  }
}
