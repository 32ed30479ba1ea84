package stavka.guderian.movement;

import stavka.engine.position.Frame;
import stavka.engine.value.Side;

/** A movement phase has ended: hexes above the stacking limit must be brought down to it [7.1]. */
public record Excess(Side side) implements Frame {}
