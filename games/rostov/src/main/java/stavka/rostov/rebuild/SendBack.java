package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Unit;

/** A unit of the NKVD goes from the Active box to the track, whole or not [7.23]. */
public record SendBack(@Unit int unit) implements Order {}
