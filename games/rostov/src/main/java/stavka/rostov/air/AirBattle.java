package stavka.rostov.air;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A mission whose units have been shown.
 *
 * @param first who says first who fires
 * @param initiative who has it; null before it is known
 * @param advantage whether that side has a local advantage, too
 * @param firing the units of both sides that fire
 * @param shooters who fires in this round, and at whom
 */
@Rule({"17.31", "17.32", "17.33"})
public record AirBattle(
    @Hex int hex,
    boolean support,
    Side first,
    Step step,
    @Nullable Side initiative,
    boolean advantage,
    @Unit Ints firing,
    @Unit Ints shooters,
    @Unit Ints targets)
    implements Frame {
  /** What comes next. */
  public enum Step {
    /** The side that flew first says which of its fighters fire. */
    ROLES,
    /** The other does. */
    OTHER_ROLES,
    INITIATIVE,
    /** The side with the initiative pairs its units. */
    ENGAGE,
    /** Those of the other side whom nobody engaged choose. */
    OTHERS_ENGAGE,
    FIRE,
    /** The side with the advantage pairs those again who are free. */
    ENGAGE_AGAIN,
    FIRE_AGAIN,
    /** Anti-aircraft fire, and what the mission does. */
    MISSION
  }

  static AirBattle begun(int hex, AirWar war) {
    return new AirBattle(
        hex,
        war.support(),
        war.first(),
        Step.ROLES,
        null,
        false,
        Ints.EMPTY,
        Ints.EMPTY,
        Ints.EMPTY);
  }

  AirBattle to(Step next) {
    return new AirBattle(
        hex, support, first, next, initiative, advantage, firing, shooters, targets);
  }

  /** With more units that fire. */
  AirBattle firing(Ints more) {
    return new AirBattle(
        hex, support, first, step, initiative, advantage, firing.plus(more), shooters, targets);
  }

  AirBattle led(Side side, boolean locally) {
    return new AirBattle(hex, support, first, step, side, locally, firing, shooters, targets);
  }

  /** With other pairs. */
  AirBattle paired(Ints who, Ints whom) {
    return new AirBattle(hex, support, first, step, initiative, advantage, firing, who, whom);
  }
}
