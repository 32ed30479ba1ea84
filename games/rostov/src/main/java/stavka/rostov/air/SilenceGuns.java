package stavka.rostov.air;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;

/**
 * The Axis names guns that a raid silences.
 *
 * @param hex where they stand with a headquarters
 * @param count how many
 */
@Rule("13.24")
public record SilenceGuns(@Hex int hex, int count) implements Frame {}
