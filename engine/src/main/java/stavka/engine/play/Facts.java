package stavka.engine.play;

import java.util.List;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * What is true of a position beyond what may be ordered, for bots, charts and lists: what units are
 * worth in a fight, how they are supplied, and how the points stand. It reveals nothing that both
 * sides may not know.
 */
public interface Facts {
  /** Whether a counter is a fighting unit, as opposed to a headquarters or a marker. */
  boolean fights(int unit);

  /** Strength to attack with; for an unknown unit, what may be expected of it. */
  int attack(Position position, int unit);

  /** Strength to defend with; for an unknown unit, what may be expected of it. */
  int defence(Position position, int unit);

  /**
   * How many times its strength a unit fights with while just these units stand in its hex, itself
   * among them: divisions that stay together may fight better.
   */
  default int multiple(Ints stack, int unit) {
    return 1;
  }

  /** Whether units could stay on a hex beside those already there. */
  default boolean fits(Position position, Ints units, @Hex int hex) {
    return true;
  }

  /** Steps a unit can still lose before it is gone. */
  int stepsLeft(Position position, int unit);

  /** Whether a unit on the map is supplied now. */
  boolean supplied(Position position, int unit);

  /** Whether a hex lies in a zone of control of a side. */
  boolean zone(Position position, Side side, int hex);

  /** The points a side would have if the match ended now. */
  int points(Position position, Side side);

  /** The number of the turn with which the match of a position began. */
  default int firstTurn(Position position) {
    return 1;
  }

  /** How far a unit can go, in points as its counter shows them. */
  default int movement(Position position, int unit) {
    List<Step> steps = position.counter(unit).steps();
    return steps.isEmpty() ? 0 : steps.getFirst().movement();
  }

  /** How many fighting units may stand on a hex. */
  default int stacking() {
    return 3;
  }

  /** How much of a side may stand on a hex, in what {@link #bulk} counts. */
  default int stacking(Side side) {
    return stacking();
  }

  /** How much of a hex a unit takes. */
  default int bulk(int unit) {
    return 1;
  }

  /** How many times their own strength the units of a formation have when whole and together. */
  default int cohesion() {
    return 1;
  }

  /** The strength that holds a hex for a side beside its units, such as a garrison's. */
  default int garrison(Position position, Side side, @Hex int hex) {
    return 0;
  }

  /** How many times the ground of a hex multiplies the strength of those attacked there. */
  default int shelter(@Hex int hex) {
    return 1;
  }

  /**
   * How many times what lies between a hex and a neighbour multiplies the strength of those
   * attacked from the one in the other; 0 where no attack is possible.
   */
  default int barrier(@Hex int from, int direction) {
    return 1;
  }

  /** The same as things stand: ice may lie where a river ran. */
  default int barrier(Position position, @Hex int from, int direction) {
    return barrier(from, direction);
  }

  /**
   * How many hexes of detour a side had better march than go straight from a hex to a neighbour, as
   * things stand: a river without a bridge lies between, say, or the neighbour is sea.
   */
  default int detour(Position position, Side side, @Hex int from, int direction) {
    return 0;
  }

  /** Whether a unit would be supplied on a hex, as lines run now. */
  default boolean supplies(Position position, int unit, @Hex int hex) {
    return true;
  }

  /** Whether a unit could be ordered to attack from a hex, as lines of command run now. */
  default boolean commands(Position position, int unit, @Hex int hex) {
    return true;
  }

  /** Whether the side that moves now fights with what it moves before its enemy moves. */
  default boolean battleFollows(Position position) {
    return true;
  }

  /**
   * The chances of each result of an attack by a side at these strengths, nothing else being known
   * of it; empty if the game does not fight by odds.
   */
  default List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    return List.of();
  }
}
