package stavka.engine.event;

/**
 * A number that is true of the match as a whole has changed.
 *
 * @param what its name: that of a fact in views, or of something else that lies open
 */
public record Counted(String what, int value, String rule) implements Event {}
