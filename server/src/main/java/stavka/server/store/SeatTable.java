package stavka.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Who may open a match, and who is invited to. */
public final class SeatTable {
  private final Jdbi jdbi;

  SeatTable(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  static void add(Handle handle, StoredSeat seat) {
    handle.execute(
        "INSERT INTO seats (match_id, seat, token, holder, taken) VALUES (?, ?, ?, ?, ?)",
        seat.match(),
        seat.seat(),
        seat.token(),
        seat.holder(),
        seat.taken());
  }

  static void add(Handle handle, StoredInvitation invitation) {
    handle.execute(
        "INSERT INTO invitations (token, match_id, seat, until, used) VALUES (?, ?, ?, ?, ?)",
        invitation.token(),
        invitation.match(),
        invitation.seat(),
        invitation.until(),
        invitation.used());
  }

  public List<StoredSeat> of(String match) {
    return jdbi.withHandle(
        handle ->
            handle.select("SELECT * FROM seats WHERE match_id = ?", match).map(Rows.SEAT).list());
  }

  /** The seat that a token's SHA-256 opens. */
  public Optional<StoredSeat> opened(String token) {
    return jdbi.withHandle(
        handle ->
            handle.select("SELECT * FROM seats WHERE token = ?", token).map(Rows.SEAT).findOne());
  }

  public Optional<StoredInvitation> invitation(String token) {
    return jdbi.withHandle(
        handle ->
            handle
                .select("SELECT * FROM invitations WHERE token = ?", token)
                .map(Rows.INVITATION)
                .findOne());
  }

  /** Invites to a seat; other invitations to it that nobody used are void from now on. */
  public void invite(StoredInvitation invitation) {
    jdbi.useTransaction(
        handle -> {
          handle.execute(
              "DELETE FROM invitations WHERE match_id = ? AND seat = ? AND used = 0",
              invitation.match(),
              invitation.seat());
          add(handle, invitation);
        });
  }

  /**
   * Uses an invitation up: whoever holds the seat from now on has the new token.
   *
   * @return whether it was still good; of two at once, one is first
   */
  public boolean take(StoredInvitation invitation, StoredSeat seat) {
    return jdbi.inTransaction(
        handle -> {
          int used =
              handle.execute(
                  "UPDATE invitations SET used = ? WHERE token = ? AND used = 0 AND until >= ?",
                  seat.taken(),
                  invitation.token(),
                  seat.taken());
          if (used == 1) {
            handle.execute(
                "DELETE FROM seats WHERE match_id = ? AND seat = ?", seat.match(), seat.seat());
            add(handle, seat);
          }
          return used == 1;
        });
  }

  /** Puts a new token in the place of an old one; whether that was still good. */
  public boolean rekey(String oldToken, String newToken) {
    return jdbi.withHandle(
        handle ->
            handle.execute("UPDATE seats SET token = ? WHERE token = ?", newToken, oldToken) == 1);
  }
}
