package stavka.operational.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** Why units cannot overrun, or null. */
@FunctionalInterface
public interface OverrunCheck {
  @Nullable Objection objection(Attempt attempt);

  /** An overrun that is judged. */
  final class Attempt {
    private final Position position;
    private final MovePhase phase;
    private final Overrun order;
    private final int start;
    private final byte @Nullable [] gates;
    private final int[] spent;

    Attempt(
        Position position,
        MovePhase phase,
        Overrun order,
        int start,
        byte @Nullable [] gates,
        int[] spent) {
      this.position = position;
      this.phase = phase;
      this.order = order;
      this.start = start;
      this.gates = gates;
      this.spent = spent;
    }

    public Position position() {
      return position;
    }

    public MovePhase phase() {
      return phase;
    }

    public Overrun order() {
      return order;
    }

    public Ints units() {
      return order.units();
    }

    /** Where they stand, or -1 for arrivals. */
    public int start() {
      return start;
    }

    /** The hex they overrun from. */
    public int from() {
      return order.path().isEmpty() ? start : order.path().last();
    }

    /** What hexes do to them on their way, if it is not what the enemy does. */
    public byte @Nullable [] gates() {
      return gates;
    }

    /** The half points a unit has spent, the unit given by its place in the order. */
    public int spent(int index) {
      return spent[index];
    }

    /** Why they cannot march to the hex they overrun from, or null; they pay for it. */
    public @Nullable Objection approach(March march) {
      return march.objection(position, units(), start, order.path(), gates, spent);
    }

    /** The same by another way of judging. */
    public @Nullable Objection approach(Approach approach) {
      return approach.objection(position, units(), start, order.path(), spent);
    }
  }

  /** Judges a way to the hex that units overrun from, and adds up what they pay for it. */
  @FunctionalInterface
  interface Approach {
    @Nullable Objection objection(Position position, Ints units, int start, Ints path, int[] spent);
  }
}
