package stavka.kharkov.model;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import stavka.engine.rule.Rule;

/** The movement half of the terrain table, in half points [6.3]. */
@Rule("6.3")
public final class TerrainChart {
  private final Map<String, Map<Gait, Integer>> hexCosts;
  private final Map<String, Map<Gait, Integer>> sideCosts;
  private final Map<Gait, Integer> roadCosts;
  private final Map<String, Integer> defence;

  TerrainChart(
      Map<String, Map<Gait, Integer>> hexCosts,
      Map<String, Map<Gait, Integer>> sideCosts,
      Map<Gait, Integer> roadCosts,
      Map<String, Integer> defence) {
    this.hexCosts = new HashMap<>(hexCosts);
    this.sideCosts = new HashMap<>(sideCosts);
    this.roadCosts = new EnumMap<>(roadCosts);
    this.defence = Map.copyOf(defence);
  }

  public int enter(String terrain, Gait gait) {
    return cost(hexCosts, terrain, gait);
  }

  public int cross(String feature, Gait gait) {
    return cost(sideCosts, feature, gait);
  }

  public int road(Gait gait) {
    return roadCosts.getOrDefault(gait, 0);
  }

  /** What a hex multiplies its defenders by [9.31]. */
  public int defence(String terrain) {
    return defence.getOrDefault(terrain, 1);
  }

  private static int cost(Map<String, Map<Gait, Integer>> chart, String row, Gait gait) {
    Map<Gait, Integer> costs = chart.get(row);
    Integer cost = costs == null ? null : costs.get(gait);
    if (cost == null) {
      throw new IllegalArgumentException("the terrain table has no " + row + " for " + gait);
    }
    return cost;
  }
}
