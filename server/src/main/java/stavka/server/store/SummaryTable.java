package stavka.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** How matches stand. */
public final class SummaryTable {
  private final Jdbi jdbi;

  /**
   * What the lobby knows of a seat's match.
   *
   * @param summary null if the match has none yet
   */
  public record Row(StoredSeat seat, StoredMatch match, @Nullable StoredSummary summary) {}

  private static final RowMapper<Row> ROW =
      (row, context) ->
          new Row(
              Rows.SEAT.map(row, context),
              Rows.MATCH.map(row, context),
              row.getString("content") == null
                  ? null
                  : new StoredSummary(
                      row.getString("match_id"),
                      row.getInt("orders"),
                      row.getInt("ended") == 1,
                      row.getLong("updated"),
                      row.getString("content")));

  SummaryTable(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * Writes summaries in one go, in the place of those there were.
   *
   * @param bytes by how many more was ordered in each
   */
  static void put(Handle handle, List<StoredSummary> summaries, List<Integer> bytes) {
    PreparedBatch batch =
        handle.prepareBatch(
            "INSERT INTO summaries (match_id, orders, ended, updated, content, bytes) VALUES (?, ?,"
                + " ?, ?, ?, ?) ON CONFLICT (match_id) DO UPDATE SET orders = excluded.orders,"
                + " ended = excluded.ended, updated = excluded.updated, content = excluded.content,"
                + " bytes = summaries.bytes + excluded.bytes");
    for (int i = 0; i < summaries.size(); i++) {
      StoredSummary summary = summaries.get(i);
      batch.add(
          summary.match(),
          summary.orders(),
          summary.ended() ? 1 : 0,
          summary.updated(),
          summary.content(),
          bytes.get(i));
    }
    batch.execute();
  }

  /** Writes the summary of a match that has none. */
  public void put(StoredSummary summary) {
    jdbi.useHandle(handle -> put(handle, List.of(summary), List.of(0)));
  }

  public Optional<StoredSummary> of(String match) {
    return jdbi.withHandle(
        handle ->
            handle
                .select("SELECT * FROM summaries WHERE match_id = ?", match)
                .map(
                    (row, context) ->
                        new StoredSummary(
                            row.getString("match_id"),
                            row.getInt("orders"),
                            row.getInt("ended") == 1,
                            row.getLong("updated"),
                            row.getString("content")))
                .findOne());
  }

  /** The matches that tokens open, by their SHA-256. */
  public List<Row> opened(List<String> tokens) {
    if (tokens.isEmpty()) {
      return List.of();
    }
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "SELECT t.match_id, t.seat, t.token, t.holder, t.taken, m.*, s.orders, s.ended,"
                        + " s.updated, s.content FROM seats t JOIN matches m ON m.id = t.match_id"
                        + " LEFT JOIN summaries s ON s.match_id = t.match_id"
                        + " WHERE t.token IN (<tokens>)")
                .bindList("tokens", tokens)
                .map(ROW)
                .list());
  }
}
