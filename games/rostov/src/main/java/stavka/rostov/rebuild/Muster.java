package stavka.rostov.rebuild;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Unit;

/** A Soviet cadre comes back to a town of the map [7.42, 7.43]. */
public record Muster(@Unit int unit, @Hex int hex) implements Order {}
