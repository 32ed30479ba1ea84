package stavka.kharkov.regiment;

import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/** Replace regiments by a division that was split [15.12]. */
public record Reform(@Unit int division, @Unit Ints regiments) implements Order {}
