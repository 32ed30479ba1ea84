package stavka.engine.play;

import stavka.engine.order.Move;

/**
 * A move that units can make together, and what it costs.
 *
 * @param halfPoints the most any of them pays, in half movement points; {@link #UNPRICED} where
 *     only carrying it out would tell
 */
public record Journey(Move move, int halfPoints) {
  public static final int UNPRICED = -1;
}
