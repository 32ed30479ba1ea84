package stavka.rostov.detach;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/**
 * A division gives a step to be a regiment of its own.
 *
 * @param as {@code regular} or {@code strong}
 */
public record Detach(@Unit int division, String as) implements Order {
  public static final String REGULAR = "regular";
  public static final String STRONG = "strong";
}
