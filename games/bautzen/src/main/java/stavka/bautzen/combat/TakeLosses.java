package stavka.bautzen.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A side loses steps.
 *
 * @param armourFirst whether the first of them is an armoured unit's
 */
record TakeLosses(Side side, @Unit Ints units, int steps, boolean armourFirst) implements Frame {}
