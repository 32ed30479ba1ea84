package stavka.kharkov.model;

import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Side;

/** The charts of the game, as read from {@code charts.yaml}. */
public record Charts(
    TerrainChart terrain,
    CombatTable combatTable,
    List<List<Integer>> morale,
    Map<Side, List<Integer>> airPoints,
    Map<String, Integer> points,
    List<Level> levels,
    List<String> dates) {
  public Charts {
    morale = morale.stream().map(List::copyOf).toList();
    airPoints = Map.copyOf(airPoints);
    points = Map.copyOf(points);
    levels = List.copyOf(levels);
    dates = List.copyOf(dates);
  }

  /** A level of victory, from a difference in points on [17.0]. */
  public record Level(String id, int from) {}

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
    Integer value = points.get(id);
    if (value == null) {
      throw new IllegalArgumentException("the charts give no points for " + id);
    }
    return value;
  }

  public String level(int difference) {
    String level = "";
    for (Level candidate : levels) {
      if (difference >= candidate.from()) {
        level = candidate.id();
      }
    }
    return level;
  }
}
