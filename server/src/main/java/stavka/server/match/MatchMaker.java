package stavka.server.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import stavka.engine.table.Viewer;
import stavka.server.json.OptionsJson;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredInvitation;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSeat;

/** Makes matches, as long as there is room for them. */
public final class MatchMaker {
  static final long INVITATION_MILLIS = TimeUnit.DAYS.toMillis(14);

  private final Store store;
  private final int limit;
  private final int limitPerAddress;

  /** There are too many matches. */
  public static final class NoRoom extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final boolean yours;

    NoRoom(boolean yours, String reason) {
      super(reason, null, false, false);
      this.yours = yours;
    }

    /** Whether it is for the one who asks to finish some. */
    public boolean yours() {
      return yours;
    }
  }

  /**
   * @param limit how many matches the store may hold
   * @param limitPerAddress how many that are not over one address may have made
   */
  public MatchMaker(Store store, int limit, int limitPerAddress) {
    this.store = store;
    this.limit = limit;
    this.limitPerAddress = limitPerAddress;
  }

  /** How many there are: asked of the store, which knows of other servers too. */
  public int count() {
    return store.matches();
  }

  /**
   * Looks whether an address may make one more.
   *
   * @throws NoRoom if not
   */
  public void checkRoom(String address) {
    if (store.matches() >= limit) {
      throw new NoRoom(false, "this server has no room for more matches");
    }
    if (store.matchesOf(digest(address)) >= limitPerAddress) {
      throw new NoRoom(
          true,
          "this address has made "
              + limitPerAddress
              + " matches that are not over: finish some before making more");
    }
  }

  /**
   * Stores a new match.
   *
   * @param address who makes it
   */
  public Created create(NewMatch match, String address) {
    checkRoom(address);
    String id = Tokens.id();
    long now = System.currentTimeMillis();
    Map<Viewer, String> tokens = new EnumMap<>(Viewer.class);
    List<StoredSeat> seats = new ArrayList<>();
    for (Viewer viewer : match.seats()) {
      String token = Tokens.token();
      tokens.put(viewer, token);
      boolean own = viewer != Viewer.SPECTATOR;
      seats.add(
          new StoredSeat(
              id, Seats.name(viewer), digest(token), own ? match.holder() : "", own ? now : 0));
    }
    long until = now + INVITATION_MILLIS;
    Map<Viewer, String> invitations = new EnumMap<>(Viewer.class);
    List<StoredInvitation> invited = new ArrayList<>();
    for (Viewer viewer : match.invited()) {
      String token = Tokens.token();
      invitations.put(viewer, token);
      invited.add(new StoredInvitation(digest(token), id, Seats.name(viewer), until, 0));
    }
    store.create(stored(match, id, address, now), seats, invited, entries(match, id, now));
    return new Created(id, tokens, invitations, until, match.dice());
  }

  private static StoredMatch stored(NewMatch match, String id, String address, long now) {
    return new StoredMatch(
        id,
        match.game().slug(),
        match.scenario(),
        match.dice().seed(),
        OptionsJson.write(match.options()),
        match.axis(),
        match.soviet(),
        match.game().dataMark(),
        now,
        digest(address),
        match.dice().text());
  }

  private static List<StoredEntry> entries(NewMatch match, String id, long now) {
    List<StoredEntry> entries = new ArrayList<>();
    for (String order : match.orders()) {
      String author = Seats.name(Viewer.BOTH);
      entries.add(new StoredEntry(id, entries.size() + 1, StoredEntry.ORDER, author, order, now));
    }
    return entries;
  }

  /** The match that a token opens, if any. */
  public Optional<String> opened(String token) {
    return store.seats().opened(digest(token)).map(StoredSeat::match);
  }

  /** The SHA-256 of a token or address, in hexadecimal. */
  static String digest(String token) {
    return HexFormat.of().formatHex(Tokens.digest(token));
  }
}
