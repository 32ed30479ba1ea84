package stavka.engine.counter;

/** One face of a counter. Movement is in whole points. */
public record Step(int attack, int defence, int movement) {}
