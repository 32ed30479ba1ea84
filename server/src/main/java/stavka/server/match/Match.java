package stavka.server.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.engine.table.Viewer;
import stavka.formats.record.BadNotation;
import stavka.server.store.Journal;
import stavka.server.store.StoredEntry;

/**
 * A match in memory. Everything that reads or changes it holds its lock; an order is stored before
 * it is in force, and in force before anyone is told.
 */
public final class Match {
  private final MatchRules rules;
  private final Keys keys;
  private final Journal journal;
  private final Function<Integer, List<StoredEntry>> stored;
  private final Narrator narrator;
  private final ReentrantLock lock = new ReentrantLock();
  private final Course course;
  private final Audience audience = new Audience();
  private volatile long touched;
  private volatile long updated;

  /**
   * @param stored reads the log after an entry from the store
   */
  Match(
      MatchRules rules,
      Keys keys,
      Journal journal,
      Function<Integer, List<StoredEntry>> stored,
      Narrator narrator,
      long created) {
    this.rules = rules;
    this.keys = keys;
    this.journal = journal;
    this.stored = stored;
    this.narrator = narrator;
    this.course = new Course(rules);
    this.touched = System.currentTimeMillis();
    this.updated = created;
  }

  public MatchRules rules() {
    return rules;
  }

  public Keys keys() {
    return keys;
  }

  /** When someone last asked for anything, in milliseconds since 1970. */
  public long touched() {
    return touched;
  }

  /** When it last changed, in milliseconds since 1970. */
  public long updated() {
    return updated;
  }

  /** Asks something of the match as it stands. */
  public <T> T look(Function<Situation, T> question) {
    return held(() -> question.apply(course.situation()));
  }

  /**
   * Asks something of the match as it stood after so many orders; nothing if there are not so many.
   */
  public <T> Optional<T> lookBack(int orders, Function<Situation, T> question) {
    return held(
        () ->
            orders < 0 || orders > course.size()
                ? Optional.empty()
                : Optional.of(question.apply(course.situation(orders))));
  }

  /** The orders in force after a number; none if there are not so many. */
  public List<Play> history(int after) {
    return held(() -> after < 0 || after > course.size() ? List.of() : course.after(after));
  }

  /**
   * Gives an order.
   *
   * @param author the seat it comes from; null for a bot
   * @param after how many orders are in force, as far as the sender knows
   * @throws BadNotation if it is no order of this match
   */
  public Answer submit(@Nullable Viewer author, int after, Function<MatchRules, Order> reader) {
    return held(
        () -> {
          Order order = reader.apply(rules);
          Optional<Answer> refusal = course.refusal(author, after);
          if (refusal.isPresent()) {
            return refusal.get();
          }
          return switch (rules.game().submit(course.now(), order)) {
            case Ruling.Refused refused -> new Answer.Refused(refused.objections());
            case Ruling.Accepted accepted -> accept(author, order, accepted);
          };
        });
  }

  private Answer accept(@Nullable Viewer author, Order order, Ruling.Accepted accepted) {
    if (!append(StoredEntry.ORDER, Seats.name(author), rules.notation().text(order))) {
      return new Answer.Stale(course.size());
    }
    return new Answer.Done(advance(author, order, accepted));
  }

  /** Stores the next entry of the log; if another server was faster, takes over what it stored. */
  private boolean append(String kind, String author, String content) {
    int number = course.log().last() + 1;
    long now = System.currentTimeMillis();
    boolean mine = journal.append(new StoredEntry(rules.id(), number, kind, author, content, now));
    if (mine) {
      updated = now;
    } else {
      catchUp();
    }
    return mine;
  }

  private Play advance(@Nullable Viewer author, Order order, Ruling.Accepted accepted) {
    Play play = course.advance(author, order, accepted);
    tell("order", viewer -> narrator.order(course.situation(), play, viewer));
    return play;
  }

  private void tell(String event, Function<Viewer, String> words) {
    audience.tell(course.log().last(), event, words);
  }

  /** Takes back the last order, if the seat that asks gave it and chance had no part in it. */
  public Answer undo(Viewer author, int after) {
    return held(
        () -> {
          Optional<Answer> refusal = course.undoRefusal(author, after);
          if (refusal.isPresent()) {
            return refusal.get();
          }
          int left = course.size() - 1;
          if (!append(StoredEntry.UNDO, Seats.name(author), Integer.toString(left))) {
            return new Answer.Stale(course.size());
          }
          goBack(left);
          return new Answer.Undone(left);
        });
  }

  private void goBack(int orders) {
    course.goBack(orders);
    tell("undo", viewer -> narrator.undo(course.situation(), viewer));
  }

  /** Takes over what the store has and memory has not: all of it when the match is loaded. */
  void catchUp() {
    held(
        () -> {
          for (StoredEntry entry : stored.apply(course.log().last())) {
            if (!course.broken()) {
              repeat(entry);
            }
          }
          return true;
        });
  }

  private void repeat(StoredEntry entry) {
    updated = entry.at();
    if (entry.kind().equals(StoredEntry.UNDO)) {
      goBack(Integer.parseInt(entry.content()));
      return;
    }
    try {
      Order order = rules.notation().readOrder(entry.content());
      switch (rules.game().submit(course.now(), order)) {
        case Ruling.Accepted accepted -> advance(Seats.author(entry.author()), order, accepted);
        case Ruling.Refused refused -> course.breakAt(entry, refused.objections().toString());
      }
    } catch (BadNotation unreadable) {
      course.breakAt(entry, unreadable.reason());
    }
  }

  /** Shows everyone that something is wrong. */
  void report(String newFault) {
    held(
        () -> {
          course.report(newFault);
          return true;
        });
  }

  /**
   * Begins to watch.
   *
   * @param seen the last entry the watcher has seen, or null
   */
  public Subscription watch(Viewer viewer, @Nullable Integer seen) {
    return held(
        () -> {
          Subscription subscription = new Subscription(viewer);
          int from = seen != null && course.log().knows(seen) ? seen : course.log().last();
          tellMissed(subscription, from);
          audience.add(subscription);
          return subscription;
        });
  }

  private void tellMissed(Subscription subscription, int from) {
    Viewer viewer = subscription.viewer();
    MatchLog log = course.log();
    int lowest = log.lowestSince(from);
    int orders = log.ordersAfter(lowest);
    Situation start = course.situation(orders);
    String hello = narrator.hello(start, viewer);
    subscription.tell(new Notice(from, "hello", Map.of(viewer, hello)));
    if (orders < log.ordersAfter(from)) {
      subscription.tell(new Notice(lowest, "undo", Map.of(viewer, narrator.undo(start, viewer))));
    }
    for (Play play : course.after(orders)) {
      String text = narrator.order(course.situation(play.number()), play, viewer);
      subscription.tell(new Notice(play.entry(), "order", Map.of(viewer, text)));
    }
  }

  public void leave(Subscription subscription) {
    held(() -> audience.remove(subscription));
  }

  public int watchers() {
    return held(audience::size);
  }

  /** Tells all watchers that the server stops. */
  void dismiss() {
    held(
        () -> {
          audience.dismiss();
          return true;
        });
  }

  private <T> T held(Supplier<T> work) {
    lock.lock();
    try {
      touched = System.currentTimeMillis();
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
