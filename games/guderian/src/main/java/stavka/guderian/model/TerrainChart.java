package stavka.guderian.model;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.rule.Rule;

/** The terrain table, movement in half points [6.7]. */
@Rule({"6.12", "6.7", "9.34"})
public final class TerrainChart {
  private final Map<String, Map<Gait, Integer>> hexCosts;
  private final Map<Gait, Integer> roadCosts;
  private final Map<Side, Integer> riverExtra;
  private final Map<String, Integer> defence;

  TerrainChart(
      Map<String, Map<Gait, Integer>> hexCosts,
      Map<Gait, Integer> roadCosts,
      Map<Side, Integer> riverExtra,
      Map<String, Integer> defence) {
    this.hexCosts = Map.copyOf(hexCosts);
    this.roadCosts = new EnumMap<>(roadCosts);
    this.riverExtra = new EnumMap<>(riverExtra);
    this.defence = Map.copyOf(defence);
  }

  public int enter(String terrain, Gait gait) {
    Map<Gait, Integer> costs = hexCosts.get(terrain);
    Integer cost = costs == null ? null : costs.get(gait);
    if (cost == null) {
      throw new IllegalArgumentException("the terrain table has no " + terrain + " for " + gait);
    }
    return cost;
  }

  public int road(Gait gait) {
    return roadCosts.getOrDefault(gait, 0);
  }

  public int river(Side side) {
    return riverExtra.getOrDefault(side, 0);
  }

  /** What a hex multiplies its defenders by [9.31]. */
  public int defence(String terrain) {
    return defence.getOrDefault(terrain, 1);
  }
}
