package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.City;
import stavka.atlas.plan.MapPlan.Network;
import stavka.atlas.plan.Overrides;
import stavka.engine.hex.HexSet;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;

/** Draws a hex map from a plan. The same plan and gazetteer always give the same map. */
public final class MapCompiler {
  private MapCompiler() {}

  public static Compilation compile(MapPlan plan) {
    CompileReport.Gathering report = new CompileReport.Gathering();
    Placement placement = new Placement(plan);
    Margin margin = new Margin(plan.sheet().grid());
    CornerGraph graph = new CornerGraph(margin);
    Crossings crossings = new Crossings(margin);
    MapDraft draft = new MapDraft(plan);

    List<Locality> places = new PlaceLayer(plan, placement, report).lay();
    GroundLayer ground = new GroundLayer(plan, placement, margin, crossings, draft);
    ground.lay();
    List<MapDrawing.River> rivers = new ArrayList<>();
    rivers.addAll(
        new RiverLayer(plan, placement, margin, graph, crossings, draft, places, report).lay());
    rivers.addAll(new StatedRivers(plan, margin, crossings, draft).lay());
    List<MapDrawing.Route> routes = new ArrayList<>();
    routes.addAll(new WayLayer(plan, placement, margin, crossings, draft, places, report).lay());
    routes.addAll(new StatedWays(plan, margin, draft, places).lay());
    for (Locality place : places) {
      fillCity(plan, draft, place);
    }
    override(plan.overrides(), draft);
    plan.networks().forEach((name, network) -> part(name, network, routes, draft));
    SequencedMap<String, Frontier> frontiers =
        new FrontierLayer(plan, placement, margin, graph, report).lay();
    SequencedMap<String, HexSet> regions =
        new RegionLayer(plan, draft, places, frontiers, report).lay();

    HexMap map =
        new HexMap(
            plan.id(),
            plan.sheet().grid(),
            plan.sheet().numbering(),
            plan.ground().terrains(),
            draft.terrain(),
            plan.rivers().features(),
            draft.sides(),
            draft.networks(),
            regions,
            plan.values(),
            frontiers,
            places);
    DrawingRepair repair = new DrawingRepair(map, ownWays(plan));
    MapSheet sheet =
        new MapSheet(
            map,
            plan.title(),
            plan.sheet().kmPerHex(),
            new MapDrawing(repair.rivers(rivers), repair.routes(routes), ground.drawn()),
            frontierNames(plan),
            plan.provenance(),
            plan.scale());
    return new Compilation(sheet, report.report());
  }

  /** Links what is left of the ways of certain grades in another network. */
  private static void part(
      String name, Network network, List<MapDrawing.Route> routes, MapDraft draft) {
    @Nullable String whole = network.part();
    if (whole == null) {
      return;
    }
    for (MapDrawing.Route route : routes) {
      if (route.network().equals(whole) && network.grades().contains(route.kind())) {
        for (int i = 1; i < route.hexes().size(); i++) {
          draft.linkWhere(whole, name, route.hexes().get(i - 1), route.hexes().get(i));
        }
      }
    }
  }

  /** The networks that are drawn: those that are no part of another. */
  private static List<String> ownWays(MapPlan plan) {
    return plan.networks().entrySet().stream()
        .filter(network -> network.getValue().part() == null)
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  private static SequencedMap<String, Bilingual> frontierNames(MapPlan plan) {
    SequencedMap<String, Bilingual> names = new LinkedHashMap<>();
    plan.frontiers()
        .forEach(
            (frontier, rule) -> {
              Bilingual name = rule.name();
              if (name != null) {
                names.put(frontier, name);
              }
            });
    return names;
  }

  private static void fillCity(MapPlan plan, MapDraft draft, Locality place) {
    for (City city : plan.cities()) {
      if (city.town().id().equals(place.id())) {
        place.hexes().forEach(hex -> draft.setTerrain(hex, city.terrain()));
      }
    }
  }

  private static void override(Overrides overrides, MapDraft draft) {
    overrides.terrain().forEach(draft::setTerrain);
    overrides
        .removedSides()
        .forEach((feature, sides) -> sides.forEach(side -> draft.removeSide(side, feature)));
    overrides
        .addedSides()
        .forEach((feature, sides) -> sides.forEach(side -> draft.addSide(side, feature)));
    overrides
        .removedLinks()
        .forEach((network, chains) -> chains.forEach(chain -> unlink(draft, network, chain)));
    overrides
        .addedLinks()
        .forEach((network, chains) -> chains.forEach(chain -> link(draft, network, chain)));
  }

  private static void link(MapDraft draft, String network, List<Integer> chain) {
    for (int i = 1; i < chain.size(); i++) {
      draft.link(network, chain.get(i - 1), chain.get(i));
    }
  }

  private static void unlink(MapDraft draft, String network, List<Integer> chain) {
    for (int i = 1; i < chain.size(); i++) {
      draft.unlink(network, chain.get(i - 1), chain.get(i));
    }
  }
}
