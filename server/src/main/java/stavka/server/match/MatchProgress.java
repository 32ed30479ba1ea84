package stavka.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;
import stavka.server.store.StoredEntry;

/**
 * How far a match has come: where it stands, the last orders in force, and what is wrong with it.
 * What lies before its base is in the store only. It tells nobody and stores nothing; for use by
 * who holds the match.
 */
final class MatchProgress {
  /** A chapter has at least so many orders, and ends where nothing is pending. */
  static final int CHAPTER = 64;

  /** So many orders stay in memory, for those who missed a few and for undo. */
  static final int TAIL = 2 * CHAPTER;

  /**
   * So many orders may be taken back since the last chapter. Each leaves two entries in the log,
   * which must be read when the match is opened.
   */
  static final int MOST_TAKEN_BACK = 500;

  private final MatchRules rules;
  private final MatchLog log;
  private Checkpoint base;
  private final List<Play> tail = new ArrayList<>();
  private Position now;
  private @Nullable Position beforeLast;
  private @Nullable Checkpoint next;
  private @Nullable String fault;
  private boolean broken;

  MatchProgress(MatchRules rules, Checkpoint base) {
    this.rules = rules;
    this.base = base;
    this.log = new MatchLog(base);
    this.now = base.position();
  }

  /** How many orders are in force. */
  int size() {
    return base.orders() + tail.size();
  }

  MatchLog log() {
    return log;
  }

  Checkpoint base() {
    return base;
  }

  Position now() {
    return now;
  }

  @Nullable String fault() {
    return fault;
  }

  /** Lets go of what was worked out from where the match stands: it can be had again. */
  void rest() {
    now = now.withoutDerived();
  }

  /** Passes over an entry that others have undone, or that undid others. */
  void pass(int ordersInForce) {
    log.add(ordersInForce);
  }

  /** The last order in force; null if there is none in memory. */
  @Nullable Play last() {
    return tail.isEmpty() ? null : tail.getLast();
  }

  /** The orders after a number that is not before the base. */
  List<Play> after(int orders) {
    return List.copyOf(tail.subList(orders - base.orders(), tail.size()));
  }

  Situation situation() {
    return new Situation(rules, now, size(), true, last(), fault);
  }

  /**
   * Why a seat may not order now, whatever the order.
   *
   * @param author null for a bot
   */
  Optional<Answer> refusal(@Nullable Viewer author, int after) {
    if (broken || after != size()) {
      return outOfStep(after);
    }
    boolean over = rules.game().verdict(now).isPresent();
    return over || author == null || author.plays(rules.game().decision(now).side())
        ? Optional.empty()
        : Optional.of(new Answer.NotYours());
  }

  /** Why a seat may not take back the last order. */
  Optional<Answer> undoRefusal(Viewer author, int after) {
    if (broken || after != size()) {
      return outOfStep(after);
    }
    Play last = last();
    if (last == null) {
      return Optional.of(new Answer.Fixed("there is no order to take back"));
    }
    if (last.author() != author) {
      return Optional.of(new Answer.Fixed("the last order was not yours"));
    }
    if (last.settled()) {
      return Optional.of(new Answer.Fixed("a die was rolled or something revealed since"));
    }
    return takenBack() >= MOST_TAKEN_BACK
        ? Optional.of(new Answer.Fixed("too many orders were taken back lately: play on first"))
        : Optional.empty();
  }

  /** How many orders have been taken back since the base. */
  private int takenBack() {
    return (log.last() - base.entry() - tail.size()) / 2;
  }

  private Optional<Answer> outOfStep(int after) {
    if (broken) {
      return Optional.of(new Answer.Broken(String.valueOf(fault)));
    }
    return after == size() ? Optional.empty() : Optional.of(new Answer.Stale(size()));
  }

  /** Puts an order in force. */
  Play advance(@Nullable Viewer author, Order order, Ruling.Accepted accepted) {
    Position before = now;
    Position after = accepted.position();
    Decision decision = rules.game().decision(before);
    boolean settled = !before.chance().equals(after.chance()) || Play.reveals(accepted.events());
    Play play =
        new Play(
            size() + 1,
            log.last() + 1,
            before.turn(),
            rules.table().phase(before),
            decision.side(),
            author,
            order,
            accepted.events(),
            settled,
            Play.Points.between(rules.game().facts(), before, after));
    tail.add(play);
    beforeLast = settled ? null : before.withoutDerived();
    now = after;
    log.add(size());
    if (next == null && tail.size() >= CHAPTER && after.frame() == null) {
      next = new Checkpoint(size(), log.last(), after.withoutDerived());
    }
    return play;
  }

  /**
   * Where the next chapter ends, once enough orders have followed: each server finds the same
   * place.
   */
  Optional<Checkpoint> chapterEnd() {
    return next == null || tail.size() < TAIL ? Optional.empty() : Optional.of(next);
  }

  /** The orders up to the end of the next chapter. */
  List<Play> chapter(Checkpoint end) {
    return List.copyOf(tail.subList(0, end.orders() - base.orders()));
  }

  /** A chapter is in the store: memory begins after it. */
  void closeChapter(Checkpoint end) {
    if (next == null || end.entry() != next.entry()) {
      return;
    }
    tail.subList(0, end.orders() - base.orders()).clear();
    base = end;
    log.beginAt(end.entry());
    next = null;
    findNext();
  }

  private void findNext() {
    if (tail.size() < CHAPTER) {
      return;
    }
    Position position = base.position();
    for (int i = 0; i < tail.size() && next == null; i++) {
      position = rules.next(position, tail.get(i).order());
      if (i + 1 >= CHAPTER && position.frame() == null) {
        next =
            new Checkpoint(base.orders() + i + 1, tail.get(i).entry(), position.withoutDerived());
      }
    }
  }

  /** The position after so many orders, not before the base. */
  Position at(int orders) {
    if (orders == size() - 1 && beforeLast != null) {
      return beforeLast;
    }
    Position position = base.position();
    for (int i = 0; i < orders - base.orders(); i++) {
      position = rules.next(position, tail.get(i).order());
    }
    return position;
  }

  /**
   * Takes back all orders after a number that is not before the base.
   *
   * @param position where that leads to
   */
  void goBack(int orders, Position position) {
    now = position;
    beforeLast = null;
    tail.subList(orders - base.orders(), tail.size()).clear();
    log.add(orders);
    if (next != null && next.orders() > orders) {
      next = null;
    }
  }

  boolean broken() {
    return broken;
  }

  /** The rules have changed since the match was played: it can be looked at as far as it goes. */
  void breakAt(StoredEntry entry, String reason) {
    broken = true;
    fault = "entry " + entry.number() + " of the log no longer stands: " + reason;
  }

  void report(String newFault) {
    fault = newFault;
  }
}
