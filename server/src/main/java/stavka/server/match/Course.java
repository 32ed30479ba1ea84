package stavka.server.match;

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
 * How a match has gone so far: the orders in force, the log they come from, and what is wrong with
 * it. It tells nobody and stores nothing; for use by who holds the match.
 */
final class Course {
  private final MatchRules rules;
  private final Line line;
  private final MatchLog log = new MatchLog();
  private @Nullable String fault;
  private boolean broken;

  Course(MatchRules rules) {
    this.rules = rules;
    this.line = new Line(rules);
  }

  /** How many orders are in force. */
  int size() {
    return line.size();
  }

  MatchLog log() {
    return log;
  }

  Position now() {
    return line.now();
  }

  List<Play> after(int orders) {
    return line.after(orders);
  }

  Situation situation() {
    return situation(line.size());
  }

  Situation situation(int orders) {
    Play last = orders == 0 ? null : line.play(orders);
    return new Situation(rules, line.at(orders), orders, orders == line.size(), last, fault);
  }

  /**
   * Why a seat may not order now, whatever the order.
   *
   * @param author null for a bot
   */
  Optional<Answer> refusal(@Nullable Viewer author, int after) {
    if (broken || after != line.size()) {
      return outOfStep(after);
    }
    boolean over = rules.game().verdict(line.now()).isPresent();
    return over || author == null || author.plays(rules.game().decision(line.now()).side())
        ? Optional.empty()
        : Optional.of(new Answer.NotYours());
  }

  /** Why a seat may not take back the last order. */
  Optional<Answer> undoRefusal(Viewer author, int after) {
    if (broken || after != line.size()) {
      return outOfStep(after);
    }
    if (line.size() == 0) {
      return Optional.of(new Answer.Fixed("there is no order to take back"));
    }
    Play last = line.play(line.size());
    if (last.author() != author) {
      return Optional.of(new Answer.Fixed("the last order was not yours"));
    }
    return last.settled()
        ? Optional.of(new Answer.Fixed("a die was rolled or something revealed since"))
        : Optional.empty();
  }

  private Optional<Answer> outOfStep(int after) {
    if (broken) {
      return Optional.of(new Answer.Broken(String.valueOf(fault)));
    }
    return after == line.size() ? Optional.empty() : Optional.of(new Answer.Stale(line.size()));
  }

  /** Puts an order in force. */
  Play advance(@Nullable Viewer author, Order order, Ruling.Accepted accepted) {
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
    return play;
  }

  void goBack(int orders) {
    line.cutTo(orders);
    log.add(orders);
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
