package stavka.server.match;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Ruling;
import stavka.formats.record.BadNotation;
import stavka.server.store.StoredEntry;

/** Puts orders of a log in force again. */
final class Replayer {
  private Replayer() {}

  /** Plays orders again; whether all were as the rules have them. */
  static boolean playAgain(MatchRules rules, MatchProgress progress, List<StoredEntry> orders) {
    for (StoredEntry entry : orders) {
      Workshop.goOn();
      if (!repeat(rules, progress, entry)) {
        return false;
      }
    }
    return true;
  }

  /** Puts one order in force again; if the rules no longer have it so, the match is broken. */
  static boolean repeat(MatchRules rules, MatchProgress progress, StoredEntry entry) {
    try {
      Order order = rules.notation().readOrder(entry.content());
      switch (rules.game().submit(progress.now(), order)) {
        case Ruling.Accepted accepted -> {
          var _ = progress.advance(Seats.author(entry.author()), order, accepted);
        }
        case Ruling.Refused refused -> progress.breakAt(entry, refused.objections().toString());
      }
    } catch (BadNotation unreadable) {
      progress.breakAt(entry, unreadable.reason());
    }
    return !progress.broken();
  }
}
