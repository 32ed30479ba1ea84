package stavka.server.match;

import stavka.engine.position.Position;

/**
 * A place in a match that it can be played on from.
 *
 * @param orders in force
 * @param entry the number in the log of the last entry before it
 * @param position with nothing worked out
 */
record Checkpoint(int orders, int entry, Position position) {
  static Checkpoint start(MatchRules rules) {
    return new Checkpoint(0, 0, rules.start());
  }
}
