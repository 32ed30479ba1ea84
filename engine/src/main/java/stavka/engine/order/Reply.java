package stavka.engine.order;

/** Answer a question that has a short list of answers. */
public record Reply(String answer) implements Order {}
