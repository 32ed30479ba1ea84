package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** What a stranger meets first in each game: a proposal, a reason, and no trap. */
class FirstMinutesTest extends InTheBrowser {
  private static final String MAIN = ".foot .btn.go";

  @Test
  void guderianProposesWhereToInterdictAndOpensMovementWhereThePanzersArrive() {
    Seat seat = at("guderian", "campaign", "axis");
    seat.until("s.staff?.orders.length === 3");
    assertThat(seat.find(".staff li label").first().textContent().strip())
        .startsWith("Interdiction marker in");
    assertThat(seat.find(MAIN).textContent()).startsWith("Give these 3 orders and end the phase");
    String proposed = seat.text("s.staff.orders.map(one => one.order.hex).join()");
    seat.find(MAIN).click();
    seat.until("s.view.phase === 'axis-movement' && s.choices");
    seat.toMyMove();
    assertThat(
            seat.text(
                "s.history.filter(e => e.side === 'axis' && e.order.hex).map(e =>"
                    + " e.order.hex).join()"))
        .isEqualTo(proposed);
    assertThat(seat.find(".foot .rest").textContent()).contains("13 arrivals due");
    assertThat(seat.find(".pane").textContent()).doesNotContain("0 of 0");
    assertThat(
            seat.holds(
                "s.view.boxes.find(b => b.stand === 'due').entry.some(hex => { const b ="
                    + " document.querySelector('.board').table.board, i = b.grid.hex(hex), [x, y] ="
                    + " b.view.toWindow(b.grid.x[i], b.grid.y[i]); return x > 0 && y > 0 && x <"
                    + " b.view.width && y < b.view.height; })"))
        .as("an entrance is in the window")
        .isTrue();
    seat.find(".link.all").first().click();
    seat.until("s.options?.moves.length");
    assertThat(seat.number("s.selected.length")).isEqualTo(13);
  }

  @Test
  void unitsThatMustMarchAreSentAtAPressAndRoomIsMadeBeforeItCostsUnits() {
    Seat seat = at("guderian", "campaign", "soviet");
    seat.order(() -> seat.find(MAIN).click());
    seat.endPhase();
    seat.until("s.view.phase === 'soviet-movement' && s.choices");
    assertThat(seat.find(".foot .rest").textContent()).contains("must march first");
    assertThat(seat.find(MAIN).textContent()).startsWith("March them all");
    seat.find(MAIN).click();
    seat.until("!s.working && s.choices?.end");
    assertThat(seat.number("s.history.filter(e => e.order?.type === 'move').length")).isEqualTo(20);
    int orders = seat.orders();
    seat.page().keyboard().press("x");
    seat.until("s.price");
    assertThat(seat.find(".foot.costly .rest").textContent()).contains("Too many units in 2216");
    assertThat(seat.find(".foot .ref").first().textContent()).isEqualTo("[7.1]");
    seat.page().keyboard().press("Escape");
    seat.until("!s.ending");
    assertThat(seat.orders()).isEqualTo(orders);
    seat.page().keyboard().press("x");
    seat.until("s.price");
    seat.find(MAIN).click();
    seat.until("!s.working && s.view.orders > " + orders);
    seat.endPhase();
    assertThat(seat.text("s.view.phase")).isEqualTo("soviet-combat");
    assertThat(seat.holds("s.history.some(e => e.events.some(v => v.type === 'eliminated'))"))
        .isFalse();
  }

  @Test
  void redStarTellsTheBattleBeforeItAsksWhoPaysForIt() {
    Seat seat = at("redstar", "turning-point", "soviet");
    seat.until("s.view.decision.activity === 'answer'");
    String battle = seat.find(".card.battle.first").textContent();
    assertThat(battle).contains("Last combat", "die").containsPattern("\\d–\\d");
    assertThat(seat.find(".choices.lines li").count()).isGreaterThan(1);
    assertThat(seat.find(MAIN).isEnabled()).isTrue();
  }

  @Test
  void shiftAddsAStackAndAPressTakesTheWholeFormation() {
    Seat seat = at("kharkov", "campaign", "axis");
    seat.standardSetUp();
    seat.until("s.view.yours && s.choices");
    while (!seat.text("s.view.phase").equals("axis-movement")) {
      seat.order(() -> seat.find(MAIN).click());
      seat.until("s.view.yours && s.choices");
    }
    seat.toMyMove();
    String unit =
        seat.text(
            "s.view.units.find(u => s.book.side(u.id) === 'axis' && s.book.fights(u.id) &&"
                + " s.book.piece(u.id).formation && !u.marks.includes('waiting')).id");
    seat.select(unit);
    Locator whole = seat.find(".card.stack .btn").filter(has("formation"));
    whole.click();
    seat.until("s.selected.length > 1");
    assertThat(seat.holds("new Set(s.selected.map(id => s.book.piece(id).formation)).size === 1"))
        .isTrue();
    seat.select(unit);
    String other =
        seat.text(
            "s.view.units.find(u => s.book.side(u.id) === 'axis' && s.book.fights(u.id) && u.hex"
                + " !== s.hex && !u.marks.includes('waiting')).hex");
    seat.page().keyboard().down("Shift");
    seat.click(other);
    seat.page().keyboard().up("Shift");
    seat.until("new Set(s.selected.map(id => s.view.units.find(u => u.id === id).hex)).size === 2");
  }

  private static Seat at(String game, String scenario, String side) {
    String other = side.equals("soviet") ? "axis" : "soviet";
    Seat seat =
        house.sit(
            house.match(
                game,
                scenario,
                "\"" + other + "\":\"greedy\",\"" + side + "\":\"human\",\"seed\":7"),
            side);
    seat.until("s.view.yours && s.choices");
    return seat;
  }

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
