package stavka.server.store;

/**
 * How a match stands, for the lobby and for retention.
 *
 * @param orders in force
 * @param ended whether it is over
 * @param updated in milliseconds since 1970
 * @param content what the lobby shows of it, as a JSON object
 */
public record StoredSummary(
    String match, int orders, boolean ended, long updated, String content) {}
