package stavka.server.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
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
  private final Line line;
  private final MatchLog log = new MatchLog();
  private final Audience audience = new Audience();
  private @Nullable String fault;
  private boolean broken;
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
    this.line = new Line(rules);
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
    return held(() -> question.apply(situation()));
  }

  /**
   * Asks something of the match as it stood after so many orders; nothing if there are not so many.
   */
  public <T> Optional<T> lookBack(int orders, Function<Situation, T> question) {
    return held(
        () ->
            orders < 0 || orders > line.size()
                ? Optional.empty()
                : Optional.of(question.apply(situation(orders))));
  }

  /** The orders in force after a number; none if there are not so many. */
  public List<Play> history(int after) {
    return held(() -> after < 0 || after > line.size() ? List.of() : line.after(after));
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
          Optional<Answer> refusal = refusal(author, after);
          if (refusal.isPresent()) {
            return refusal.get();
          }
          return switch (rules.game().submit(line.now(), order)) {
            case Ruling.Refused refused -> new Answer.Refused(refused.objections());
            case Ruling.Accepted accepted -> accept(author, order, accepted);
          };
        });
  }

  private Optional<Answer> refusal(@Nullable Viewer author, int after) {
    if (broken) {
      return Optional.of(new Answer.Broken(String.valueOf(fault)));
    }
    if (after != line.size()) {
      return Optional.of(new Answer.Stale(line.size()));
    }
    boolean over = rules.game().verdict(line.now()).isPresent();
    return over || author == null || author.plays(rules.game().decision(line.now()).side())
        ? Optional.empty()
        : Optional.of(new Answer.NotYours());
  }

  private Answer accept(@Nullable Viewer author, Order order, Ruling.Accepted accepted) {
    if (!append(StoredEntry.ORDER, Seats.name(author), rules.notation().text(order))) {
      return new Answer.Stale(line.size());
    }
    return new Answer.Done(advance(author, order, accepted));
  }

  /** Stores the next entry of the log; if another server was faster, takes over what it stored. */
  private boolean append(String kind, String author, String content) {
    int number = log.last() + 1;
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
    Position before = line.now();
    Position after = accepted.position();
    Decision decision = rules.game().decision(before);
    boolean settled = !before.chance().equals(after.chance()) || Play.reveals(accepted.events());
    Play play =
        new Play(
            line.size() + 1,
            log.last() + 1,
            before.turn(),
            rules.table().phase(before),
            decision.side(),
            author,
            order,
            accepted.events(),
            settled,
            Play.Points.between(rules.game().insight(), before, after));
    line.add(play, after);
    log.add(line.size());
    audience.tell(log.last(), "order", viewer -> narrator.order(situation(), play, viewer));
    return play;
  }

  /** Takes back the last order, if the seat that asks gave it and chance had no part in it. */
  public Answer undo(Viewer author, int after) {
    return held(
        () -> {
          if (broken) {
            return new Answer.Broken(String.valueOf(fault));
          }
          if (after != line.size()) {
            return new Answer.Stale(line.size());
          }
          if (line.size() == 0) {
            return new Answer.Fixed("there is no order to take back");
          }
          Play last = line.play(line.size());
          if (last.author() != author) {
            return new Answer.Fixed("the last order was not yours");
          }
          if (last.settled()) {
            return new Answer.Fixed("a die was rolled or something revealed since");
          }
          int left = line.size() - 1;
          if (!append(StoredEntry.UNDO, Seats.name(author), Integer.toString(left))) {
            return new Answer.Stale(line.size());
          }
          goBack(left);
          return new Answer.Undone(left);
        });
  }

  private void goBack(int orders) {
    line.cutTo(orders);
    log.add(orders);
    audience.tell(log.last(), "undo", viewer -> narrator.undo(situation(), viewer));
  }

  /** Takes over what the store has and memory has not: all of it when the match is loaded. */
  void catchUp() {
    held(
        () -> {
          for (StoredEntry entry : stored.apply(log.last())) {
            if (!broken) {
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
      switch (rules.game().submit(line.now(), order)) {
        case Ruling.Accepted accepted -> advance(Seats.author(entry.author()), order, accepted);
        case Ruling.Refused refused -> breakAt(entry, refused.objections().toString());
      }
    } catch (BadNotation unreadable) {
      breakAt(entry, unreadable.reason());
    }
  }

  /** The rules have changed since the match was played: it can be looked at as far as it goes. */
  private void breakAt(StoredEntry entry, String reason) {
    broken = true;
    fault = "entry " + entry.number() + " of the log no longer stands: " + reason;
  }

  /** Shows everyone that something is wrong. */
  void report(String newFault) {
    held(
        () -> {
          fault = newFault;
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
          int from = seen != null && log.knows(seen) ? seen : log.last();
          tellMissed(subscription, from);
          audience.add(subscription);
          return subscription;
        });
  }

  private void tellMissed(Subscription subscription, int from) {
    Viewer viewer = subscription.viewer();
    int lowest = log.lowestSince(from);
    int orders = log.ordersAfter(lowest);
    Situation start = situation(orders);
    String hello = narrator.hello(start, viewer);
    subscription.tell(new Notice(from, "hello", Map.of(viewer, hello)));
    if (orders < log.ordersAfter(from)) {
      subscription.tell(new Notice(lowest, "undo", Map.of(viewer, narrator.undo(start, viewer))));
    }
    for (Play play : line.after(orders)) {
      String text = narrator.order(situation(play.number()), play, viewer);
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

  private Situation situation() {
    return situation(line.size());
  }

  private Situation situation(int orders) {
    Play last = orders == 0 ? null : line.play(orders);
    return new Situation(rules, line.at(orders), orders, orders == line.size(), last, fault);
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
