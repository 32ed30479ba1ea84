package stavka.bautzen.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * The beaten go back one by one, and columns with them.
 *
 * @param units who has yet to go
 * @param gone who has gone, in their order
 */
record RetreatUnits(Side side, @Hex int target, @Unit Ints units, @Unit Ints gone)
    implements Frame {
  RetreatUnits after(int unit) {
    return new RetreatUnits(side, target, units.without(unit), gone.with(unit));
  }
}
