package stavka.guderian.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.battle.CombatTable;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * The charts of the game, as read from {@code charts.yaml}.
 *
 * @param scoringKinds the German divisions of one counter whose loss scores [15.12]
 * @param scoringDivisions those of several counters
 * @param campaign the options of the scenario by the book
 * @param variants those of the scenario with variants
 */
public record Charts(
    TerrainChart terrain,
    CombatTable combatTable,
    List<String> dates,
    List<Place> places,
    List<Outlook.Level> levels,
    Set<Kind> scoringKinds,
    Set<String> scoringDivisions,
    int retakenPoints,
    CallPrice callPrice,
    Map<String, Integer> campaign,
    Map<String, Integer> variants) {
  /** The names of the options. */
  public static final String POINTS_PER_DIVISION = "points-per-division";

  public static final String EVACUATION = "evacuation";
  public static final String RAIL_CUTS = "rail-cuts";
  public static final String RAIL_PASSING = "rail-passing";
  public static final String OWNER_RETREATS = "owner-retreats";

  /**
   * A place that scores for the German who holds it at the end [15.1].
   *
   * @param city whether the Soviet player scores for retaking it [15.12]
   */
  public record Place(String id, Ints hexes, int points, boolean city) {}

  /**
   * What the German scores for each division of the South-Western Front [14.24].
   *
   * @param first how many come at the lower price
   */
  public record CallPrice(int first, int each, int later) {}

  /** The number of the place of that name. */
  public int place(String id) {
    for (int i = 0; i < places.size(); i++) {
      if (places.get(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no place is called " + id);
  }

  public int turns() {
    return dates.size();
  }

  /** The lowest German surplus that is a German victory [15.2]. */
  public int lowestGermanLevel() {
    return levels.stream()
        .filter(level -> level.winner() == Side.AXIS)
        .mapToInt(Outlook.Level::from)
        .min()
        .orElse(0);
  }

  public Outlook.Level level(int surplus) {
    return Outlook.Level.reached(levels, surplus);
  }
}
