package stavka.kharkov.movement;

import stavka.engine.position.Frame;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * Units that have begun to move together and may go on: after an overrun [7.25], a disengagement
 * [6.62], or an interruption.
 *
 * @param spent the half points each of them has spent, in the order of the units
 */
public record Motion(@Unit Ints units, Ints spent) implements Frame {}
