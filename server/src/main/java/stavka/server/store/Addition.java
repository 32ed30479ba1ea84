package stavka.server.store;

/**
 * An entry to be added to a match's log, with what it makes of the match.
 *
 * @param keep chapters that tell of later orders are dropped
 */
public record Addition(StoredEntry entry, StoredSummary summary, int keep) {}
