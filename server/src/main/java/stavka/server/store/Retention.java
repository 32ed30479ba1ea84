package stavka.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Finds matches that need not be kept any longer, and removes them. */
public final class Retention {
  private static final int MOST_AT_ONCE = 200;

  /** A match with so many orders is being played. */
  private static final int PLAYED = 8;

  private static final List<String> TABLES =
      List.of("entries", "chapters", "summaries", "invitations", "seats", "leases");

  private final Jdbi jdbi;

  Retention(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Those in which nobody gave an order, made before a time. */
  public List<String> unplayed(long before) {
    return find(
        "SELECT m.id FROM matches m WHERE m.created < ?"
            + " AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.match_id = m.id)",
        before);
  }

  /** Those that were over before a time. */
  public List<String> finished(long before) {
    return find("SELECT match_id FROM summaries WHERE ended = 1 AND updated < ?", before);
  }

  /** Those that were begun and in which nothing has been ordered since a time. */
  public List<String> abandoned(long before) {
    return find(
        "SELECT match_id FROM summaries WHERE ended = 0 AND orders > 0 AND updated < ?", before);
  }

  /** Those that came from records, and in which nothing has been ordered since a time. */
  public List<String> records(long before) {
    return find(
        "SELECT m.id FROM matches m LEFT JOIN summaries s ON s.match_id = m.id"
            + " WHERE m.bytes > 0 AND COALESCE(s.updated, m.created) < ?",
        before);
  }

  /**
   * Those that may go when room is short, the emptiest first: fewer orders than it takes to set up
   * were given. Whoever has made several of them loses those first, whoever has made most before
   * the others, the newest first; anybody else's go only if they are older.
   *
   * @param several how many one maker may have without losing them at once
   * @param lately when those were last played, if they were
   * @param before when the others were made and last played
   */
  public List<String> emptiest(int several, long lately, long before) {
    String empty =
        " NOT EXISTS (SELECT 1 FROM entries e WHERE e.match_id = m.id AND e.n >= " + PLAYED + ")";
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "SELECT m.id FROM matches m LEFT JOIN summaries s ON s.match_id = m.id"
                        + " LEFT JOIN (SELECT m.maker, COUNT(*) AS many FROM matches m"
                        + " WHERE m.maker <> '' AND"
                        + empty
                        + " GROUP BY m.maker) o ON o.maker = m.maker WHERE"
                        + empty
                        + " AND (COALESCE(o.many, 0) > :several AND COALESCE(s.updated, 0) <"
                        + " :lately OR COALESCE(s.updated, m.created) < :before) ORDER BY"
                        + " COALESCE(o.many, 0) DESC, COALESCE(s.orders, 0), m.created DESC LIMIT "
                        + MOST_AT_ONCE)
                .bind("several", several)
                .bind("lately", lately)
                .bind("before", before)
                .mapTo(String.class)
                .list());
  }

  private List<String> find(String query, long before) {
    return jdbi.withHandle(
        handle ->
            handle.select(query + " LIMIT " + MOST_AT_ONCE, before).mapTo(String.class).list());
  }

  static int remove(Handle handle, List<String> matches) {
    int removed = 0;
    for (String match : matches) {
      for (String table : TABLES) {
        handle.execute("DELETE FROM " + table + " WHERE match_id = ?", match);
      }
      removed += handle.execute("DELETE FROM matches WHERE id = ?", match);
    }
    return removed;
  }
}
