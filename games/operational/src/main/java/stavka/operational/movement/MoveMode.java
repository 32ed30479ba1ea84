package stavka.operational.movement;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** A way to move: on the march, by rail, or as one of the books has it besides. */
public interface MoveMode {
  /** What a {@link stavka.engine.order.Move} calls it. */
  String name();

  /** The rule that it is under. */
  String rule();

  /** Whether a unit that may move at all might move this way, as far as can be seen at once. */
  default boolean suits(Position position, int unit) {
    return true;
  }

  /**
   * Why units that may move cannot go along a path, or null.
   *
   * @param start where they stand, or -1 for arrivals, whose path begins with the hex they enter by
   */
  @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path);

  /**
   * The ways open to a unit on the map, one to each hex in reach; who calls judges them again
   * unless they are {@link #certain}.
   */
  void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action);

  /** Whether there is no objection to the ways that are listed for one unit. */
  default boolean certain() {
    return false;
  }

  /** The same for an arrival that may enter by some hexes. */
  default void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {}

  /**
   * The ways open to units that stand together and go as one, one to each hex in reach; judged
   * again. Where a way is not paid for by the unit, what one can do all may be able to do.
   */
  default void forEachPathTogether(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    forEachPath(position, phase, units.first(), start, action);
  }

  /** The same for arrivals that may enter by some hexes. */
  default void forEachArrivalTogether(
      Position position, MovePhase phase, Ints units, Ints entries, Consumer<? super Ints> action) {
    forEachArrival(position, phase, units.first(), entries, action);
  }

  /** Some way at random, to be judged again; empty if none was found. */
  Ints sample(Position position, MovePhase phase, int unit, int start, RandomGenerator random);

  /** What a step costs a unit that has spent something, in half points; from -1 for an arrival. */
  default int price(Position position, int unit, int from, int to, int spent) {
    return 0;
  }

  /**
   * The same for a unit that came to the hex it leaves by another, where that makes a difference.
   *
   * @param before that other hex, -1, or {@link MarchRules#OUTSIDE}
   */
  default int price(Position position, int unit, int before, int from, int to, int spent) {
    return price(position, unit, from, to, spent);
  }

  /** Whether units that stand in an enemy zone go this way. */
  default boolean leavesZones() {
    return false;
  }

  /** Whether units may wait for an answer on their way. */
  default boolean pauses() {
    return true;
  }

  /** Units begin to move this way. */
  default void begun(Draft draft, Ints units, int start, Ints path) {}

  /**
   * Units have come to the end of their path.
   *
   * @return whether they go on in a way of their own or are gone; if not, they have moved
   */
  default boolean goesOn(Draft draft, Ints units, int start, Ints path, int[] spent) {
    return false;
  }

  /** Where a unit may go and at what price, for showing it. */
  default Optional<MoveField> reach(Position position, MovePhase phase, int unit, int start) {
    return Optional.empty();
  }
}
