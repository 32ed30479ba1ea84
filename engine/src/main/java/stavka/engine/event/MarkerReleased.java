package stavka.engine.event;

import stavka.engine.value.Unit;

/**
 * A unit gave back the marker that showed its strength.
 *
 * @param marker the type of the marker
 */
public record MarkerReleased(@Unit int unit, String marker, String rule) implements Event {}
