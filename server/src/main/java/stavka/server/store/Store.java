package stavka.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The database. It only ever gains rows. */
public final class Store implements AutoCloseable {
  private static final String ADD =
      "INSERT INTO entries (match_id, n, kind, author, content, at)"
          + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

  private static final RowMapper<StoredMatch> MATCH =
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
              row.getLong("created"));

  private static final RowMapper<StoredSeat> SEAT =
      (row, context) ->
          new StoredSeat(row.getString("match_id"), row.getString("seat"), row.getString("token"));

  private static final RowMapper<StoredEntry> ENTRY =
      (row, context) ->
          new StoredEntry(
              row.getString("match_id"),
              row.getInt("n"),
              row.getString("kind"),
              row.getString("author"),
              row.getString("content"),
              row.getLong("at"));

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final String writer = UUID.randomUUID().toString();

  private Store(HikariDataSource source) {
    this.source = source;
    this.jdbi = Jdbi.create(source);
  }

  /** Opens a database by its JDBC URL and brings its tables up to date. */
  public static Store open(String url) {
    HikariDataSource source = new HikariDataSource(settings(url));
    Flyway.configure()
        .dataSource(source)
        .locations("classpath:stavka/server/migrations")
        .loggers("slf4j")
        .load()
        .migrate();
    return new Store(source);
  }

  /**
   * SQLite in WAL mode with synchronous=FULL: a commit is in the log on the disk before it returns,
   * so that neither a killed process nor a power cut loses an acknowledged order. The journal puts
   * waiting orders into one commit, which keeps that cheap.
   */
  private static HikariConfig settings(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setPoolName("stavka");
    if (url.startsWith("jdbc:sqlite:")) {
      config.setMaximumPoolSize(4);
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("synchronous", "FULL");
      config.addDataSourceProperty("busy_timeout", "10000");
      config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
      config.addDataSourceProperty("foreign_keys", "true");
    } else {
      config.setMaximumPoolSize(8);
    }
    return config;
  }

  /** Whether several servers may write to this database. */
  public boolean isShared() {
    return source.getJdbcUrl().startsWith("jdbc:postgresql:");
  }

  /** A match with its seats and, if it comes from a record, its log. */
  public void create(StoredMatch match, List<StoredSeat> seats, List<StoredEntry> entries) {
    jdbi.useTransaction(
        handle -> {
          handle.execute(
              "INSERT INTO matches (id, game, scenario, seed, options, axis, soviet, data, created)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
              match.id(),
              match.game(),
              match.scenario(),
              match.seed(),
              match.options(),
              match.axis(),
              match.soviet(),
              match.data(),
              match.created());
          for (StoredSeat seat : seats) {
            handle.execute(
                "INSERT INTO seats (match_id, seat, token) VALUES (?, ?, ?)",
                seat.match(),
                seat.seat(),
                seat.token());
          }
          if (!entries.isEmpty()) {
            add(handle, entries);
          }
        });
  }

  /**
   * Adds entries in one commit.
   *
   * @return for each, whether its number was still free
   */
  public boolean[] append(List<StoredEntry> entries) {
    int[] counts =
        jdbi.inTransaction(
            handle -> {
              int[] added = add(handle, entries);
              if (isShared()) {
                tellOthers(handle, entries);
              }
              return added;
            });
    boolean[] stored = new boolean[counts.length];
    for (int i = 0; i < counts.length; i++) {
      stored[i] = counts[i] == 1;
    }
    return stored;
  }

  /** Other servers hear of it when, and only when, the entries are there. */
  private void tellOthers(Handle handle, List<StoredEntry> entries) {
    for (StoredEntry entry : entries) {
      handle
          .select("SELECT pg_notify(?, ?)", PeerNews.CHANNEL, writer + ":" + entry.match())
          .mapTo(String.class)
          .list();
    }
  }

  /** News of what other servers add to this database, if it can be shared. */
  public Optional<PeerNews> peerNews() {
    return isShared() ? Optional.of(new PeerNews(source.getJdbcUrl(), writer)) : Optional.empty();
  }

  private static int[] add(Handle handle, List<StoredEntry> entries) {
    PreparedBatch batch = handle.prepareBatch(ADD);
    for (StoredEntry entry : entries) {
      batch.add(
          entry.match(), entry.number(), entry.kind(), entry.author(), entry.content(), entry.at());
    }
    return batch.execute();
  }

  public Optional<StoredMatch> match(String id) {
    return jdbi.withHandle(
        handle -> handle.select("SELECT * FROM matches WHERE id = ?", id).map(MATCH).findOne());
  }

  public List<StoredSeat> seats(String match) {
    return jdbi.withHandle(
        handle -> handle.select("SELECT * FROM seats WHERE match_id = ?", match).map(SEAT).list());
  }

  /** The seat that a token's SHA-256 opens. */
  public Optional<StoredSeat> seat(String token) {
    return jdbi.withHandle(
        handle -> handle.select("SELECT * FROM seats WHERE token = ?", token).map(SEAT).findOne());
  }

  /** A match's log after a number. */
  public List<StoredEntry> entries(String match, int after) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT * FROM entries WHERE match_id = ? AND n > ? ORDER BY n", match, after)
                .map(ENTRY)
                .list());
  }

  public int matches() {
    return jdbi.withHandle(
        handle -> handle.select("SELECT COUNT(*) FROM matches").mapTo(Integer.class).one());
  }

  /** Whether the database answers. */
  public boolean answers() {
    try {
      return jdbi.withHandle(handle -> handle.select("SELECT 1").mapTo(Integer.class).one() == 1);
    } catch (RuntimeException down) {
      return false;
    }
  }

  @Override
  public void close() {
    source.close();
  }
}
