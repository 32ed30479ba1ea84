package stavka.engine.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * What wins a match, and how it stands towards that. Reasons and levels are codes of the game's
 * words.
 *
 * @param levels from the best one for the Soviets to the best one for the Axis
 * @param lines what would be counted if the match ended now, beside what has been scored already
 * @param awards what scores at all
 * @param objectives places that are worth points
 */
public record Outlook(
    List<Level> levels, List<Line> lines, List<Award> awards, List<Objective> objectives) {
  public Outlook {
    levels = List.copyOf(levels);
    lines = List.copyOf(lines);
    awards = List.copyOf(awards);
    objectives = List.copyOf(objectives);
  }

  /**
   * A level of victory.
   *
   * @param winner null for a draw
   * @param from the Axis points less the Soviet points from which on it is reached
   */
  public record Level(String id, @Nullable Side winner, int from) {
    /**
     * The last level that a lead reaches, or the first.
     *
     * @param levels from the lowest
     */
    public static Level reached(List<Level> levels, int lead) {
      Level reached = levels.getFirst();
      for (Level level : levels) {
        reached = lead >= level.from() ? level : reached;
      }
      return reached;
    }
  }

  public record Line(Side side, String reason, int points, String rule) {}

  /**
   * @param side who scores it; null if either may
   */
  public record Award(String reason, @Nullable Side side, int points, String rule) {}

  /**
   * @param points what it is worth at the end
   * @param holder for whom it would count now; null if for nobody
   */
  public record Objective(String id, @Hex Ints hexes, int points, @Nullable Side holder) {}
}
