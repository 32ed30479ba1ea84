package stavka.engine.position;

/**
 * Something begun and not yet finished that must be settled before play goes on: a battle's losses,
 * a retreat, a pursuit. Frames are immutable records of ids, so that a position with its frames can
 * be compared and replayed.
 */
public interface Frame {}
