package stavka.server.match;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.play.Game;
import stavka.formats.record.Notation;
import stavka.server.json.OptionsJson;
import stavka.server.store.Journal;
import stavka.server.store.Store;
import stavka.server.store.StoredMatch;

/**
 * All matches: those in memory, and the others brought in from the store when someone asks for
 * them.
 */
public final class Matches implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Matches.class);
  private static final long IDLE_MILLIS = TimeUnit.MINUTES.toMillis(10);
  private static final long REST_MILLIS = TimeUnit.MINUTES.toMillis(1);

  /**
   * What a match takes in memory, roughly: where it stands with what was worked out of that, and
   * each order that is not a chapter. A long campaign was weighed at 415 KB.
   */
  private static final long MATCH_BYTES = 320 * 1024;

  private static final long ORDER_BYTES = 512;

  private final Function<String, Optional<Game>> games;
  private final Store store;
  private final Journal journal;
  private final Narrator narrator;
  private final Workshop loading;
  private final Map<String, Match> loaded = new ConcurrentHashMap<>();
  private final Map<String, Notation> notations = new ConcurrentHashMap<>();
  private final Map<Game, String> marks = new ConcurrentHashMap<>();
  private final long room;

  /** For one who has no others to share with. */
  public Matches(
      Function<String, Optional<Game>> games,
      Store store,
      Journal journal,
      Narrator narrator,
      long room) {
    this(games, store, journal, narrator, Workshop.unshared("loads"), room);
  }

  /**
   * @param loading where matches are read from the store
   * @param room how many bytes loaded matches may take, roughly
   */
  public Matches(
      Function<String, Optional<Game>> games,
      Store store,
      Journal journal,
      Narrator narrator,
      Workshop loading,
      long room) {
    this.loading = loading;
    this.games = games;
    this.store = store;
    this.journal = journal;
    this.narrator = narrator;
    this.room = room;
  }

  /** Those in memory. */
  public Collection<Match> loaded() {
    return List.copyOf(loaded.values());
  }

  /** The match of that id if it is in memory. */
  public Optional<Match> inMemory(String id) {
    return Optional.ofNullable(loaded.get(id));
  }

  /**
   * The match of that id, if there is one of a game that is at hand.
   *
   * @throws OtherData if the game at hand has other data than those it was begun with
   * @throws Workshop.Full if too many others are being loaded
   */
  public Optional<Match> find(String id) {
    return find(id, Asker.HOUSE);
  }

  /**
   * @param asker for whom it is loaded, if it must be
   */
  public Optional<Match> find(String id, Asker asker) {
    Match match = loaded.get(id);
    return match != null ? Optional.of(match) : loading.call(asker, id, () -> loadOnce(id));
  }

  /** Of several who ask for a match at once, one has it loaded. */
  private Optional<Match> loadOnce(String id) {
    try {
      Match known = loaded.get(id);
      if (known != null) {
        return Optional.of(known);
      }
      Optional<Match> match = Optional.ofNullable(load(id));
      return match.map(found -> other(loaded.putIfAbsent(id, found), found));
    } finally {
      makeRoom();
    }
  }

  private static Match other(@Nullable Match before, Match found) {
    return before == null ? found : before;
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
                Dice.of(found.seed(), found.dice()),
                found.axis(),
                found.soviet())
            .sharing(notations);
    Past past = new Past(rules, store, marks.computeIfAbsent(game.get(), BuildMark::of));
    return new Match(
        rules, new Keys(store.seats().of(id)), journal, past, narrator, found.created());
  }

  /** Matches of a game, long enough for chapters, that have none of this build. */
  List<String> withoutChapters(Game game) {
    String mark = marks.computeIfAbsent(game, BuildMark::of);
    return store.chapters().lacking(game.slug(), game.dataMark(), mark, MatchProgress.TAIL);
  }

  /** Has a match loaded, and so its chapters written, without keeping it in memory for that. */
  void writeChapters(String id) {
    boolean here = loaded.containsKey(id);
    Optional<Match> match = find(id);
    if (!here && match.isPresent() && match.get().watchers() == 0) {
      loaded.remove(id, match.get());
    }
  }

  /** Another server has added to a match, or changed who may open it. */
  public void changed(String id) {
    Match match = loaded.get(id);
    if (match == null) {
      return;
    }
    if (!match.rules().dice().isReady()) {
      forget(id);
      return;
    }
    match.setKeys(new Keys(store.seats().of(id)));
    match.catchUp();
  }

  /** Other servers may have added to any match: one query tells to which. */
  public void catchUpAll() {
    List<String> ids = List.copyOf(loaded.keySet());
    store
        .lastEntries(ids)
        .forEach(
            (id, last) -> {
              Match match = loaded.get(id);
              if (match != null && match.lastEntry() < last) {
                match.catchUp();
              }
            });
  }

  /** Word of who may open matches may have been missed too. */
  public void renewKeys() {
    store
        .seats()
        .of(List.copyOf(loaded.keySet()))
        .forEach((id, seats) -> inMemory(id).ifPresent(match -> match.setKeys(new Keys(seats))));
  }

  /** Lets go of matches that nobody has looked at for a while; they are in the store. */
  public void forgetIdle() {
    long now = System.currentTimeMillis();
    for (Match match : loaded()) {
      boolean unwatched = match.watchers() == 0;
      if (unwatched && match.touched() < now - IDLE_MILLIS) {
        loaded.remove(match.rules().id(), match);
      } else if (match.touched() < now - REST_MILLIS) {
        match.rest();
      }
    }
    makeRoom();
  }

  /** When memory is short, those go that nobody watches and that were asked for longest ago. */
  private void makeRoom() {
    if (loaded.size() * MATCH_BYTES <= room / 2) {
      return;
    }
    long bytes = loaded().stream().mapToLong(Matches::weight).sum();
    List<Match> oldest =
        loaded().stream()
            .sorted(Comparator.comparingLong(Match::touched))
            .limit(Math.max(0, loaded.size() - 1))
            .toList();
    for (Match match : oldest) {
      if (bytes <= room) {
        return;
      }
      if (match.watchers() == 0) {
        loaded.remove(match.rules().id(), match);
        bytes -= weight(match);
      }
    }
    if (bytes > room) {
      LOG.warn("{} matches are watched: more than memory is meant for", loaded.size());
    }
  }

  private static long weight(Match match) {
    return MATCH_BYTES + match.inMemory() * ORDER_BYTES;
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

  @Override
  public void close() {
    loading.close();
  }
}
