package stavka.redstar.economy;

import stavka.engine.order.Order;
import stavka.engine.value.Hex;

/** Name the hex to which a leader comes, before he is drawn [14.4.4]. */
public record Summon(@Hex int hex) implements Order {}
