package stavka.operational.movement;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.WayTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** What a book says of movement hex by hex. */
public interface MarchRules {
  /** Stands for the hex before that by which an arrival came onto the map. */
  int OUTSIDE = -2;

  /** What each step costs a unit as things stand, in half points. */
  StepTable steps(Position position, int unit);

  /**
   * What steps cost a unit where a hex entered by a way costs its ground if it is left off the way;
   * null where each step has a price of its own.
   */
  default @Nullable WayTable ways(Position position, int unit) {
    return null;
  }

  /** How far a unit may go in a phase, in half points. */
  int allowance(Position position, int unit);

  /** What each hex does to a unit because of the enemy. */
  byte[] gates(Position position, int unit);

  /** What holds a unit back from a step, in the order of the book. */
  List<StepCheck> checks();

  /** What enemy zones do to a unit. */
  default ZoneEffect zone(Position position, int unit) {
    return ZoneEffect.STOPS;
  }

  /** Whether who begins in an enemy zone may march out of it. */
  default boolean leavesZones() {
    return true;
  }

  /** What a unit pays to come onto the map at a hex, in half points. */
  default int entryPrice(Position position, int unit, int hex) {
    return 0;
  }

  /** What it owes besides for that hex if it leaves it off the way by which it came. */
  default int entryOwed(Position position, int unit, int hex) {
    return 0;
  }

  /** The gates with all closed that checks close to one unit, so that a search finds its way. */
  default byte[] open(Position position, int unit, int start, byte[] gates) {
    return gates;
  }

  /** Whether every way that a search finds for a unit is good. */
  default boolean exact() {
    return false;
  }

  /** Judges the steps that the tables mark, for units that move together. */
  default StepGuard guard(Position position, Ints units) {
    return StepGuard.OPEN;
  }

  /** Why units cannot end their march where a path leads them, or null. */
  default @Nullable Objection finished(
      Position position, Ints units, int start, Ints path, int[] spent) {
    return null;
  }

  /** A walk for random play where the book leaves little choice, or null. */
  default @Nullable Ints walk(Position position, int unit, int start, RandomGenerator random) {
    return null;
  }
}
