package stavka.rostov.engineers;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/**
 * Begin a strongpoint, or set up a finished one [18.35, 23.11].
 *
 * @param as {@code begin} or {@code finish}; {@code extra} or {@code finish-extra} for one that is
 *     given near towns alone [7.21]
 */
public record Fortify(@Hex int hex, String as) implements Order {
  public static final String BEGIN = "begin";
  public static final String FINISH = "finish";
  public static final String EXTRA = "extra";
  public static final String FINISH_EXTRA = "finish-extra";

  boolean finished() {
    return as.equals(FINISH) || as.equals(FINISH_EXTRA);
  }

  boolean extra() {
    return as.equals(EXTRA) || as.equals(FINISH_EXTRA);
  }

  boolean known() {
    return as.equals(BEGIN) || finished() || extra();
  }
}
