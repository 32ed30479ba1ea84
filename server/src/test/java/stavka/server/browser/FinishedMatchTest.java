package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Game;
import stavka.guderian.Guderian;
import stavka.kharkov.Kharkov;

/** What is seen when it is over: the verdict of a match, the last card of a tour. */
class FinishedMatchTest extends InTheBrowser {
  @Test
  void aFinishedMatchTellsItsVerdictAndCanBeGoneThrough() {
    Seat seat = finished(new Kharkov());
    String verdict = seat.find(".pane h2").first().textContent();
    assertThat(verdict).isEqualTo(seat.find(".say b").first().textContent());
    assertThat(verdict).containsAnyOf("victory", "draw", "Draw");
    assertThat(seat.find(".pane .lede").first().textContent())
        .contains(seat.text("s.view.points.axis + ' points'"));
    seat.button("Points over time").click();
    seat.find("dialog .chart .axis path").waitFor();
    seat.page().keyboard().press("Escape");
    seat.button("Order of battle").click();
    seat.find("dialog .figures dd").first().waitFor();
    assertThat(seat.find("dialog .figures dd").count()).isEqualTo(4);
    seat.page().keyboard().press("Escape");
    seat.find("#tab-panels").click();
    seat.find(".panel h2").first().waitFor();
    assertThat(seat.find(".panel h2").count()).isGreaterThan(3);
    seat.find("#tab-decision").click();
    seat.button("Replay").click();
    seat.find(".replay input").waitFor();
    seat.page().keyboard().press(".");
    seat.page().waitForFunction("() => document.querySelector('.log li')");
    seat.find(".replay .btn").click();
  }

  @Test
  void aVerdictThatNamesItsSideIsNotToldTwice() {
    Seat seat = finished(new Guderian());
    assertThat(seat.find(".pane h2").first().textContent())
        .matches("(Soviet|German) (marginal|strategic|decisive) victory");
  }

  @Test
  void theLastCardOfTheTourSaysFarewellAndGoes() {
    Seat seat =
        house.sit(
            house.match("\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7"),
            "both");
    seat.page()
        .evaluate(
            "async () => { const { session } = document.querySelector('.board').table; const cards"
                + " = await (await fetch('/api/games/kharkov/tour')).json();"
                + " localStorage.setItem('stavka.tour.' + session.id, cards.length - 1); }");
    seat.page().reload();
    seat.ready();
    seat.find(".coach").waitFor();
    assertThat(seat.find(".coach h3").textContent()).isEqualTo("Well done");
    seat.picture("tour-farewell");
    seat.find(".coach .btn.go").click();
    assertThat(seat.find(".coach").count()).isZero();
  }

  @Test
  void theTourOfGuderianWaitsForTheAircraftThenForTheColumns() {
    Seat seat = house.newcomer(1280, 720, "en", "light");
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").last().waitFor();
    seat.find(".game-card")
        .filter(new Locator.FilterOptions().setHasText("Guderian"))
        .locator(".acts .btn:not(.go)")
        .click();
    seat.ready();
    assertThat(seat.text("s.match.scenario + ' ' + s.match.seat")).isEqualTo("campaign axis");
    seat.find(".coach .btn.go").click();
    seat.until("s.view.yours");
    assertThat(seat.find(".coach h3").textContent()).isEqualTo("Your aircraft first");
    seat.until("s.staff?.orders.length === 3");
    seat.find(".foot .btn.go").click();
    seat.until("s.view.phase === 'axis-movement' && s.choices");
    seat.page()
        .waitForCondition(
            () -> seat.find(".coach h3").textContent().equals("Bring the columns in"));
    seat.picture("tour-guderian");
  }

  @Test
  void aTourBeginsInTheScenarioAndOnTheSideItIsWrittenFor() {
    Seat seat = house.newcomer(1440, 900, "fr", "light");
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").last().waitFor();
    seat.find(".game-card")
        .filter(new Locator.FilterOptions().setHasText("Bautzen 1945"))
        .locator(".acts .btn:not(.go)")
        .click();
    seat.ready();
    assertThat(seat.text("s.match.scenario + ' ' + s.match.seat")).isEqualTo("weissenberg axis");
    assertThat(seat.find(".coach h3").textContent()).contains("Bautzen");
    seat.find(".coach .btn.go").click();
    seat.find(".coach .btn.go").click();
    seat.click("4430");
    seat.until("s.options?.moves.some(move => move.hex === '4426')");
    seat.order(() -> seat.click("4426"));
    assertThat(seat.find(".coach h3").textContent()).isEqualTo("Quand l’arbitre dit non");
  }

  private static Seat finished(Game game) {
    String record = new Prelude(game, "campaign", folder).whole();
    Seat seat = house.sit(house.load(record), "both");
    assertThat(seat.holds("s.view.over")).isTrue();
    return seat;
  }
}
