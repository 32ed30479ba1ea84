package stavka.rostov.movement;

import java.util.function.Function;
import stavka.engine.position.Position;
import stavka.operational.board.EntryEffect;
import stavka.rostov.arrival.Levies;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.NonOperational;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.losses.Fates;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;
import stavka.rostov.zones.Zones;

/**
 * What movement asks of the rest of the game.
 *
 * @param effects what follows from units coming to a hex
 * @param phases the id of the phase that a position is in
 */
public record MovementParts(
    Zones zones,
    Lines lines,
    Forts forts,
    Spans spans,
    Headquarters staffs,
    NonOperational silent,
    Unknowns unknowns,
    Declarations declarations,
    Fates fates,
    Levies levies,
    EntryHexes entrances,
    EntryEffect effects,
    Function<Position, String> phases) {}
