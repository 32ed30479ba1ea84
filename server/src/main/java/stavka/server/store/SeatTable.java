package stavka.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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

  /** Who may open these matches. */
  public Map<String, List<StoredSeat>> of(List<String> matches) {
    if (matches.isEmpty()) {
      return Map.of();
    }
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("SELECT * FROM seats WHERE match_id IN (<ids>)")
                .bindList("ids", new ArrayList<>(matches))
                .map(Rows.SEAT)
                .collect(Collectors.groupingBy(StoredSeat::match)));
  }

  /**
   * Invites to a seat, taken or not; other invitations to it that nobody used are void from now on.
   */
  public void invite(StoredInvitation invitation) {
    jdbi.useTransaction(
        handle -> {
          withdraw(handle, invitation);
          add(handle, invitation);
        });
  }

  /**
   * Invites to a seat that nobody has; other invitations to it are void from now on.
   *
   * @return false if someone has it, even if only since a moment ago
   */
  public boolean inviteToFree(StoredInvitation invitation) {
    return jdbi.inTransaction(
        handle -> {
          // Waits for whoever is just using an invitation up, and so sees what came of it.
          withdraw(handle, invitation);
          return handle.execute(
                  "INSERT INTO invitations (token, match_id, seat, until, used)"
                      + " SELECT ?, id, ?, CAST(? AS BIGINT), CAST(? AS BIGINT) FROM matches"
                      + " WHERE id = ? AND NOT EXISTS"
                      + " (SELECT 1 FROM seats WHERE match_id = ? AND seat = ?)",
                  invitation.token(),
                  invitation.seat(),
                  invitation.until(),
                  invitation.used(),
                  invitation.match(),
                  invitation.match(),
                  invitation.seat())
              == 1;
        });
  }

  private static void withdraw(Handle handle, StoredInvitation invitation) {
    handle.execute(
        "DELETE FROM invitations WHERE match_id = ? AND seat = ? AND used = 0",
        invitation.match(),
        invitation.seat());
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

  /** Gives a seat to someone else, or to nobody. */
  public void replace(String match, String seat, Optional<StoredSeat> next) {
    jdbi.useTransaction(
        handle -> {
          handle.execute("DELETE FROM seats WHERE match_id = ? AND seat = ?", match, seat);
          next.ifPresent(given -> add(handle, given));
        });
  }

  /** Puts a new token in the place of an old one; whether that was still good. */
  public boolean rekey(String oldToken, String newToken) {
    return jdbi.withHandle(
        handle ->
            handle.execute("UPDATE seats SET token = ? WHERE token = ?", newToken, oldToken) == 1);
  }
}
