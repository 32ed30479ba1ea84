package stavka.redstar.movement;

import stavka.engine.position.Frame;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;
import stavka.engine.rule.Rule;

/**
 * Units that have cleared a hex by overrun and may enter it [8.0.4 b].
 *
 * @param spent half points each has spent, in the order of the units
 * @param hex the hex, alone
 * @param armourPhase whether it is the Axis motorised movement phase
 */
@Rule("8.0.4")
public record Entry(@Unit Ints units, Ints spent, @Hex Ints hex, boolean armourPhase)
    implements Frame {}
