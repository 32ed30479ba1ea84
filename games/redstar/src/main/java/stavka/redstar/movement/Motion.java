package stavka.redstar.movement;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Units that have overrun an enemy hex, stand in it and may go on [8.0.4 b].
 *
 * @param spent half points each has spent, in the order of the units
 * @param armourPhase whether it is the Axis motorised movement phase
 */
@Rule("8.0.4")
public record Motion(@Unit Ints units, Ints spent, boolean armourPhase) implements Frame {}
