package stavka.engine.event;

import stavka.engine.position.Unit;

/** An untried unit was turned over. */
public record Revealed(@Unit int unit, int attack, int defence, String rule) implements Event {}
