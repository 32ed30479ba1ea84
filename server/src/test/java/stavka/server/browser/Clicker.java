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
  private final Replies replies;

  Clicker(Seat seat) {
    this.seat = seat;
    this.replies = new Replies(seat, seen);
  }

  /** The decisions that were met, and what was done: "overrun", "attack", "air". */
  TreeSet<String> seen() {
    return seen;
  }

  /**
   * Plays as long as a condition on the page's state holds: in each phase acts once (in combat
   * after every answer, as the enemy may have had to choose in between), settles what is asked and
   * ends it.
   *
   * @return the phases in which there was something to decide, each with its turn
   */
  TreeSet<String> play(String condition, int decisions, Runnable act) {
    TreeSet<String> phases = new TreeSet<>();
    String now = "s.view.turn + ' ' + s.view.phase";
    for (int i = 0; i < decisions; i++) {
      seat.until("s.view.yours || s.view.over");
      if (!seat.holds(condition)) {
        break;
      }
      String phase = seat.text(now);
      if (phases.add(phase) || seat.holds("s.view.decision.activity === 'attack'")) {
        act.run();
      }
      answerAll();
      if (seat.holds("s.view.yours && s.view.canEnd && !s.view.over")
          && seat.text(now).equals(phase)) {
        seat.endPhase();
      }
    }
    return phases;
  }

  /** Whether a side has given an order {@code o} of which something holds. */
  boolean ordered(String side, String what) {
    return seat.holds(
        "s.history.some(e => { const o = e.order; return e.side === '"
            + side
            + "' && o && ("
            + what
            + "); })");
  }

  /** Settles what is asked until it is a phase again that can be ended, or another's decision. */
  void answerAll() {
    for (int i = 0;
        i < 60
            && seat.holds(
                "s.view.yours && !s.view.over && s.view.decision.activity === 'answer' &&"
                    + " !s.view.canEnd");
        i++) {
      replies.answer();
    }
  }

  /** Gives an order of the game's own, or says that none of this type is open. */
  boolean deed(String type) {
    return replies.deed(type);
  }

  /** Puts a unit that waits off the map onto a lit hex; says whether there was one. */
  boolean bringOn() {
    return replies.bringOn();
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
