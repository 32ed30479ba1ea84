package stavka.engine.event;

/** Play is over; nothing but the verdict follows. */
public record MatchEnded(String rule) implements Event {}
