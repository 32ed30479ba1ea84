package stavka.atlas.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.RegionRule;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.Frontier;
import stavka.engine.map.Locality;

/** Works out the regions of a map from their rules. */
final class RegionLayer {
  private final MapPlan plan;
  private final HexGrid grid;
  private final MapDraft draft;
  private final List<Locality> places;
  private final Map<String, Frontier> frontiers;
  private final CompileReport.Gathering report;

  RegionLayer(
      MapPlan plan,
      MapDraft draft,
      List<Locality> places,
      Map<String, Frontier> frontiers,
      CompileReport.Gathering report) {
    this.plan = plan;
    this.grid = plan.sheet().grid();
    this.draft = draft;
    this.places = places;
    this.frontiers = frontiers;
    this.report = report;
  }

  SequencedMap<String, HexSet> lay() {
    SequencedMap<String, HexSet> regions = new LinkedHashMap<>();
    plan.regions()
        .forEach(
            (name, rule) -> {
              int before = report.count();
              HexSet region = region(name, rule);
              if (region.count() == 0 && report.count() == before) {
                report.add(CompileReport.Part.REGION, "region " + name + " is empty");
              }
              regions.put(name, region);
            });
    return regions;
  }

  private HexSet region(String name, RegionRule rule) {
    return switch (rule) {
      case RegionRule.Edge(RegionRule.EdgeName edge) -> HexSet.where(grid, hex -> on(edge, hex));
      case RegionRule.Listed(List<Integer> hexes) -> set(hexes);
      case RegionRule.Band(List<Integer> hexes) -> set(hexes);
      case RegionRule.OfCity(String town) -> city(name, town);
      case RegionRule.Bank bank -> bank(name, bank);
      case RegionRule.Route route -> route(name, route);
    };
  }

  private boolean on(RegionRule.EdgeName edge, int hex) {
    return switch (edge) {
      case NORTH -> grid.row(hex) == 0;
      case SOUTH -> grid.row(hex) == grid.rows() - 1;
      case WEST -> grid.column(hex) == 0;
      case EAST -> grid.column(hex) == grid.columns() - 1;
    };
  }

  private HexSet city(String name, String town) {
    if (hexesOf(town).isEmpty()) {
      report.add(
          CompileReport.Part.REGION, "region " + name + ": '" + town + "' is not on the map");
    }
    return set(hexesOf(town));
  }

  private HexSet bank(String name, RegionRule.Bank rule) {
    @Nullable Frontier frontier = frontiers.get(rule.frontier());
    if (frontier == null) {
      report.add(
          CompileReport.Part.REGION,
          "region " + name + ": there is no frontier " + rule.frontier());
      return HexSet.none(grid);
    }
    FrontierBanks banks = new FrontierBanks(grid, frontier);
    if (rule.touchingOnly()) {
      return rule.left() ? banks.leftTouching() : banks.rightTouching();
    }
    return rule.left() ? banks.left() : banks.right();
  }

  /** The hexes of the ways from each town to the next, without those of cities. */
  private HexSet route(String name, RegionRule.Route rule) {
    List<Integer> hexes = new ArrayList<>();
    for (int i = 1; i < rule.towns().size(); i++) {
      List<Integer> path =
          shortest(rule.network(), hexesOf(rule.towns().get(i - 1)), hexesOf(rule.towns().get(i)));
      if (path.isEmpty()) {
        report.add(
            CompileReport.Part.REGION,
            "region "
                + name
                + ": no "
                + rule.network()
                + " from "
                + rule.towns().get(i - 1)
                + " to "
                + rule.towns().get(i));
      }
      hexes.addAll(path);
    }
    for (MapPlan.City city : plan.cities()) {
      hexes.removeAll(hexesOf(city.town().id()));
    }
    return set(hexes);
  }

  private List<Integer> shortest(String network, List<Integer> from, List<Integer> to) {
    int[] cameFrom = new int[grid.size()];
    Arrays.fill(cameFrom, HexGrid.NONE);
    Deque<Integer> open = new ArrayDeque<>();
    for (int hex : from) {
      cameFrom[hex] = hex;
      open.add(hex);
    }
    while (!open.isEmpty()) {
      int hex = open.remove();
      if (to.contains(hex)) {
        List<Integer> path = new ArrayList<>();
        for (int at = hex; cameFrom[at] != at; at = cameFrom[at]) {
          path.add(at);
        }
        return path;
      }
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        int next = grid.neighbour(hex, d);
        if (next != HexGrid.NONE
            && draft.linked(network, hex, d)
            && cameFrom[next] == HexGrid.NONE) {
          cameFrom[next] = hex;
          open.add(next);
        }
      }
    }
    return List.of();
  }

  private List<Integer> hexesOf(String town) {
    return places.stream()
        .filter(place -> place.id().equals(town))
        .findFirst()
        .map(Locality::hexes)
        .orElse(List.of());
  }

  private HexSet set(List<Integer> hexes) {
    return HexSet.of(grid, hexes.stream().mapToInt(Integer::intValue).toArray());
  }
}
