package stavka.server.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stavka.engine.table.Viewer;
import stavka.server.json.OptionsJson;
import stavka.server.store.MakerTable;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredInvitation;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSeat;

/** Makes matches, as long as there is room for them. */
public final class MatchMaker {
  static final long INVITATION_MILLIS = TimeUnit.DAYS.toMillis(14);

  /** Whoever has given so many orders in a match has played. */
  private static final int PLAYED = 8;

  /** So many empty matches of one maker stay at first when room is short. */
  private static final int FEW = 3;

  private static final long LATELY_MILLIS = TimeUnit.MINUTES.toMillis(10);
  private static final long EMPTY_MILLIS = TimeUnit.HOURS.toMillis(2);
  private static final long LOOK_MILLIS = TimeUnit.SECONDS.toMillis(5);
  private static final Pattern NETWORK = Pattern.compile("((?:[0-9a-f]+:){3})[0-9a-f]+::/64");

  private final Store store;
  private final Quotas quotas;
  private final Consumer<List<String>> remover;
  private final MakerDigests digests;
  private final AtomicLong nothingToRemove = new AtomicLong();

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

  public MatchMaker(Store store, int limit, int limitPerAddress) {
    this(store, new Quotas(limit, limitPerAddress, Long.MAX_VALUE), store::remove);
  }

  /**
   * @param remover removes matches when room is short
   */
  public MatchMaker(Store store, Quotas quotas, Consumer<List<String>> remover) {
    this.store = store;
    this.quotas = quotas;
    this.remover = remover;
    this.digests = new MakerDigests(store);
  }

  /** How many there are: asked of the store, which knows of other servers too. */
  public int count() {
    return store.matches();
  }

  /** Whether there are so many that newcomers have no place. */
  public boolean isFull() {
    return count() >= quotas.forNewcomers();
  }

  /**
   * Looks whether an address may make one more.
   *
   * @throws NoRoom if not
   */
  public void checkRoom(String address) {
    List<String> maker = digests.of(address);
    MakerTable.Share mine = store.makers().ofMaker(maker);
    MakerTable.Share around = store.makers().ofNetwork(digests.of(network(address)));
    if (mine.matches() >= quotas.perAddress() || around.matches() >= quotas.perNetwork()) {
      throw new NoRoom(
          true,
          "this address has made "
              + Math.max(mine.matches(), around.matches())
              + " matches that are not over: finish some before making more");
    }
    if (mine.bytes() >= quotas.bytesPerAddress() || around.bytes() >= quotas.bytesPerNetwork()) {
      throw new NoRoom(true, "the matches of this address take up all the room it may have");
    }
    if (store.matches() >= quotas.forNewcomers()) {
      makeRoom();
      int now = store.matches();
      boolean known = now < quotas.matches() && store.makers().hasPlayed(maker, PLAYED);
      if (now >= quotas.forNewcomers() && !known) {
        throw new NoRoom(false, "this server has no room for more matches");
      }
    }
  }

  /** Removes empty matches if there are so many that room is short. */
  public void makeRoomIfShort() {
    if (store.matches() >= quotas.plenty()) {
      makeRoom();
    }
  }

  private void makeRoom() {
    long now = System.currentTimeMillis();
    if (now - nothingToRemove.get() < LOOK_MILLIS) {
      return;
    }
    List<String> empty = store.retention().emptiest(FEW, now - LATELY_MILLIS, now - EMPTY_MILLIS);
    if (empty.isEmpty()) {
      nothingToRemove.set(now);
    } else {
      remover.accept(empty);
    }
  }

  /** With IPv6 an address is a network itself, and many such make a larger one. */
  public static String network(String address) {
    Matcher parts = NETWORK.matcher(address);
    return parts.matches() ? parts.group(1) + ":/48" : address;
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

  private StoredMatch stored(NewMatch match, String id, String address, long now) {
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
        digests.of(address).getFirst(),
        digests.of(network(address)).getFirst(),
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

  /** The SHA-256 of a token, in hexadecimal. */
  static String digest(String token) {
    return HexFormat.of().formatHex(Tokens.digest(token));
  }
}
