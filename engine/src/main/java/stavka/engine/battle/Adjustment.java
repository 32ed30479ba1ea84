package stavka.engine.battle;

/** A shift of columns or a change to the die, with its reason. */
public record Adjustment(int amount, String code, String rule) {}
