package stavka.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Matches and their logs. Rows of a log are only added. */
public final class Store implements AutoCloseable {
  private static final String ADD =
      "INSERT INTO entries (match_id, n, kind, author, content, at)"
          + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

  private final Database database;
  private final Jdbi jdbi;
  private final SeatTable seats;
  private final ChapterTable chapters;
  private final SummaryTable summaries;
  private final LeaseTable leases;
  private final MakerTable makers;
  private final WriteTurns writes;
  private final String writer = UUID.randomUUID().toString();

  private Store(Database database) {
    this.database = database;
    this.jdbi = database.jdbi();
    this.seats = new SeatTable(jdbi);
    this.chapters = new ChapterTable(jdbi);
    this.summaries = new SummaryTable(jdbi);
    this.leases = new LeaseTable(jdbi, writer);
    this.makers = new MakerTable(jdbi);
    this.writes = new WriteTurns(!database.isShared());
  }

  /** Opens a database by its JDBC URL and brings its tables up to date. */
  public static Store open(String url) {
    return new Store(Database.open(url));
  }

  /** Whether several servers may write to this database. */
  public boolean isShared() {
    return database.isShared();
  }

  public SeatTable seats() {
    return seats;
  }

  /** Keeps a chapter, when it is its turn. */
  void keep(StoredChapter chapter) {
    writes.use(jdbi, handle -> ChapterTable.put(handle, chapter));
  }

  public ChapterTable chapters() {
    return chapters;
  }

  public SummaryTable summaries() {
    return summaries;
  }

  public MakerTable makers() {
    return makers;
  }

  public LeaseTable leases() {
    return leases;
  }

  /** A match with its seats, invitations and, if it comes from a record, its log. */
  public void create(
      StoredMatch match,
      List<StoredSeat> given,
      List<StoredInvitation> invitations,
      List<StoredEntry> entries) {
    writes.use(
        jdbi,
        handle -> {
          handle.execute(
              "INSERT INTO matches (id, game, scenario, seed, options, axis, soviet, data, created,"
                  + " maker, network, dice, bytes)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              match.id(),
              match.game(),
              match.scenario(),
              match.seed(),
              match.options(),
              match.axis(),
              match.soviet(),
              match.data(),
              match.created(),
              match.maker(),
              match.network(),
              match.dice(),
              entries.stream().mapToLong(entry -> entry.content().length()).sum());
          given.forEach(seat -> SeatTable.add(handle, seat));
          invitations.forEach(invitation -> SeatTable.add(handle, invitation));
          if (!entries.isEmpty()) {
            add(handle, entries);
          }
        });
  }

  /**
   * Adds entries in one commit, with what they make of their matches.
   *
   * @return for each, whether its number was still free
   */
  public boolean[] append(List<Addition> additions) {
    int[] counts =
        writes.in(
            jdbi,
            handle -> {
              int[] added = add(handle, additions.stream().map(Addition::entry).toList());
              List<StoredSummary> summaries = new ArrayList<>();
              List<Integer> bytes = new ArrayList<>();
              for (int i = 0; i < added.length; i++) {
                if (added[i] == 1) {
                  Addition addition = additions.get(i);
                  summaries.add(addition.summary());
                  bytes.add(addition.entry().content().length());
                  if (addition.entry().kind().equals(StoredEntry.UNDO)) {
                    ChapterTable.drop(handle, addition.entry().match(), addition.keep());
                  }
                }
              }
              if (!summaries.isEmpty()) {
                SummaryTable.put(handle, summaries, bytes);
                tellOthers(handle, summaries.stream().map(StoredSummary::match).toList());
              }
              return added;
            });
    boolean[] stored = new boolean[counts.length];
    for (int i = 0; i < counts.length; i++) {
      stored[i] = counts[i] == 1;
    }
    return stored;
  }

  private static int[] add(Handle handle, List<StoredEntry> entries) {
    PreparedBatch batch = handle.prepareBatch(ADD);
    for (StoredEntry entry : entries) {
      batch.add(
          entry.match(), entry.number(), entry.kind(), entry.author(), entry.content(), entry.at());
    }
    return batch.execute();
  }

  /** Other servers hear of it when, and only when, the entries are there; all in one word. */
  private void tellOthers(Handle handle, List<String> matches) {
    if (isShared()) {
      handle
          .select("SELECT pg_notify(?, ?)", PeerNews.CHANNEL, PeerNews.word(writer, matches))
          .mapTo(String.class)
          .list();
    }
  }

  /** Tells other servers that something of a match other than its log has changed. */
  public void tellOthers(String match) {
    if (isShared()) {
      jdbi.useHandle(handle -> tellOthers(handle, List.of(match)));
    }
  }

  /** News of what other servers add to this database, if it can be shared. */
  public Optional<PeerNews> peerNews() {
    return isShared() ? Optional.of(new PeerNews(database.url(), writer)) : Optional.empty();
  }

  public Optional<StoredMatch> match(String id) {
    return jdbi.withHandle(
        handle ->
            handle.select("SELECT * FROM matches WHERE id = ?", id).map(Rows.MATCH).findOne());
  }

  /** Puts how its dice come about in the place of what was known, if that is still so. */
  public boolean setDice(String id, String before, String after) {
    return jdbi.withHandle(
        handle ->
            handle.execute(
                    "UPDATE matches SET dice = ? WHERE id = ? AND dice = ?", after, id, before)
                == 1);
  }

  /** A match's log after a number. */
  public List<StoredEntry> entries(String match, int after) {
    return entries(match, after, Integer.MAX_VALUE);
  }

  /** A match's log after a number, up to and with another. */
  public List<StoredEntry> entries(String match, int after, int last) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT * FROM entries WHERE match_id = ? AND n > ? AND n <= ? ORDER BY n",
                    match,
                    after,
                    last)
                .map(Rows.ENTRY)
                .list());
  }

  /** The last number in the logs of these matches; those without a log are left out. */
  public Map<String, Integer> lastEntries(List<String> matches) {
    if (matches.isEmpty()) {
      return Map.of();
    }
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "SELECT match_id, MAX(n) AS last FROM entries WHERE match_id IN (<ids>)"
                        + " GROUP BY match_id")
                .bindList("ids", new ArrayList<>(matches))
                .map((row, context) -> Map.entry(row.getString("match_id"), row.getInt("last")))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** The names of all matches, the oldest first. */
  public List<String> ids() {
    return jdbi.withHandle(
        handle ->
            handle
                .select("SELECT id FROM matches ORDER BY created, id")
                .mapTo(String.class)
                .list());
  }

  public int matches() {
    return jdbi.withHandle(
        handle -> handle.select("SELECT COUNT(*) FROM matches").mapTo(Integer.class).one());
  }

  /** Removes matches with all that belongs to them. */
  public int remove(List<String> matches) {
    return writes.in(jdbi, handle -> Retention.remove(handle, matches));
  }

  public Retention retention() {
    return new Retention(jdbi);
  }

  /**
   * Whether the database can be read and written, and has room: nothing stays of what is written.
   *
   * @throws RuntimeException that says why not
   */
  public void probe() {
    DiskRoom.check(database.url(), DiskRoom.LEAST);
    writes.use(
        jdbi,
        handle -> {
          handle.execute(
              "INSERT INTO leases (match_id, owner, until) VALUES (?, ?, ?)"
                  + " ON CONFLICT (match_id) DO UPDATE SET until = excluded.until",
              "probe:" + writer.substring(0, 8),
              writer,
              System.currentTimeMillis());
        });
  }

  @Override
  public void close() {
    database.close();
  }
}
