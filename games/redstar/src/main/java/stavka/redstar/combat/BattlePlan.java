package stavka.redstar.combat;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;

/**
 * An attack or overrun that has been declared.
 *
 * @param siege whether the siege artillery is used [7.6.2]
 * @param spent half points each overrunning unit has spent, the overrun's own price included, in
 *     the order of the units; empty for an attack
 * @param armourPhase whether an overrun is made in the Axis motorised movement phase
 */
public record BattlePlan(
    boolean overrun,
    Side attacker,
    @Unit Ints units,
    @Hex Ints targets,
    boolean siege,
    Ints spent,
    boolean armourPhase) {}
