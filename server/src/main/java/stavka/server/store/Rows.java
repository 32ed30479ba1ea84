package stavka.server.store;

import org.jdbi.v3.core.mapper.RowMapper;

/** Rows of the tables as records. */
final class Rows {
  static final RowMapper<StoredMatch> MATCH =
      (row, context) ->
          new StoredMatch(
              row.getString("id"),
              row.getString("game"),
              row.getString("scenario"),
              row.getLong("seed"),
              row.getString("options"),
              row.getString("axis"),
              row.getString("soviet"),
              row.getString("data"),
              row.getLong("created"),
              row.getString("maker"),
              row.getString("network"),
              row.getString("dice"));

  static final RowMapper<StoredSeat> SEAT =
      (row, context) ->
          new StoredSeat(
              row.getString("match_id"),
              row.getString("seat"),
              row.getString("token"),
              row.getString("holder"),
              row.getLong("taken"));

  static final RowMapper<StoredInvitation> INVITATION =
      (row, context) ->
          new StoredInvitation(
              row.getString("token"),
              row.getString("match_id"),
              row.getString("seat"),
              row.getLong("until"),
              row.getLong("used"));

  static final RowMapper<StoredEntry> ENTRY =
      (row, context) ->
          new StoredEntry(
              row.getString("match_id"),
              row.getInt("n"),
              row.getString("kind"),
              row.getString("author"),
              row.getString("content"),
              row.getLong("at"));

  static final RowMapper<StoredChapter> CHAPTER =
      (row, context) ->
          new StoredChapter(
              row.getString("match_id"),
              row.getInt("first"),
              row.getInt("last"),
              row.getInt("entry"),
              row.getString("mark"),
              row.getString("content"));

  private Rows() {}
}
