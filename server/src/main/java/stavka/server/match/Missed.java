package stavka.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.table.Viewer;

/**
 * What someone who comes back has missed. It is found while the match is held and put into words
 * afterwards, on positions of its own.
 *
 * @param from where the watcher was
 * @param lowest the entry after which fewest orders were in force since
 * @param base a place from which to play on
 * @param plays orders in force after that place
 * @param orders how many were in force where the watcher begins
 * @param last the order that led to the place, or null
 * @param back whether orders that the watcher has seen were taken back
 */
record Missed(
    MatchRules rules,
    int from,
    int lowest,
    Checkpoint base,
    List<Play> plays,
    int orders,
    @Nullable Play last,
    boolean back,
    @Nullable String fault) {
  /** Who missed more is shown where the match stands, and asks for the rest if he wants it. */
  private static final int MOST = 50;

  static Missed since(MatchProgress progress, @Nullable Integer seen) {
    MatchLog log = progress.log();
    int last = log.last();
    int from = seen != null && log.knows(seen) && last - seen <= MOST ? seen : last;
    int lowest = log.lowestSince(from);
    int orders = log.ordersAfter(lowest);
    Situation now = progress.situation();
    if (orders == now.orders()) {
      Checkpoint here = new Checkpoint(orders, last, now.position().withoutDerived());
      boolean back = orders < log.ordersAfter(from);
      return new Missed(
          now.rules().aside(),
          from,
          lowest,
          here,
          List.of(),
          orders,
          now.last(),
          back,
          now.fault());
    }
    Checkpoint base = progress.base();
    if (orders < base.orders()) {
      return since(progress, null);
    }
    return new Missed(
        now.rules().aside(),
        from,
        lowest,
        new Checkpoint(base.orders(), base.entry(), base.position().withoutDerived()),
        progress.after(base.orders()),
        orders,
        null,
        orders < log.ordersAfter(from),
        now.fault());
  }

  List<Notice> notices(Narrator narrator, Viewer viewer) {
    List<Notice> notices = new ArrayList<>();
    Position position = base.position();
    int number = base.orders();
    Play before = last;
    for (Play play : plays) {
      if (number == orders) {
        break;
      }
      position = rules.next(position, play.order());
      before = play;
      number++;
    }
    boolean latest = number == base.orders() + plays.size();
    Situation start = new Situation(rules, position, orders, latest, before, fault);
    notices.add(new Notice(from, "hello", Map.of(viewer, narrator.hello(start, viewer))));
    if (back) {
      notices.add(new Notice(lowest, "undo", Map.of(viewer, narrator.undo(start, viewer))));
    }
    for (Play play : plays.subList(number - base.orders(), plays.size())) {
      position = rules.next(position, play.order());
      number++;
      boolean end = number == base.orders() + plays.size();
      Situation then = new Situation(rules, position, number, end, play, fault);
      String text = narrator.order(then, play, viewer);
      notices.add(new Notice(play.entry(), "order", Map.of(viewer, text)));
    }
    return notices;
  }
}
