package stavka.lab;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Verdict;
import stavka.engine.value.Side;

/**
 * How a match went.
 *
 * @param turns the turn on which it ended
 * @param nanos how long it took to play, which is no part of what it was
 * @param forfeit why the loser lost outside the rules; null for a match that was played to its end
 */
public record MatchResult(
    long seed,
    Verdict verdict,
    int orders,
    int turns,
    Losses axis,
    Losses soviet,
    long nanos,
    @Nullable String forfeit) {
  /**
   * The level of a verdict that no rulebook gave: one side lost by what it did outside the rules.
   */
  public static final String FORFEIT = "forfeit";

  public Losses losses(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  public int points(Side side) {
    return side == Side.AXIS ? verdict.axisPoints() : verdict.sovietPoints();
  }
}
