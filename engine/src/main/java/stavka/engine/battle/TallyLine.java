package stavka.engine.battle;

import stavka.engine.value.Unit;

/**
 * One line of a strength: a unit's base, or a change to it.
 *
 * @param unit whose line it is, or -1 for something that is no unit (a garrison)
 * @param value the unit's strength after this line
 * @param code the key of the reason
 */
public record TallyLine(@Unit int unit, int value, String code, String rule) {}
