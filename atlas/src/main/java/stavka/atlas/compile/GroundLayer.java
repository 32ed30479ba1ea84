package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Area;
import stavka.atlas.geo.Outline;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Turns areas into terrain by the share of each hex they cover, and lakes into hexsides. */
final class GroundLayer {
  private static final int SAMPLES_ACROSS = 9;
  private static final double EDGE_STEP = 1;
  private static final Set<Area.Kind> HEIGHTS = Set.of(Area.Kind.HILLS, Area.Kind.MOUNTAIN);

  private final MapPlan plan;
  private final HexGrid grid;
  private final Margin margin;
  private final Crossings crossings;
  private final MapDraft draft;
  private final List<Placed> placed = new ArrayList<>();
  private final List<Point> samples;

  private record Placed(Area area, Outline outline) {}

  GroundLayer(
      MapPlan plan, Placement placement, Margin margin, Crossings crossings, MapDraft draft) {
    this.margin = margin;
    this.crossings = crossings;
    this.plan = plan;
    this.grid = plan.sheet().grid();
    this.draft = draft;
    this.samples = samples(grid.orientation());
    int last = grid.size() - 1;
    for (Area area : plan.gazetteer().areas().values()) {
      List<Point> corners = new ArrayList<>(placement.of(area.outline()));
      Outline rough = new Outline(corners);
      if (rough.touches(-1, -1, grid.centreX(last) + 1.5, grid.centreY(last) + 1.5)) {
        corners.add(corners.getFirst());
        List<Point> dense = new Polyline(corners).dense(EDGE_STEP).points();
        placed.add(new Placed(area, new Outline(dense.subList(0, dense.size() - 1))));
      }
    }
  }

  void lay() {
    plan.ground().stated().forEach(draft::setTerrain);
    List<Placed> ground =
        placed.stream()
            .filter(each -> plan.ground().kinds().containsKey(each.area().kind()))
            .toList();
    for (int hex = 0; hex < grid.size(); hex++) {
      layHex(hex, ground);
    }
    @Nullable String lakes = plan.rivers().lakes();
    if (lakes != null && transcribed()) {
      plan.ground().stated().forEach((hex, terrain) -> surround(hex, terrain, lakes));
    } else if (lakes != null) {
      placed.stream()
          .filter(each -> each.area().kind() == Area.Kind.LAKE)
          .forEach(each -> layLake(each.outline(), lakes));
    }
  }

  private boolean transcribed() {
    return !plan.ground().stated().isEmpty();
  }

  /** A lake that fills a hex lies on all its sides. */
  private void surround(int hex, String terrain, String lakes) {
    for (int d = 0; terrain.equals(lakes) && d < HexGrid.DIRECTIONS; d++) {
      if (grid.neighbour(hex, d) != HexGrid.NONE) {
        flood(hex * HexGrid.DIRECTIONS + d, lakes);
      }
    }
  }

  /** The areas that agree with the map: of a transcribed one, only the heights. */
  List<MapDrawing.Area> drawn() {
    return placed.stream()
        .filter(each -> !transcribed() || HEIGHTS.contains(each.area().kind()))
        .map(
            each ->
                new MapDrawing.Area(
                    each.area().id(),
                    each.area().name(),
                    Node.written(each.area().kind()),
                    each.outline().points()))
        .toList();
  }

  private void layHex(int hex, List<Placed> ground) {
    SequencedMap<String, Integer> covered = new LinkedHashMap<>();
    double x = grid.centreX(hex);
    double y = grid.centreY(hex);
    List<Placed> near =
        ground.stream().filter(each -> each.outline().touches(x - 1, y - 1, x + 1, y + 1)).toList();
    if (near.isEmpty()) {
      return;
    }
    for (String terrain : plan.ground().terrains()) {
      int count = 0;
      for (Point sample : samples) {
        if (near.stream().anyMatch(each -> gives(each, terrain, x + sample.x(), y + sample.y()))) {
          count++;
        }
      }
      covered.put(terrain, count);
    }
    covered.entrySet().stream()
        .filter(entry -> entry.getValue() >= plan.ground().cover() * samples.size())
        .max(Map.Entry.comparingByValue())
        .ifPresent(entry -> draft.setTerrain(hex, entry.getKey()));
  }

  private boolean gives(Placed each, String terrain, double x, double y) {
    return terrain.equals(plan.ground().kinds().get(each.area().kind()))
        && each.outline().holds(x, y);
  }

  /**
   * Marks the sides whose middle third lies in the lake; a smaller lake takes the side nearest to
   * its middle.
   */
  private void layLake(Outline lake, String feature) {
    int nearest = HexGrid.NONE;
    double nearestDistance = 0.6;
    boolean any = false;
    Point middle = lake.middle();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (grid.neighbour(hex, d) <= hex) {
          continue;
        }
        double ax = grid.centreX(hex) + grid.cornerX(d);
        double ay = grid.centreY(hex) + grid.cornerY(d);
        double bx = grid.centreX(hex) + grid.cornerX((d + 1) % 6);
        double by = grid.centreY(hex) + grid.cornerY((d + 1) % 6);
        double mx = (ax + bx) / 2;
        double my = (ay + by) / 2;
        if (lake.holds(mx, my)
            || (lake.holds(ax + (bx - ax) / 3, ay + (by - ay) / 3)
                && lake.holds(bx + (ax - bx) / 3, by + (ay - by) / 3))) {
          flood(hex * HexGrid.DIRECTIONS + d, feature);
          any = true;
        }
        double distance = StrictMath.hypot(mx - middle.x(), my - middle.y());
        if (distance < nearestDistance) {
          nearestDistance = distance;
          nearest = hex * HexGrid.DIRECTIONS + d;
        }
      }
    }
    if (!any && nearest != HexGrid.NONE) {
      flood(nearest, feature);
    }
  }

  private void flood(int side, String feature) {
    draft.addSide(side, feature);
    int hex = side / HexGrid.DIRECTIONS;
    int other = grid.neighbour(hex, side % HexGrid.DIRECTIONS);
    crossings.add(margin.toOuter(hex), margin.toOuter(other), Crossings.LAKE);
  }

  /** Evenly spread points of a hex around its centre. */
  private static List<Point> samples(Orientation orientation) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < SAMPLES_ACROSS; i++) {
      for (int j = 0; j < SAMPLES_ACROSS; j++) {
        double u = 1.2 * ((i + 0.5) / SAMPLES_ACROSS - 0.5);
        double v = 1.2 * ((j + 0.5) / SAMPLES_ACROSS - 0.5);
        double slant = StrictMath.abs(u) * StrictMath.sqrt(3) / 2 + StrictMath.abs(v) / 2;
        // u runs across the flats' corners, v across the flats.
        if (StrictMath.abs(v) <= 0.5 && slant <= 0.5) {
          points.add(orientation == Orientation.FLAT ? new Point(u, v) : new Point(v, u));
        }
      }
    }
    return points;
  }
}
