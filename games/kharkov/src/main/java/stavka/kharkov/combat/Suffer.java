package stavka.kharkov.combat;

import stavka.engine.play.Side;
import stavka.engine.position.Frame;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * A side must lose steps or retreat [9.56].
 *
 * @param units the combat units the result falls on
 * @param hqs headquarters that must go where the result sends the units, or retreat alone
 * @param followers headquarters that may retreat with the units and need not [10.13]
 * @param engaged no retreat, as on Eng [9.59]
 * @param attacked whether it was attacked in a combat, so that guests count [9.65]
 */
public record Suffer(
    Side side,
    @Unit Ints units,
    @Unit Ints hqs,
    @Unit Ints followers,
    int steps,
    boolean engaged,
    boolean attacked)
    implements Frame {}
