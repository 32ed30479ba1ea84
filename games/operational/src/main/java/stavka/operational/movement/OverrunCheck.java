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
    public final Position position;
    public final MovePhase phase;
    public final Overrun order;
    public final Ints units;

    /** Where they stand, or -1 for arrivals. */
    public final int start;

    /** The hex they overrun from. */
    public final int from;

    /** What hexes do to them on their way, if it is not what the enemy does. */
    public final byte @Nullable [] gates;

    private final int before;
    private final int[] spent;

    Attempt(
        Position position,
        MovePhase phase,
        Overrun order,
        int before,
        int start,
        byte @Nullable [] gates,
        int[] spent) {
      this.position = position;
      this.phase = phase;
      this.order = order;
      this.units = order.units();
      this.before = before;
      this.start = start;
      this.from = order.path().isEmpty() ? start : order.path().last();
      this.gates = gates;
      this.spent = spent;
    }

    /** The half points a unit has spent, the unit given by its place in the order. */
    public int spent(int index) {
      return spent[index];
    }

    /** Why they cannot march to the hex they overrun from, or null; they pay for it. */
    public @Nullable Objection approach(March march) {
      return march.objection(position, units, before, start, order.path(), gates, spent);
    }

    /** The same by another way of judging. */
    public @Nullable Objection approach(Approach approach) {
      return approach.objection(position, units, start, order.path(), spent);
    }
  }

  /** Judges a way to the hex that units overrun from, and adds up what they pay for it. */
  @FunctionalInterface
  interface Approach {
    @Nullable Objection objection(Position position, Ints units, int start, Ints path, int[] spent);
  }
}
