package stavka.formats.record;

import stavka.engine.value.Side;

/**
 * A side lost a match that the rules had not ended.
 *
 * @param reason in one line of English
 */
public record Forfeited(Side side, String reason) {}
