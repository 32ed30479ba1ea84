package stavka.engine.play;

import stavka.engine.order.Overrun;

/**
 * An overrun that units can make together, and what the way to it costs.
 *
 * @param halfPoints in half movement points, the overrun itself apart
 */
public record PricedOverrun(Overrun overrun, int halfPoints) {}
