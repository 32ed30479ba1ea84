package stavka.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/** Who has made how many matches: only digests of addresses are known, and the keys they need. */
public final class MakerTable {
  private final Jdbi jdbi;

  /**
   * What a maker or network takes up.
   *
   * @param matches that are not over
   * @param bytes of orders, in all of theirs
   */
  public record Share(int matches, long bytes) {}

  MakerTable(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * @param digests of an address, with each key there is
   */
  public Share ofMaker(List<String> digests) {
    return share("maker", digests);
  }

  public Share ofNetwork(List<String> digests) {
    return share("network", digests);
  }

  private Share share(String column, List<String> digests) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "SELECT COUNT(CASE WHEN COALESCE(s.ended, 0) = 0 THEN 1 END) AS running,"
                        + " COALESCE(SUM(m.bytes + COALESCE(s.bytes, 0)), 0) AS bytes"
                        + " FROM matches m LEFT JOIN summaries s ON s.match_id = m.id WHERE m."
                        + column
                        + " IN (<digests>)")
                .bindList("digests", new ArrayList<>(digests))
                .map((row, context) -> new Share(row.getInt("running"), row.getLong("bytes")))
                .one());
  }

  /** Whether a maker has a match that has gone on for so many orders. */
  public boolean hasPlayed(List<String> digests, int orders) {
    return jdbi.withHandle(
        handle ->
            handle
                    .createQuery(
                        "SELECT COUNT(*) FROM matches m JOIN summaries s ON s.match_id = m.id"
                            + " WHERE m.maker IN (<digests>) AND s.orders >= :orders")
                    .bindList("digests", new ArrayList<>(digests))
                    .bind("orders", orders)
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }

  /** The keys made since a time, the newest first. */
  public List<String> keys(long since) {
    return jdbi.withHandle(
        handle ->
            handle
                .select(
                    "SELECT secret FROM maker_keys WHERE made >= ? ORDER BY made DESC, secret",
                    since)
                .mapTo(String.class)
                .list());
  }

  public void addKey(long made, String secret) {
    jdbi.useHandle(
        handle ->
            handle.execute(
                "INSERT INTO maker_keys (made, secret) VALUES (?, ?) ON CONFLICT DO NOTHING",
                made,
                secret));
  }

  /** Throws away keys made before a time, and the digests of matches that nobody can read then. */
  public void forget(long before) {
    jdbi.useTransaction(
        handle -> {
          handle.execute("DELETE FROM maker_keys WHERE made < ?", before);
          handle.execute(
              "UPDATE matches SET maker = '', network = '' WHERE created < ? AND maker <> ''",
              before);
        });
  }
}
