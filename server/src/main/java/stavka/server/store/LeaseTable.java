package stavka.server.store;

import org.jdbi.v3.core.Jdbi;

/** Which of several servers does what only one should do for a match, such as moving its bots. */
public final class LeaseTable {
  private final Jdbi jdbi;
  private final String owner;

  LeaseTable(Jdbi jdbi, String owner) {
    this.jdbi = jdbi;
    this.owner = owner;
  }

  /**
   * Takes a lease or holds on to it.
   *
   * @return false while another server has it
   */
  public boolean hold(String match, long millis) {
    long now = System.currentTimeMillis();
    return jdbi.withHandle(
        handle ->
            handle.execute(
                    "INSERT INTO leases (match_id, owner, until) VALUES (?, ?, ?)"
                        + " ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner,"
                        + " until = excluded.until WHERE leases.owner = ? OR leases.until < ?",
                    match,
                    owner,
                    now + millis,
                    owner,
                    now)
                == 1);
  }

  /** Lets go of all that this server holds, and of what is long past. */
  public void release() {
    jdbi.useHandle(
        handle ->
            handle.execute(
                "DELETE FROM leases WHERE owner = ? OR until < ?",
                owner,
                System.currentTimeMillis() - 3_600_000L));
  }
}
