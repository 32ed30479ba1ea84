package stavka.panzer.combat;

import stavka.engine.position.Frame;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * A side must lose steps or retreat.
 *
 * @param units the units the result falls on
 * @param attendants attendants that must go where the result sends the units, or retreat alone
 * @param followers attendants that may retreat with the units and need not
 * @param engaged no retreat, as on Eng
 * @param attacked whether it was attacked in a combat, so that guests count
 */
public record LoseOrRetreat(
    Side side,
    @Unit Ints units,
    @Unit Ints attendants,
    @Unit Ints followers,
    int steps,
    boolean engaged,
    boolean attacked)
    implements Frame {}
