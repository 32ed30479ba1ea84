package stavka.lab;

import stavka.engine.position.Position;

/**
 * How long matches of the conformance suite may be.
 *
 * @param orders within which a whole match must end
 * @param turns after which a match is broken off
 */
public record MatchLimits(int orders, int turns) {
  /** Matches that are played to their end. */
  public static MatchLimits whole(int orders) {
    return new MatchLimits(orders, Integer.MAX_VALUE);
  }

  boolean reached(Position start, Position now) {
    return now.turn() - start.turn() >= turns;
  }
}
