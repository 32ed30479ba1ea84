package stavka.server.store;

/**
 * One entry of a match's log.
 *
 * @param number from 1, without gaps
 * @param author the seat that gave it, or {@link #BOT}
 * @param content an order as JSON, or for an undo how many orders remain
 * @param at in milliseconds since 1970
 */
public record StoredEntry(
    String match, int number, String kind, String author, String content, long at) {
  public static final String ORDER = "order";
  public static final String UNDO = "undo";
  public static final String BOT = "bot";
}
