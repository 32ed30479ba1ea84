package stavka.rostov.model;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/**
 * Movement, in half points where points are counted.
 *
 * @param strategic by what strategic movement multiplies an allowance
 * @param keepFromEnemy how far from enemies rail and strategic movement stay [11.12]
 * @param enemyZone what entering an enemy zone costs [10.65]
 * @param stacking stacking points that a hex takes [3.32]
 * @param reactionWithin how near a target those stand who react [14.11]
 * @param infiltrationLeast the movement that motorised units must have to infiltrate [11.52]
 * @param shares of the allowance by class of unit and phase, in hundredths
 * @param zonelessReduced stacking points up to which a reduced unit has no zone [3.42]
 */
@Rule({"10.11", "10.21", "10.3"})
public record MovementChart(
    double strategic,
    int rail,
    int trains,
    int flotillas,
    int keepFromEnemy,
    int greatGunsKeepFromEnemy,
    int enemyZone,
    int interdictedRail,
    int interdictedWater,
    int stacking,
    int reactionWithin,
    int infiltrationLeast,
    Map<String, Map<String, Integer>> shares,
    int zonelessReduced) {
  public static final int WHOLE = 100;

  public MovementChart {
    shares = Map.copyOf(shares);
  }

  static MovementChart read(Node charts) {
    Node node =
        ChartNodes.said(
            charts,
            "movement",
            "strategic",
            "rail",
            "trains",
            "flotillas",
            "keep_from_enemy",
            "great_guns_keep_from_enemy",
            "enemy_zone",
            "interdicted_rail",
            "interdicted_water",
            "stacking",
            "reaction_within",
            "infiltration_least",
            "phases");
    return new MovementChart(
        node.field("strategic").number(),
        node.field("rail").integer(1, 99),
        node.field("trains").integer(1, 99),
        node.field("flotillas").integer(1, 99),
        node.field("keep_from_enemy").integer(1, 9),
        node.field("great_guns_keep_from_enemy").integer(1, 9),
        ChartNodes.halves(node.field("enemy_zone")),
        node.field("interdicted_rail").integer(1, 99),
        node.field("interdicted_water").integer(1, 99),
        node.field("stacking").integer(1, 99),
        node.field("reaction_within").integer(1, 99),
        node.field("infiltration_least").integer(1, 99),
        shares(node.field("phases")),
        ChartNodes.said(charts, "zones", "none_on_reverse_of_stack")
            .field("none_on_reverse_of_stack")
            .integer(0, 9));
  }

  private static Map<String, Map<String, Integer>> shares(Node rows) {
    Map<String, Map<String, Integer>> shares = new HashMap<>();
    for (Node row : rows.items()) {
      Map<String, Integer> byPhase = new HashMap<>();
      row.fields()
          .forEach(
              (name, value) -> {
                if (!name.equals("who") && !name.equals("one_of_two")) {
                  byPhase.put(name.replace('_', '-'), (int) Math.round(WHOLE * value.number()));
                }
              });
      shares.put(row.field("who").text(), Map.copyOf(byPhase));
    }
    return shares;
  }

  /**
   * Which share of its allowance a class of units has in a phase, in hundredths; 0 if it does not
   * move.
   *
   * @param phase the id of a movement or reaction phase
   */
  public int share(String who, String phase) {
    return shares.getOrDefault(who, Map.of()).getOrDefault(phase, 0);
  }
}
