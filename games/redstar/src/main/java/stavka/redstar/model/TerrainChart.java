package stavka.redstar.model;

import java.util.Map;
import stavka.engine.rule.Rule;

/**
 * The terrain effects chart.
 *
 * @param hexes by terrain
 * @param sides what crossing a hexside adds, by feature
 */
@Rule({"1.2", "3.1.4", "3.1.5"})
public record TerrainChart(Map<String, HexEffects> hexes, Map<String, Map<Gait, Integer>> sides) {
  /**
   * @param cost whole movement points by gait; empty where nobody goes
   * @param row the row of odds a defender gives [7.4.1]
   * @param line what the hex counts in a line of communication [10.1.3]
   * @param overrun whether it may be overrun [8.0.8]
   * @param attrition what it adds to attrition rolls [10.9.1]
   */
  public record HexEffects(
      Map<Gait, Integer> cost, OddsRow row, int line, boolean overrun, int attrition) {}
}
