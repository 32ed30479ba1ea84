package stavka.kharkov.regiment;

import stavka.engine.order.Order;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/** Replace regiments by a division that was split [15.12]. */
public record Reform(@Unit int division, @Unit Ints regiments) implements Order {}
