package stavka.server.browser;

import com.microsoft.playwright.Locator;
import java.util.TreeSet;

/**
 * Plays by clicking whatever the page offers: moves, overruns, attacks, and every answer that
 * follows.
 */
final class Clicker {
  private final Seat seat;
  private final TreeSet<String> seen = new TreeSet<>();
  private int turns;

  Clicker(Seat seat) {
    this.seat = seat;
  }

  /** The decisions that were met, and what was done: "overrun", "attack", "air". */
  TreeSet<String> seen() {
    return seen;
  }

  /** Settles what is asked until it is a phase again that can be ended, or another's decision. */
  void answerAll() {
    for (int i = 0;
        i < 60
            && seat.holds(
                "s.view.yours && !s.view.over && s.view.decision.activity === 'answer' &&"
                    + " !s.view.canEnd");
        i++) {
      answer();
    }
  }

  private void answer() {
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
        seat.click(seat.text("s.choices.orders.find(o => o.type === '" + type + "').hex"));
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

  /**
   * Moves up to so many stacks, each as far as it can; takes the first overrun that is offered if
   * asked to.
   */
  void move(int stacks, boolean overrun) {
    int done = 0;
    for (int i = 0;
        i < 40 && done < stacks && seat.holds("s.view.decision?.activity === 'move'");
        i++) {
      String hex =
          seat.text(
              "s.view.units.filter(u => s.book.side(u.id) === s.view.decision.side &&"
                  + " s.book.fights(u.id) && !u.marks.some(m => ['moved', 'waiting',"
                  + " 'disrupted'].includes(m)))["
                  + i * 2
                  + "]?.hex");
      if (hex.equals("undefined") || hex.equals("null")) {
        return;
      }
      seat.click(hex);
      seat.page()
          .waitForFunction(
              "() => { const s = document.querySelector('.board').table.session.get(); return"
                  + " s.options; }");
      if (overrun && !seen.contains("overrun") && seat.holds("s.options.overruns.length")) {
        seat.click(seat.text("s.options.overruns[0].target"));
        declare();
        seen.add("overrun");
        answerAll();
        done++;
      } else if (seat.holds("s.options.moves.some(m => m.mode === s.mode)")) {
        String to = seat.text("s.options.moves.filter(m => m.mode === s.mode).at(-1).hex");
        seat.order(() -> seat.click(to));
        answerAll();
        done++;
      }
      seat.page().keyboard().press("Escape");
    }
  }

  /** Moves up to so many stacks, each next to an enemy if it can come there. */
  void approach(int stacks) {
    int done = 0;
    for (int i = 0; i < 12 && done < stacks; i++) {
      String hex =
          seat.text(
              "[...new Set(s.view.units.filter(u => s.book.side(u.id) === s.view.decision.side &&"
                  + " s.book.fights(u.id) && !u.marks.includes('moved')).map(u => u.hex))]["
                  + i
                  + "]");
      if (hex.equals("null")) {
        return;
      }
      seat.click(hex);
      seat.until("s.options");
      String to = seat.text("s.options.moves.find(m => m.mode === 'march' && m.stops)?.hex");
      if (!to.equals("null")) {
        seat.order(() -> seat.click(to));
        answerAll();
        done++;
      }
      seat.page().keyboard().press("Escape");
      seat.page().keyboard().press("Escape");
    }
  }

  /**
   * Declares attacks on the hexes that most units can reach, and takes the last ones back if others
   * would have to be made with them that cannot be.
   */
  void declare(int attacks) {
    String open = "s.view.decision?.activity === 'declare' && s.choices.targets.length";
    for (int i = 0; (i < attacks || !seat.holds("s.view.canEnd")) && i < 9; i++) {
      if (!seat.holds(open)) {
        break;
      }
      aim();
      declare();
      seen.add("declare");
      // Before any die falls arrows show who attacks whom.
      if (seat.holds(
          "document.querySelector('.board').table.board.scene.targets.some(t => t.kind ==="
              + " 'declared' && t.from.length)")) {
        seen.add("arrows");
      }
    }
    while (seat.holds("s.view.decision?.activity === 'declare' && !s.view.canEnd")) {
      int before = seat.orders();
      seat.page().keyboard().press("Escape");
      seat.page().keyboard().press("Backspace");
      seat.until("s.view.orders < " + before);
    }
  }

  private void aim() {
    seat.click(
        seat.text(
            "[...s.choices.targets].sort((a, b) => b.attackers.length -"
                + " a.attackers.length)[0].hex"));
    seat.page()
        .waitForFunction(
            "() => document.querySelector('.board').table.session.get().plan?.forecast");
  }

  /** Overruns with the first unit that can; says whether there was one. */
  boolean overrun() {
    String unit = seat.unitThat("options.overruns.length");
    if (unit.equals("null")) {
      return false;
    }
    seat.select(unit);
    seat.click(seat.text("s.options.overruns[0].target"));
    declare();
    seen.add("overrun");
    answerAll();
    return true;
  }

  /** Attacks the hexes that most units can reach, with support ("air") where there is any. */
  void attack(int attacks) {
    for (int i = 0;
        i < attacks
            && seat.holds("s.view.decision?.activity === 'attack' && s.choices.targets.length");
        i++) {
      aim();
      Locator air = seat.find(".check input");
      if (air.count() > 0) {
        air.check();
        seat.page()
            .waitForFunction(
                "() => { const r ="
                    + " document.querySelector('.board').table.session.get().plan?.forecast?.report;"
                    + " return r && [...r.shifts, ...r.dieChanges].some(s =>"
                    + " /^(air|shift-column|drm-engineers)/.test(s.code)); }");
        seen.add("air");
      }
      declare();
      seen.add("attack");
      answerAll();
    }
  }

  private void declare() {
    seat.order(() -> seat.find(".foot .btn.go").click());
  }
}
