package stavka.kharkov.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.battle.CombatTable;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;

/** The charts of the game, as read from {@code charts.yaml}. */
public record Charts(
    TerrainChart terrain,
    CombatTable combatTable,
    List<List<Integer>> morale,
    Map<Side, List<Integer>> airPoints,
    Map<String, Award> awards,
    List<Outlook.Level> levels,
    List<String> dates,
    List<Split> splits,
    List<Waking> wakings,
    Limits limits) {
  /**
   * Points of victory for one reason.
   *
   * @param kinds the kinds of counter whose loss brings them, if that is the reason
   * @param formations the divisions whose loss brings them, if that is the reason
   */
  public record Award(
      String id, int points, String rule, Set<Kind> kinds, Set<String> formations) {}

  /** A division of that kind and strength splits into regiments of these strengths [15.11]. */
  public record Split(Kind kind, int strength, List<Integer> regiments) {}

  /** Headquarters that wake at the start of a turn [10.3]. */
  public record Waking(int turn, List<String> headquarters, String rule) {}

  /** How many turns the game has. */
  public int turns() {
    return dates.size();
  }

  /** Columns a Soviet attack shifts to the right for a morale die, 0 after turn 4 [9.84, 9.85]. */
  public int morale(int turn, int die) {
    return turn > morale.size() ? 0 : morale.get(turn - 1).get(die - 1);
  }

  /** Whether Soviet attacks roll for morale on a turn [9.81]. */
  public boolean moraleRolls(int turn) {
    return turn <= morale.size();
  }

  public int airPoints(Side side, int turn) {
    return airPoints.getOrDefault(side, List.of()).get(turn - 1);
  }

  public int points(String id) {
    return award(id).points();
  }

  public Award award(String id) {
    Award award = awards.get(id);
    if (award == null) {
      throw new IllegalArgumentException("the charts give no points for " + id);
    }
    return award;
  }

  /** The level that a difference in points gives [17.0]. */
  public String level(int difference) {
    return Outlook.Level.reached(levels, difference).id();
  }
}
