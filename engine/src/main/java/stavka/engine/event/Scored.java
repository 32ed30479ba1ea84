package stavka.engine.event;

import stavka.engine.value.Side;

/**
 * Points were won.
 *
 * @param reason the key of what for
 */
public record Scored(Side side, int points, String reason, String rule) implements Event {}
