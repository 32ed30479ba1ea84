package stavka.engine.play;

import stavka.engine.value.Side;

/**
 * Who must choose, and what.
 *
 * @param code the key of the sentence that says what is to be chosen
 */
public record Decision(Side side, String code, String rule) {}
