package stavka.bautzen.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * Attackers may enter the hex they attacked.
 *
 * @param units who may yet advance
 */
record AdvanceUnits(Side side, @Hex int target, @Unit Ints units) implements Frame {
  AdvanceUnits without(int unit) {
    return new AdvanceUnits(side, target, units.without(unit));
  }
}
