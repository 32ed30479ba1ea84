package stavka.redstar.supply;

import stavka.engine.trace.Trace;

/**
 * What supplies the units of a nation in a position. Lines by land are followed as far as they
 * leave a unit short of isolation, further than they supply it.
 *
 * @param rail rail lines from the sources and from the nation's capital
 * @param capital rail lines from the capital alone
 * @param land lines from the sources and from what relays them
 * @param ports lines from ports
 * @param led whether headquarters relay them, which are themselves supplied by rail
 * @param lost whether the capital is in enemy hands, which isolates all of the nation's units
 */
record NationLines(Trace rail, Trace capital, Trace land, Trace ports, boolean led, boolean lost) {}
