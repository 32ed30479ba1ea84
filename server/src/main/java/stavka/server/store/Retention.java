package stavka.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Finds matches that need not be kept any longer, and removes them. */
public final class Retention {
  private static final int MOST_AT_ONCE = 200;
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
