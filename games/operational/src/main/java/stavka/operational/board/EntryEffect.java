package stavka.operational.board;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Something that follows from units coming to a hex, however they come there. Everything that moves
 * units calls this.
 */
public interface EntryEffect {
  /**
   * One unit leaves a hex (-1: arrives from off the map) for another, in the course of a movement
   * or advance.
   */
  default void stepped(Draft draft, int unit, int from, int to) {}

  /** Units of a side have come to a hex, to stay or to pass on; nothing has been told of it yet. */
  default void entered(Draft draft, Side side, int hex) {}

  /** Units of a side have come along some hexes and stand on the last; that has been told. */
  default void came(Draft draft, Side side, Ints units, Ints path) {}

  /** Units have stopped on a hex. */
  default void stopped(Draft draft, int hex) {}

  /**
   * Whether the enemy must be asked when units come from one hex (-1: from off the map) to another.
   *
   * @param before the position before they began to move
   */
  default boolean interrupts(Position before, Side side, int from, int hex) {
    return false;
  }

  /** Asks the enemy about units that have come to a hex. */
  default void interrupt(Draft draft, Side side, int from, int hex) {}

  /** Tells of units that have come along some hexes after a combat, once that has been told. */
  default void arrived(Draft draft, Side side, Ints units, int from, Ints path) {
    for (int i = 0; i < path.size(); i++) {
      entered(draft, side, path.get(i));
    }
    stopped(draft, path.last());
    interrupt(draft, side, from, path.last());
    came(draft, side, units, path);
  }
}
