package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Way;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.Route;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Lays the roads and railways that a plan states hex by hex. */
final class StatedWays {
  private static final Bilingual NAMELESS = new Bilingual("", "");

  private final MapPlan plan;
  private final HexGrid grid;
  private final Margin margin;
  private final MapDraft draft;
  private final Map<Integer, Point> towns = new LinkedHashMap<>();

  StatedWays(MapPlan plan, Margin margin, MapDraft draft, List<Locality> places) {
    this.plan = plan;
    this.grid = plan.sheet().grid();
    this.margin = margin;
    this.draft = draft;
    places.forEach(
        place -> towns.putIfAbsent(place.hexes().getFirst(), new Point(place.x(), place.y())));
  }

  List<MapDrawing.Route> lay() {
    List<MapDrawing.Route> drawn = new ArrayList<>();
    Set<Integer> passed = new LinkedHashSet<>();
    plan.networks()
        .forEach(
            (name, network) -> {
              EasedNodes nodes = new EasedNodes(grid, towns, network.routes(), passed);
              network.routes().forEach(route -> drawn.add(lay(name, route, nodes)));
              passed.addAll(nodes.hexes());
            });
    return drawn;
  }

  private MapDrawing.Route lay(String network, Route route, EasedNodes nodes) {
    List<Integer> hexes = route.hexes();
    List<Point> line = new ArrayList<>();
    for (int i = 0; i < hexes.size(); i++) {
      line.add(nodes.at(hexes.get(i)));
      if (i > 0) {
        draft.link(network, hexes.get(i - 1), hexes.get(i));
      }
    }
    if (route.out().contains(hexes.getFirst())) {
      line.addFirst(wayOut(hexes.getFirst(), hexes.get(1)));
    }
    if (route.out().contains(hexes.getLast())) {
      line.add(wayOut(hexes.getLast(), hexes.get(hexes.size() - 2)));
    }
    @Nullable Way way = route.way();
    return new MapDrawing.Route(
        way == null ? network : way.id(),
        way == null ? NAMELESS : way.name(),
        network,
        route.grade(),
        hexes,
        new Polyline(line).curve().points());
  }

  /** The middle of that side towards the outside which best goes on from the hex before. */
  private Point wayOut(int hex, int before) {
    int outer = margin.toOuter(hex);
    Point back = margin.centre(margin.toOuter(before));
    Point best = centre(hex);
    double farthest = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (grid.neighbour(hex, direction) == HexGrid.NONE) {
        Point beyond = margin.centre(margin.outer().neighbour(outer, direction));
        double far = Polyline.apart(beyond, back);
        if (far > farthest + 1e-9) {
          farthest = far;
          best = Polyline.between(centre(hex), beyond, 0.5);
        }
      }
    }
    return best;
  }

  private Point centre(int hex) {
    return new Point(grid.centreX(hex), grid.centreY(hex));
  }
}
