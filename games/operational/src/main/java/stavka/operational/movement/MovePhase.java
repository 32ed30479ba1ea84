package stavka.operational.movement;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * A movement phase of a book.
 *
 * @param id its id in the sequence of play
 * @param code the key of what is to be decided
 * @param refusal the code of what is wrong with any other order
 * @param rule the rule it is under
 * @param who the counters that move in it
 * @param modes the ways to move, in the order in which they are listed
 * @param overruns whether units may overrun
 * @param leastMove whether each may go one hex whatever it costs
 * @param extras what else may be ordered
 * @param passes when nothing is to be decided
 * @param pace after how many orders random play ends it on average, or 0 if after most units moved
 */
public record MovePhase(
    String id,
    Side side,
    String code,
    String refusal,
    String rule,
    IntPredicate who,
    List<MoveMode> modes,
    boolean overruns,
    boolean leastMove,
    List<ExtraOrder> extras,
    Predicate<Position> passes,
    int pace) {
  /** The ids that these phases have in most sequences. */
  public static final String SOVIET = "soviet-movement";

  public static final String AXIS = "axis-movement";
  public static final String MECHANISED = "axis-mechanised";

  /** A phase in which all of a side move in some ways and overrun. */
  public MovePhase(String id, Side side, String code, String rule, List<MoveMode> modes) {
    this(
        id,
        side,
        code,
        "not-now",
        rule,
        unit -> true,
        modes,
        true,
        false,
        List.of(),
        position -> false,
        0);
  }

  /** The same for some counters only. */
  public MovePhase of(IntPredicate some) {
    return new MovePhase(
        id, side, code, refusal, rule, some, modes, overruns, leastMove, extras, passes, pace);
  }

  /** The same with other orders beside its own. */
  public MovePhase with(List<ExtraOrder> others) {
    return new MovePhase(
        id, side, code, refusal, rule, who, modes, overruns, leastMove, others, passes, pace);
  }

  /** The same, left out at times. */
  public MovePhase passing(Predicate<Position> times) {
    return new MovePhase(
        id, side, code, refusal, rule, who, modes, overruns, leastMove, extras, times, pace);
  }

  public boolean is(String phase) {
    return id.equals(phase);
  }

  public @Nullable MoveMode mode(String name) {
    for (MoveMode mode : modes) {
      if (mode.name().equals(name)) {
        return mode;
      }
    }
    return null;
  }
}
