package stavka.engine.event;

/**
 * Something that happened. Events are records of ids and numbers; with the order that caused them
 * they are the log that the page shows, records keep and an outside program can check.
 */
public interface Event {}
