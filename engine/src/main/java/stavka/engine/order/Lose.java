package stavka.engine.order;

import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * Lose steps.
 *
 * @param units who loses them, once for each step
 */
public record Lose(@Unit Ints units) implements Order {}
