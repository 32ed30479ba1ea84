package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/** Why a unit cannot make a step whatever it costs, or null. */
@FunctionalInterface
public interface StepCheck {
  /**
   * A step of one unit among those it goes with.
   *
   * @param from where it comes from, or -1 for an arrival
   * @param direction where the other hex lies, or {@link HexGrid#NONE} if it is no neighbour
   * @param behind what the hex it leaves does to it, see {@link Gate}
   * @param ahead what the hex it enters does to it
   * @param price what the ground costs, 0 if it is forbidden
   * @param first whether it is the first of its way
   */
  record Step(
      Position position,
      Ints units,
      int unit,
      int from,
      int to,
      int direction,
      int behind,
      int ahead,
      int price,
      boolean first) {
    private boolean halted() {
      return from >= 0 && (behind == Gate.STOP || behind == Gate.ZONE);
    }
  }

  @Nullable Objection objection(Step step);

  /** Who begins in an enemy zone does not march. */
  static StepCheck leavesNoZone(Citations cites) {
    return step ->
        step.first && step.halted()
            ? cites.objection("leaves-zone", unit(step.units.first()), hex(step.from))
            : null;
  }

  /** Who has come to an enemy zone goes no further. */
  static StepCheck stopsInZone(Citations cites) {
    return step ->
        !step.first && step.halted() ? cites.objection("stops-in-zone", hex(step.from)) : null;
  }

  static StepCheck onTheMap(Citations cites) {
    return step ->
        step.to < 0 || step.to >= step.position.grid().size()
            ? cites.objection("no-such-hex")
            : null;
  }

  static StepCheck notWhereEnemiesAre(Citations cites) {
    return step -> step.ahead == Gate.CLOSED ? cites.objection("enemy-there", hex(step.to)) : null;
  }

  static StepCheck toTheNextHex(Citations cites) {
    return step ->
        step.from >= 0 && step.direction == HexGrid.NONE
            ? cites.objection("not-adjacent", hex(step.from), hex(step.to))
            : null;
  }

  /**
   * @param reason why the step cannot be made
   */
  static StepCheck overPassableGround(Function<Step, Objection> reason) {
    return step -> step.from >= 0 && step.price == 0 ? reason.apply(step) : null;
  }
}
