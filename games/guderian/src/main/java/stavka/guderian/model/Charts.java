package stavka.guderian.model;

import java.util.List;
import java.util.Set;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Ints;

/** The charts of the game, as read from {@code charts.yaml}. */
public record Charts(
    TerrainChart terrain,
    CombatTable combatTable,
    List<String> dates,
    List<Place> places,
    List<Level> levels,
    Set<String> scoringDivisions,
    int retakenPoints,
    int southWestPoints,
    int southWestLaterPoints) {
  public Charts {
    dates = List.copyOf(dates);
    places = List.copyOf(places);
    levels = List.copyOf(levels);
    scoringDivisions = Set.copyOf(scoringDivisions);
  }

  /**
   * A place that scores for the German who holds it at the end [15.1].
   *
   * @param city whether the Soviet player scores for retaking it [15.12]
   */
  public record Place(String id, Ints hexes, int points, boolean city) {}

  /** A level of victory, from a German surplus on [15.2]. */
  public record Level(String id, int from, boolean german) {}

  public int turns() {
    return dates.size();
  }

  public Level level(int surplus) {
    Level level = levels.getFirst();
    for (Level candidate : levels) {
      if (surplus >= candidate.from()) {
        level = candidate;
      }
    }
    return level;
  }
}
