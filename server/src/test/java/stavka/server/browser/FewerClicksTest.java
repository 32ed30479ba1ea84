package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a turn costs in presses of the mouse: a drag is one, a click is one, keys are not used. */
class FewerClicksTest extends InTheBrowser {
  private static final String PICK =
      """
      async tried => {
        const { session } = document.querySelector('.board').table;
        const { view, book } = session.get();
        const free = u => book.side(u.id) === view.decision.side && book.fights(u.id);
        for (const u of view.units) {
          if (tried.includes(u.hex) || !free(u)) continue;
          if (u.marks.some(m => ['moved', 'waiting', 'disrupted'].includes(m))) continue;
          const stack = view.units.filter(o => o.hex === u.hex && free(o)).map(o => o.id).reverse();
          const { moves } = await session.api.units(stack);
          const move = moves.find(m => m.mode === 'march' && m.path.length < 4 && !view.units.some(x => x.hex === m.hex));
          if (move) return { from: u.hex, to: move.hex };
        }
        return null;
      }\
      """;

  private static final String MINE = "s.history.filter(e => e.side === 'soviet' && e.order).length";

  /** While it is found out what air support would change, the question stands open. */
  private static final String SLOW_TO_WEIGH =
      """
      () => {
        const plain = window.fetch;
        window.fetch = async (where, how) => {
          if (String(where).endsWith('/trial')) await new Promise(later => setTimeout(later, 700));
          return plain(where, how);
        };
      }\
      """;

  private int clicks;

  @Test
  void aFirstTurnAndTheColonelsAnswerCostFewClicks() {
    Seat seat =
        house.sit(house.match("\"axis\":\"colonel\",\"soviet\":\"human\",\"seed\":7"), "soviet");
    seat.until("s.view.yours && s.choices");
    seat.standardSetUp();
    seat.until("s.view.phase === 'soviet-movement' && s.choices");
    moveTenStacks(seat);
    press(seat);
    planThreeAttacks(seat);
    for (int i = 0;
        i < 20
            && seat.holds(
                "s.plans.length || s.view.decision?.activity === 'answer' || !s.view.yours");
        i++) {
      seat.until("s.view.yours && s.choices");
      if (seat.holds("s.plans.length || s.view.decision.activity === 'answer'")) {
        press(seat);
      }
    }
    assertThat(seat.number("s.history.filter(e => e.order?.type === 'attack').length"))
        .isEqualTo(3);
    standingOrders(seat);
    click(seat, ".foot .btn.go");
    if (seat.holds("s.ending")) {
      click(seat, ".foot .btn.go");
    }
    System.out.println("first Soviet turn: " + clicks + " clicks");
    assertThat(clicks).isLessThanOrEqualTo(30);
    clicks = 0;
    seat.page().evaluate(SLOW_TO_WEIGH);
    answerTheColonel(seat);
    System.out.println("the Colonel's first turn: " + clicks + " clicks");
    assertThat(clicks).isLessThanOrEqualTo(10);
    assertThat(seat.number("Object.keys(s.auto).length")).isPositive();
    seat.find("#tab-log").click();
    assertThat(seat.find(".log .flag").count()).isPositive();
    seat.picture("standing-log");
  }

  private void moveTenStacks(Seat seat) {
    java.util.ArrayList<String> tried = new java.util.ArrayList<>();
    for (int moved = 0; moved < 10; ) {
      @SuppressWarnings("unchecked")
      Map<String, String> way = (Map<String, String>) seat.page().evaluate(PICK, tried);
      tried.addAll(List.of(way.get("from"), way.get("to")));
      seat.look(way.get("from"));
      int before = seat.orders();
      seat.point(way.get("from"));
      seat.page().mouse().down();
      clicks++;
      seat.point(way.get("to"));
      seat.page().mouse().up();
      seat.until("s.view.orders > " + before);
      moved++;
    }
    assertThat(seat.number("s.history.filter(e => e.order?.type === 'move').length")).isEqualTo(10);
  }

  private void planThreeAttacks(Seat seat) {
    for (int i = 0; i < 3; i++) {
      String hex =
          seat.text(
              "[...s.choices.targets].sort((a, b) => b.attackers.length - a.attackers.length)["
                  + i
                  + "].hex");
      seat.click(hex);
      clicks++;
      seat.until("s.plan?.forecast");
      if (i < 2) {
        seat.find(".foot .btn").filter(has("Keep")).click();
        clicks++;
        seat.until("!s.plan");
      }
    }
    assertThat(seat.number("s.plans.length")).isEqualTo(2);
    seat.picture("planned-attacks");
  }

  private void press(Seat seat) {
    seat.order(() -> seat.find(".foot .btn.go").click());
    clicks++;
  }

  private void click(Seat seat, String what) {
    seat.find(what).first().click();
    clicks++;
    seat.page().waitForTimeout(250);
  }

  /** Given once for the whole match, so they are not counted to a turn. */
  private static void standingOrders(Seat seat) {
    seat.find(".menu-button").click();
    seat.find(".menu button").filter(has("Standing orders")).click();
    for (String way :
        List.of(
            "support-half",
            "stand-retreat",
            "losses-proposed",
            "way-proposed",
            "follow-never",
            "lost-answer")) {
      seat.find("[data-way='" + way + "']").click();
    }
    seat.picture("standing-orders");
    seat.find("dialog header .icon").click();
  }

  /**
   * Presses whatever the foot proposes as soon as it does: what a standing order answers is not
   * proposed.
   */
  private void answerTheColonel(Seat seat) {
    int before = seat.number(MINE);
    for (int i = 0; i < 900 && !seat.holds("s.recap"); i++) {
      seat.page().waitForTimeout(100);
      if (!seat.holds("s.view.yours && s.choices && !s.busy && !s.view.canEnd && !s.recap")) {
        continue;
      }
      if (seat.find(".foot .btn.go").count() > 0) {
        press(seat);
      }
    }
    assertThat(seat.holds("s.recap")).isTrue();
    assertThat(seat.number(MINE) - before)
        .as("each order was given by a press or by a standing order, none by both")
        .isEqualTo(clicks + seat.number("Object.keys(s.auto).length"));
  }

  private static com.microsoft.playwright.Locator.FilterOptions has(String text) {
    return new com.microsoft.playwright.Locator.FilterOptions().setHasText(text);
  }
}
