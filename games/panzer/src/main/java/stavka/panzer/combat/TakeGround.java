package stavka.panzer.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * The victors may follow up [9.71].
 *
 * @param units victorious units that have not advanced yet
 */
public record TakeGround(PanzerBattle battle, Side side, @Unit Ints units) implements Frame {

  TakeGround without(Ints advanced) {
    return new TakeGround(battle, side, units.filter(unit -> !advanced.contains(unit)));
  }
}
