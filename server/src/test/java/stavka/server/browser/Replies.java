package stavka.server.browser;

import com.microsoft.playwright.Locator;
import java.util.Set;

/** Answers by clicking: places on the map, lines of a list, orders of a game's own. */
final class Replies {
  private final Seat seat;
  private final Set<String> seen;
  private int turns;

  /**
   * @param seen gets the decisions that were met, and what was done
   */
  Replies(Seat seat, Set<String> seen) {
    this.seat = seat;
    this.seen = seen;
  }

  /** Gives the first answer that is open to what is asked. */
  void answer() {
    // A decision is told a moment before what can be chosen.
    seat.until("s.choices || !s.view.yours");
    if (!seat.holds("s.view.yours")) {
      return;
    }
    seen.add(seat.text("s.view.decision.code"));
    if (seat.holds("s.choices.orders[0]?.path && s.choices.orders[0].type in s.book.ownOrders")) {
      deed(seat.text("s.choices.orders[0].type"));
    } else if (seat.holds(
        "s.choices.orders.some(o => o.path || (o.hex && !s.book.ownOrders[o.type]))")) {
      place();
    } else if (seat.holds("s.choices.orders.some(o => o.answer === 'retreat')")) {
      seat.order(() -> line("Retreat").click());
    } else if (seat.holds("s.choices.orders.some(o => o.type === 'lose')")) {
      seat.order(() -> seat.find(".choices button").first().click());
    } else if (seat.holds("s.choices.orders[0] && s.choices.orders[0].type in s.book.ownOrders")) {
      deed(seat.text("s.choices.orders[0].type"));
    } else {
      seat.order(() -> seat.find(".lines button, .head .acts .btn").first().click());
    }
  }

  /** The line of the list of answers with these words. */
  private Locator line(String words) {
    return seat.find(".lines button").filter(new Locator.FilterOptions().setHasText(words)).first();
  }

  /** An answer on the map: choose who acts, then a lit hex, then the way if there are several. */
  private void place() {
    if (++turns % 5 == 0 && seat.holds("s.choices.orders.some(o => o.answer === 'done')")) {
      seat.order(
          () ->
              seat.find(".lines button, .head .acts .btn")
                  .filter(new Locator.FilterOptions().setHasText("No further advance"))
                  .first()
                  .click());
      return;
    }
    Locator actors = seat.find(".actors .pick");
    if (actors.count() > 1) {
      actors.first().click();
    }
    String hex =
        seat.text(
            "(() => { const who = o => (o.units ?? [o.unit]).join(), lit ="
                + " s.choices.orders.filter(o => (o.path || (o.hex && !s.book.ownOrders[o.type]))"
                + " && o.type !== 'overrun'), mine = lit.filter(o => s.actor === null || who(o) ==="
                + " s.actor); const o = (mine[0] ?? lit[0]); return o ? (o.hex ?? o.path.at(-1)) :"
                + " null; })()");
    if (hex.equals("null")) {
      seat.order(() -> seat.find(".lines button, .head .acts .btn").first().click());
      return;
    }
    int before = seat.orders();
    seat.click(hex);
    seat.until("s.variants || s.view.orders > " + before);
    if (seat.orders() == before) {
      seat.order(() -> seat.find(".lines button").first().click());
    }
  }

  /**
   * Gives an order of the game's own, or says that none of this type is open: takes it in hand and
   * answers what is asked with the first thing that is offered.
   */
  boolean deed(String type) {
    if (!seat.holds("s.view.yours && s.choices.orders.some(o => o.type === '" + type + "')")) {
      return false;
    }
    seat.toMyMove();
    int before = seat.orders();
    if (!seat.holds("document.querySelector('.own-order[data-type=" + type + "]')")) {
      seat.find(".btn[data-type='" + type + "']").click();
    }
    for (int i = 0; i < 4; i++) {
      String asked =
          ".own-order[data-type='"
              + type
              + "'] .pick, .own-order[data-type='"
              + type
              + "'] .acts.wrap .btn";
      String entry = ".own-order[data-type='" + type + "'] .hexentry";
      seat.until(
          "s.view.orders > "
              + before
              + " || document.querySelector(\""
              + asked
              + ", "
              + entry
              + "\")");
      if (seat.orders() > before) {
        break;
      }
      if (seat.find(asked).count() > 0) {
        seat.find(asked).first().click();
      } else {
        seat.click(
            seat.text(
                "(o => o.hex ?? o.target ?? o.to ?? o.path.at(-1))(s.choices.orders.find(o =>"
                    + " o.type === '"
                    + type
                    + "'))"));
      }
    }
    seat.until("s.view.orders > " + before);
    seen.add(type);
    return true;
  }

  /** Puts a unit that waits off the map onto a lit hex; says whether there was one. */
  boolean bringOn() {
    if (!seat.holds("s.view.yours && s.choices.orders.some(o => o.type === 'place')")) {
      return false;
    }
    seat.toMyMove();
    seen.add("place " + seat.text("s.view.phase"));
    place();
    return true;
  }
}
