package stavka.operational.movement;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What a book says of overruns. How they are fought is the combat section's. */
public interface OverrunRules {
  /** Of a book without overruns. */
  OverrunRules NONE = new OverrunRules() {};

  /** What an overrun costs each unit of a side, in half points. */
  default int price(Position position, Side side) {
    return 0;
  }

  /** Everything that keeps units from overrunning, in the order of the book. */
  default List<OverrunCheck> checks() {
    return List.of();
  }

  /** The counter that could lead an overrun by these units, or -1 where none is needed. */
  default int leader(Position position, Ints units) {
    return -1;
  }

  /** Whether an overrun by these units, led by that counter, is worth looking at closely. */
  default boolean likely(Position position, Ints units, int leader) {
    return true;
  }

  /** Why units in motion cannot overrun again, or null. */
  default @Nullable Objection again(MovePhase phase) {
    return null;
  }

  /** Whether two units of a hex may overrun together. */
  default boolean companions(Position position, int unit, int other) {
    return false;
  }

  /** The ways to the hexes from which units could overrun, beside their own; judged again. */
  default void forEachApproach(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {}

  /**
   * Those of an overrun's units who stand on the hex it starts from already, while others come or
   * after they halted there.
   */
  default Ints waiting(Position position, Overrun order) {
    return Ints.EMPTY;
  }

  /** The half points a unit has spent that waits for an overrun. */
  default int spentBy(Position position, int unit) {
    return 0;
  }

  /** Who could join units in an overrun from a hex, beside those who begin with them. */
  default Ints joiners(Position position, Ints units, int from) {
    return Ints.EMPTY;
  }

  /** Whether a unit that has halted may still overrun from where it stands. */
  default boolean afterHalt(Position position, int unit) {
    return false;
  }

  /** A unit has ended its march with points to spare or without. */
  default void halted(Draft draft, int unit, int spent) {}

  /** An overrun begins. */
  default void begun(Draft draft, Overrun order) {}

  /** It is fought, by units that have spent so many half points with its price. */
  default void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    throw new IllegalStateException("no overruns");
  }
}
