package stavka.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Stretches of matches that are over. */
public final class ChapterTable {
  private final Jdbi jdbi;

  ChapterTable(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Keeps a chapter; one of another build that begins alike gives way. */
  static void put(Handle handle, StoredChapter chapter) {
    handle.execute(
        "INSERT INTO chapters (match_id, first, last, entry, mark, content)"
            + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match_id, first) DO UPDATE SET"
            + " last = excluded.last, entry = excluded.entry, mark = excluded.mark,"
            + " content = excluded.content",
        chapter.match(),
        chapter.first(),
        chapter.last(),
        chapter.entry(),
        chapter.mark(),
        chapter.content());
  }

  /** Those that a build wrote and that end after an order, in order. */
  public List<StoredChapter> after(String match, String mark, int order) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT * FROM chapters WHERE match_id = ? AND mark = ? AND last > ?"
                        + " ORDER BY first",
                    match,
                    mark,
                    order)
                .map(Rows.CHAPTER)
                .list());
  }

  /** The last one that a build wrote and that ends at an order or before. */
  public Optional<StoredChapter> until(String match, String mark, int order) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT * FROM chapters WHERE match_id = ? AND mark = ? AND last <= ?"
                        + " ORDER BY last DESC LIMIT 1",
                    match,
                    mark,
                    order)
                .map(Rows.CHAPTER)
                .findOne());
  }

  /** The last entry of the first one that a build wrote and that tells of an order. */
  public Optional<Integer> lastEntry(String match, String mark, int order) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT entry FROM chapters WHERE match_id = ? AND mark = ? AND last >= ?"
                        + " ORDER BY last LIMIT 1",
                    match,
                    mark,
                    order)
                .mapTo(Integer.class)
                .findOne());
  }

  /**
   * Matches of a game with at least so many entries of which a build has no chapter, those played
   * last first.
   */
  public List<String> lacking(String game, String data, String mark, int entries) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT m.id FROM matches m LEFT JOIN summaries s ON s.match_id = m.id"
                        + " WHERE m.game = ? AND m.data = ?"
                        + " AND (SELECT MAX(e.n) FROM entries e WHERE e.match_id = m.id) >= ?"
                        + " AND NOT EXISTS (SELECT 1 FROM chapters c WHERE c.match_id = m.id"
                        + " AND c.mark = ?) ORDER BY COALESCE(s.updated, m.created) DESC",
                    game,
                    data,
                    entries,
                    mark)
                .mapTo(String.class)
                .list());
  }

  /** The builds that wrote them. */
  public List<String> marks(String match) {
    return jdbi.withHandle(
        handle ->
            handle
                .select("SELECT DISTINCT mark FROM chapters WHERE match_id = ?", match)
                .mapTo(String.class)
                .list());
  }

  /** Gives those of a match to another build. */
  public void rename(String match, String mark) {
    jdbi.useHandle(
        handle -> handle.execute("UPDATE chapters SET mark = ? WHERE match_id = ?", mark, match));
  }

  /** Drops those that tell of orders after so many. */
  static void drop(Handle handle, String match, int orders) {
    handle.execute("DELETE FROM chapters WHERE match_id = ? AND last > ?", match, orders);
  }
}
