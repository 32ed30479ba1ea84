package stavka.engine.order;

import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Lose steps.
 *
 * @param units who loses them, once for each step
 */
public record Lose(@Unit Ints units) implements Order {}
