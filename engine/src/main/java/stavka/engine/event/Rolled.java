package stavka.engine.event;

/** A die was rolled in the open. */
public record Rolled(String purpose, String rule, int sides, int value) implements Event {}
