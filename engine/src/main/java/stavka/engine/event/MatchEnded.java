package stavka.engine.event;

/** Play is over: no order follows, only what is counted at the end and the verdict. */
public record MatchEnded(String rule) implements Event {}
