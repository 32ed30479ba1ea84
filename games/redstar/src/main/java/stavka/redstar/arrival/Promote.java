package stavka.redstar.arrival;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/**
 * Put a Guards or Shock army in the place of a rifle army [15.5.2].
 *
 * @param army the rifle army
 * @param elite the army that awaits promotion
 */
public record Promote(@Unit int army, @Unit int elite) implements Order {}
