package stavka.redstar.combat;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Units that have cleared a hex by overrun and may enter it [8.0.4 b].
 *
 * @param spent half points each has spent, in the order of the units
 * @param hex the hex, alone
 * @param armourPhase whether it is the Axis motorised movement phase
 */
@Rule("8.0.4")
public record OverrunEntry(@Unit Ints units, Ints spent, @Hex Ints hex, boolean armourPhase)
    implements Frame {}
