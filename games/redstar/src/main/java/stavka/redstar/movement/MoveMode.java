package stavka.redstar.movement;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** A way to move. Its steps of the sequence come one after the other [2.0 C, G, H]. */
interface MoveMode {
  /** What a {@link stavka.engine.order.Move} calls it. */
  String name();

  /** The rule that it is under. */
  String rule();

  /** Whether a unit that may move at all might move this way, as far as can be seen at once. */
  boolean suits(Position position, int unit);

  /** Why units that may move together cannot go along a path, or null. */
  @Nullable Objection objection(Position position, Movers movers, Ints units, Ints path);

  /** The ways open to a unit, one to each hex in reach. */
  void paths(Position position, Movers movers, int unit, Consumer<? super Ints> action);

  /** Some of those ways, or all where they are few, for random play. */
  default void someOf(
      Position position,
      Movers movers,
      int unit,
      RandomGenerator random,
      Consumer<? super Ints> action) {
    paths(position, movers, unit, action);
  }

  /** What a path costs, in half points; 0 where a mode has no price. */
  default int cost(Position position, Ints units, Ints path) {
    return 0;
  }

  /** Units have gone this way. */
  default void gone(Draft draft, Ints units, int from, Ints path) {}

  /** Where a unit may go and at what price, for showing it. */
  default Optional<MoveField> reach(Position position, Movers movers, int unit) {
    return Optional.empty();
  }
}
