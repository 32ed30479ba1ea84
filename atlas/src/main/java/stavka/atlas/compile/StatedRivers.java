package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.River;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.Course;
import stavka.engine.hex.HexGrid;
import stavka.formats.Bilingual;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Lays the rivers that a plan states hexside by hexside, each before those that join it. */
final class StatedRivers {
  private static final double SMOOTHED_AWAY = 0.2;
  private static final Bilingual NAMELESS = new Bilingual("", "");

  private final MapPlan plan;
  private final HexGrid grid;
  private final Margin margin;
  private final Crossings crossings;
  private final MapDraft draft;
  private final List<MapDrawing.River> drawn = new ArrayList<>();

  StatedRivers(MapPlan plan, Margin margin, Crossings crossings, MapDraft draft) {
    this.plan = plan;
    this.grid = plan.sheet().grid();
    this.margin = margin;
    this.crossings = crossings;
    this.draft = draft;
  }

  List<MapDrawing.River> lay() {
    plan.rivers().courses().forEach(course -> drawn.add(lay(course)));
    return drawn;
  }

  private MapDrawing.River lay(Course course) {
    List<Integer> sides = new ArrayList<>();
    List<MapDrawing.Reach> reaches = new ArrayList<>();
    List<Point> line = new ArrayList<>();
    for (Course.Stretch stretch : course.stretches()) {
      int weight = stretch.size() == River.Size.MAJOR ? 3 : 1;
      for (int side : stretch.sides()) {
        int hex = side / HexGrid.DIRECTIONS;
        int across = grid.neighbour(hex, side % HexGrid.DIRECTIONS);
        draft.addSide(side, course.feature());
        crossings.add(margin.toOuter(hex), margin.toOuter(across), weight);
        if (line.isEmpty()) {
          line.add(corner(hex, side + 1));
        }
        line.add(corner(hex, side));
      }
      sides.addAll(stretch.sides());
      reaches.add(new MapDrawing.Reach(Node.written(stretch.size()), stretch.sides().size()));
    }
    @Nullable River river = course.river();
    return new MapDrawing.River(
        river == null ? course.feature() : river.id(),
        river == null ? NAMELESS : river.name(),
        course.feature(),
        sides,
        joined(new Polyline(line).smooth().points()),
        reaches);
  }

  /** Smoothing moves a river off its corners; those that join it must follow. */
  private List<Point> joined(List<Point> curve) {
    List<Point> result = new ArrayList<>(curve);
    result.set(0, joint(result.getFirst()));
    result.set(result.size() - 1, joint(result.getLast()));
    return result;
  }

  private Point joint(Point end) {
    for (MapDrawing.River other : drawn) {
      Point near = new Polyline(other.curve()).nearest(end.x(), end.y());
      if (Polyline.apart(near, end) < SMOOTHED_AWAY) {
        return near;
      }
    }
    return end;
  }

  private Point corner(int hex, int i) {
    int corner = i % HexGrid.DIRECTIONS;
    return new Point(
        grid.centreX(hex) + grid.cornerX(corner), grid.centreY(hex) + grid.cornerY(corner));
  }
}
