package stavka.lab;

import stavka.engine.play.Side;
import stavka.engine.play.Verdict;

/**
 * How a match went.
 *
 * @param turns the turn on which it ended
 * @param nanos how long it took to play, which is no part of what it was
 */
public record MatchResult(
    long seed, Verdict verdict, int orders, int turns, Losses axis, Losses soviet, long nanos) {

  public Losses losses(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  public int points(Side side) {
    return side == Side.AXIS ? verdict.axisPoints() : verdict.sovietPoints();
  }
}
