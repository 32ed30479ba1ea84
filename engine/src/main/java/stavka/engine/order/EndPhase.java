package stavka.engine.order;

/** Nothing more in this phase. */
public record EndPhase() implements Order {}
