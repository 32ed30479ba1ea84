package stavka.server.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Game;
import stavka.engine.table.Viewer;
import stavka.server.json.OptionsJson;
import stavka.server.store.Journal;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSeat;

/**
 * All matches: those in memory, and the others brought in from the store when someone asks for
 * them.
 */
public final class Matches {
  private static final long IDLE_MILLIS = TimeUnit.MINUTES.toMillis(10);

  private final Function<String, Optional<Game>> games;
  private final Store store;
  private final Journal journal;
  private final Narrator narrator;
  private final int limit;
  private final Map<String, Match> loaded = new ConcurrentHashMap<>();
  private final AtomicInteger count;

  /**
   * @param limit how many matches the store may hold
   */
  public Matches(
      Function<String, Optional<Game>> games,
      Store store,
      Journal journal,
      Narrator narrator,
      int limit) {
    this.games = games;
    this.store = store;
    this.journal = journal;
    this.narrator = narrator;
    this.limit = limit;
    this.count = new AtomicInteger(store.matches());
  }

  public int count() {
    return count.get();
  }

  /** Those in memory. */
  public Collection<Match> loaded() {
    return List.copyOf(loaded.values());
  }

  /**
   * Stores a new match.
   *
   * @return nothing if there are too many
   */
  public Optional<Created> create(NewMatch match) {
    if (count.incrementAndGet() > limit) {
      count.decrementAndGet();
      return Optional.empty();
    }
    String id = Tokens.id();
    long now = System.currentTimeMillis();
    Map<Viewer, String> tokens = new EnumMap<>(Viewer.class);
    List<StoredSeat> seats = new ArrayList<>();
    for (Viewer viewer : match.seats()) {
      String token = Tokens.token();
      tokens.put(viewer, token);
      seats.add(new StoredSeat(id, Seats.name(viewer), hex(token)));
    }
    List<StoredEntry> entries = new ArrayList<>();
    for (String order : match.orders()) {
      String author = Seats.name(Viewer.BOTH);
      entries.add(new StoredEntry(id, entries.size() + 1, StoredEntry.ORDER, author, order, now));
    }
    store.create(
        new StoredMatch(
            id,
            match.game().slug(),
            match.scenario(),
            match.seed(),
            OptionsJson.write(match.options()),
            match.axis(),
            match.soviet(),
            match.game().dataMark(),
            now),
        seats,
        entries);
    return Optional.of(new Created(id, tokens));
  }

  /**
   * The match of that id, if there is one of a game that is at hand.
   *
   * @throws OtherData if the game at hand has other data than those it was begun with
   */
  public Optional<Match> find(String id) {
    Match match = loaded.get(id);
    return Optional.ofNullable(match == null ? loaded.computeIfAbsent(id, this::load) : match);
  }

  private @Nullable Match load(String id) {
    Optional<StoredMatch> stored = store.match(id);
    Optional<Game> game = stored.flatMap(match -> games.apply(match.game()));
    if (stored.isEmpty() || game.isEmpty()) {
      return null;
    }
    StoredMatch found = stored.get();
    if (!found.data().equals(game.get().dataMark())) {
      throw new OtherData(found.data());
    }
    MatchRules rules =
        MatchRules.of(
            id,
            game.get(),
            found.scenario(),
            OptionsJson.read(found.options()),
            found.seed(),
            found.axis(),
            found.soviet());
    Map<Viewer, byte[]> digests = new EnumMap<>(Viewer.class);
    for (StoredSeat seat : store.seats(id)) {
      Viewer viewer = Seats.author(seat.seat());
      if (viewer != null) {
        digests.put(viewer, HexFormat.of().parseHex(seat.token()));
      }
    }
    Match match =
        new Match(
            rules,
            new Keys(digests),
            journal,
            after -> store.entries(id, after),
            narrator,
            found.created());
    match.catchUp();
    return match;
  }

  /** The match that a token opens, whichever it is, if it can go on here. */
  public Optional<Match> opened(String token) {
    try {
      return store.seat(hex(token)).flatMap(seat -> find(seat.match()));
    } catch (OtherData elsewhere) {
      return Optional.empty();
    }
  }

  private static String hex(String token) {
    return HexFormat.of().formatHex(Tokens.digest(token));
  }

  /** Another server has added to a match. */
  public void changed(String id) {
    Match match = loaded.get(id);
    if (match != null) {
      match.catchUp();
    }
  }

  /** Other servers may have added to any match. */
  public void catchUpAll() {
    loaded.values().forEach(Match::catchUp);
  }

  /** Lets go of matches that nobody has looked at for a while; they are in the store. */
  public void forgetIdle() {
    long before = System.currentTimeMillis() - IDLE_MILLIS;
    loaded.values().removeIf(match -> match.touched() < before && match.watchers() == 0);
  }

  /** Forgets a match whose state in the store is not known for certain, so that it is read anew. */
  public void forget(String id) {
    Match match = loaded.remove(id);
    if (match != null) {
      match.dismiss();
    }
  }

  /** Ends every stream. */
  public void dismissAll() {
    loaded.values().forEach(Match::dismiss);
  }
}
