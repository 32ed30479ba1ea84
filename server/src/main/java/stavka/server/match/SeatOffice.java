package stavka.server.match;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import stavka.engine.table.Viewer;
import stavka.formats.record.BadNotation;
import stavka.formats.record.SharedDice;
import stavka.server.store.Store;
import stavka.server.store.StoredInvitation;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSeat;

/**
 * Gives seats to those who are invited, changes their keys, and gathers what the dice are made of.
 */
public final class SeatOffice {
  private static final int TRIES = 5;

  private final Store store;
  private final Matches matches;

  public SeatOffice(Store store, Matches matches) {
    this.store = store;
    this.matches = matches;
  }

  /** What came of an invitation. */
  public sealed interface Taking {
    /**
     * @param token opens the seat, and nobody else knows it
     */
    record Taken(String match, Viewer seat, String token) implements Taking {}

    record Unknown() implements Taking {}

    /** Somebody else at the match has that name. */
    record SameName() implements Taking {}

    /**
     * @param at when, in milliseconds since 1970
     */
    record Used(long at) implements Taking {}

    record Lapsed(long at) implements Taking {}
  }

  /**
   * Uses an invitation up.
   *
   * @param name who sits down, in their own words
   * @param secret what they add to the dice
   * @param same whether two names are taken for one another
   */
  public Taking take(
      String invitation, String name, String secret, BiPredicate<String, String> same) {
    Optional<StoredInvitation> found = store.seats().invitation(MatchMaker.digest(invitation));
    if (found.isEmpty()) {
      return new Taking.Unknown();
    }
    StoredInvitation known = found.get();
    long now = System.currentTimeMillis();
    Viewer seat = Seats.author(known.seat());
    if (known.used() > 0 || seat == null) {
      return new Taking.Used(known.used());
    }
    if (known.until() < now) {
      return new Taking.Lapsed(known.until());
    }
    boolean anothers =
        store.seats().of(known.match()).stream()
            .anyMatch(
                other -> !other.seat().equals(known.seat()) && same.test(name, other.holder()));
    if (anothers) {
      return new Taking.SameName();
    }
    String token = Tokens.token();
    StoredSeat taken =
        new StoredSeat(known.match(), known.seat(), MatchMaker.digest(token), name, now);
    if (!store.seats().take(known, taken)) {
      return new Taking.Used(now);
    }
    reveal(known.match(), seat, secret, true);
    changed(known.match());
    return new Taking.Taken(known.match(), seat, token);
  }

  /**
   * A new invitation to a seat that nobody has taken; an earlier one is void.
   *
   * @return nothing if someone has
   */
  public Optional<StoredInvitation> invite(Match match, Viewer seat, String token) {
    StoredInvitation invitation = invitation(match.rules().id(), seat, token);
    return store.seats().inviteToFree(invitation) ? Optional.of(invitation) : Optional.empty();
  }

  /**
   * An invitation to a seat whether or not it is taken, for who has lost the key to it. The present
   * key is good until the invitation is used. Nobody at a match may do that, since it would be a
   * way to the opponent's seat: it is for those who run the server.
   *
   * @return nothing if there is no such match, or nobody could sit there
   */
  public static Optional<StoredInvitation> inviteAgain(
      Store store, String match, Viewer seat, String token) {
    Set<Viewer> given = new Keys(store.seats().of(match)).seats();
    boolean free =
        seat != Viewer.BOTH
            && !given.contains(Viewer.BOTH)
            && store.match(match).filter(found -> isForPeople(found, seat)).isPresent();
    if (seat == Viewer.SPECTATOR || !(given.contains(seat) || free)) {
      return Optional.empty();
    }
    StoredInvitation invitation = invitation(match, seat, token);
    store.seats().invite(invitation);
    return Optional.of(invitation);
  }

  private static boolean isForPeople(StoredMatch match, Viewer seat) {
    return (seat == Viewer.AXIS ? match.axis() : match.soviet()).equals(MatchRules.HUMAN);
  }

  private static StoredInvitation invitation(String match, Viewer seat, String token) {
    long until = System.currentTimeMillis() + MatchMaker.INVITATION_MILLIS;
    return new StoredInvitation(MatchMaker.digest(token), match, Seats.name(seat), until, 0);
  }

  /** Puts a new token in the place of one that was lost or seen by others. */
  public Optional<String> rekey(Match match, String token) {
    String fresh = Tokens.token();
    if (!store.seats().rekey(MatchMaker.digest(token), MatchMaker.digest(fresh))) {
      return Optional.empty();
    }
    changed(match.rules().id());
    return Optional.of(fresh);
  }

  /**
   * Puts a new link for spectators in the place of the one there was.
   *
   * @param withdraw whether there is to be none
   * @return its token
   */
  public Optional<String> changeSpectators(Match match, boolean withdraw) {
    String id = match.rules().id();
    String seat = Seats.name(Viewer.SPECTATOR);
    Optional<String> token = withdraw ? Optional.empty() : Optional.of(Tokens.token());
    store
        .seats()
        .replace(
            id, seat, token.map(key -> new StoredSeat(id, seat, MatchMaker.digest(key), "", 0)));
    changed(id);
    return token;
  }

  /**
   * Adds a side's secret to the dice.
   *
   * @return whether the match waited for it
   * @throws BadNotation if it is not the one the side committed itself to
   */
  public boolean reveal(Match match, Viewer seat, String secret) {
    boolean news = reveal(match.rules().id(), seat, secret, false);
    if (news) {
      changed(match.rules().id());
    }
    return news;
  }

  private boolean reveal(String id, Viewer seat, String secret, boolean commit) {
    String party = Seats.name(seat);
    for (int i = 0; i < TRIES; i++) {
      Optional<StoredMatch> match = store.match(id);
      SharedDice dice =
          match.map(found -> Dice.of(found.seed(), found.dice()).shared()).orElse(null);
      if (match.isEmpty() || dice == null || dice.secrets().containsKey(party)) {
        return false;
      }
      if (!commit && !dice.digests().containsKey(party)) {
        return false;
      }
      SharedDice more = dice.committed(party, SharedDice.digest(secret)).revealed(party, secret);
      if (store.setDice(id, match.get().dice(), more.text())) {
        return true;
      }
    }
    throw new IllegalStateException("the dice of match " + id + " change all the time");
  }

  /** Here and on other servers the match is looked at anew. */
  private void changed(String id) {
    matches.changed(id);
    store.tellOthers(id);
  }
}
