package stavka.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.table.Viewer;
import stavka.formats.record.BadNotation;
import stavka.server.store.Journal;
import stavka.server.store.StoredSummary;

/**
 * A match in memory. Everything that reads or changes where it stands holds its lock, and nothing
 * long is done meanwhile; an order is stored before it is in force, and in force before anyone is
 * told. Of what lies behind, only the last orders are here: see {@link Past}.
 */
public final class Match {
  private final MatchRules rules;
  private final Past past;
  private final Narrator narrator;
  private final ReentrantLock lock = new ReentrantLock();
  private final Audience audience = new Audience();
  private final MatchKeeper keeper;
  private volatile Keys keys;
  private volatile long touched = System.currentTimeMillis();

  Match(MatchRules rules, Keys keys, Journal journal, Past past, Narrator narrator, long created) {
    this.rules = rules;
    this.keys = keys;
    this.past = past;
    this.narrator = narrator;
    this.keeper = new MatchKeeper(rules, journal, past, narrator, audience, created);
    held(
        () -> {
          keeper.load();
          return true;
        });
  }

  public MatchRules rules() {
    return rules;
  }

  public Keys keys() {
    return keys;
  }

  /** Whoever watches with a key that opens nothing any more is shown the door; others come back. */
  void setKeys(Keys newKeys) {
    boolean replaced = newKeys.replaces(keys);
    this.keys = newKeys;
    if (replaced) {
      dismiss();
    }
  }

  /** When someone last asked for anything, in milliseconds since 1970. */
  public long touched() {
    return touched;
  }

  /** When it last changed, in milliseconds since 1970. */
  public long updated() {
    return held(keeper::updated);
  }

  /** Asks something of the match as it stands. */
  public <T> T look(Function<Situation, T> question) {
    return asked(() -> question.apply(keeper.progress().situation()));
  }

  /**
   * Asks something of the match as it stood after so many orders; nothing if there are not so many.
   */
  public <T> Optional<T> lookBack(int orders, Function<Situation, T> question) {
    Situation now = look(Function.identity());
    if (orders < 0 || orders > now.orders()) {
      return Optional.empty();
    }
    if (orders == now.orders()) {
      return Optional.of(look(question));
    }
    Situation then = past.playedAgain(orders, orders).situation();
    return Optional.of(
        question.apply(
            new Situation(then.rules(), then.position(), orders, false, then.last(), now.fault())));
  }

  /** The orders in force after a number; none if there are not so many. */
  public List<Play> history(int after) {
    Recent recent = recent(after);
    if (after >= recent.base()) {
      return recent.plays();
    }
    List<Play> plays =
        new ArrayList<>(past.playedAgain(after, recent.base()).after(Math.max(0, after)));
    plays.addAll(recent.plays());
    return plays;
  }

  /** What a viewer is told of each order in force after a number. */
  public List<String> told(int after, Viewer viewer) {
    Recent recent = recent(after);
    List<String> texts = new ArrayList<>();
    if (after < recent.base()) {
      texts.addAll(past.told(after, recent.base(), viewer, narrator));
    }
    MatchRules aside = rules.aside();
    recent.plays().forEach(play -> texts.add(narrator.past(aside, play, viewer)));
    return texts;
  }

  /** The points at the end of each turn. */
  public List<Play.Points> points() {
    Recent recent = recent(0);
    List<Play.Points> points = new ArrayList<>();
    if (recent.base() > 0) {
      points.addAll(past.points(recent.base()));
    }
    for (Play play : recent.plays()) {
      Play.Points end = play.points();
      if (end != null) {
        points.add(end);
      }
    }
    return points;
  }

  /** The orders in memory after a number, and how many orders lie before those. */
  private record Recent(int base, List<Play> plays) {}

  private Recent recent(int after) {
    return asked(
        () -> {
          MatchProgress progress = keeper.progress();
          int base = progress.base().orders();
          return after > progress.size()
              ? new Recent(0, List.of())
              : new Recent(base, progress.after(Math.max(base, after)));
        });
  }

  /**
   * Gives an order.
   *
   * @param author the seat it comes from; null for a bot
   * @param after how many orders are in force, as far as the sender knows
   * @throws BadNotation if it is no order of this match
   */
  public Answer submit(@Nullable Viewer author, int after, Function<MatchRules, Order> reader) {
    return asked(() -> keeper.submit(author, after, reader, this::held));
  }

  /** Takes back the last order, if the seat that asks gave it and chance had no part in it. */
  public Answer undo(Viewer author, int after) {
    return asked(() -> keeper.undo(author, after));
  }

  /** How the match stands, for a store that has no summary of it. */
  StoredSummary summary() {
    return asked(keeper::summary);
  }

  /** How many orders are in memory. */
  int inMemory() {
    return held(() -> keeper.progress().size() - keeper.progress().base().orders());
  }

  /** The number of the last entry in the log, as far as memory knows. */
  public int lastEntry() {
    return held(() -> keeper.progress().log().last());
  }

  /** Takes over what the store has and memory has not. */
  void catchUp() {
    held(
        () -> {
          keeper.catchUp(this::held);
          return true;
        });
  }

  /** Shows everyone that something is wrong. */
  void report(String newFault) {
    held(
        () -> {
          keeper.progress().report(newFault);
          return true;
        });
  }

  /**
   * Begins to watch.
   *
   * @param seen the last entry the watcher has seen, or null
   */
  public Subscription watch(Viewer viewer, @Nullable Integer seen) {
    Subscription subscription = new Subscription(viewer);
    Missed missed =
        asked(
            () -> {
              audience.add(subscription);
              return Missed.since(keeper.progress(), seen);
            });
    try {
      subscription.begin(missed.notices(narrator, viewer));
    } catch (RuntimeException | Error failed) {
      leave(subscription);
      throw failed;
    }
    return subscription;
  }

  public void leave(Subscription subscription) {
    held(() -> audience.remove(subscription));
  }

  public int watchers() {
    return held(audience::size);
  }

  /** Lets go of what can be worked out again. */
  void rest() {
    held(
        () -> {
          keeper.progress().rest();
          return true;
        });
  }

  /** Tells all watchers that the server stops. */
  void dismiss() {
    held(
        () -> {
          audience.dismiss();
          return true;
        });
  }

  private <T> T asked(Supplier<T> work) {
    touched = System.currentTimeMillis();
    return held(work);
  }

  private <T> T held(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
