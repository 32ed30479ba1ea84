package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What the enemy can do to a stack, asked by key and read in the panel; standing orders for one
 * hex.
 */
class DangerInTheBrowserTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  @Test
  void hisBestAttackHasColumnChancesAndWaysOnTheMap() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.standardSetUp();
    seat.look("0813");
    seat.point("0813");
    seat.page().keyboard().press("v");
    seat.until("s.danger?.found");
    seat.find(".danger .final").waitFor();
    assertThat(seat.find(".danger .final").textContent()).matches("\\d+–\\d.*");
    assertThat(seat.find(".danger .bars [role=row]").count()).isGreaterThan(2);
    assertThat(seat.find(".danger .sumline").textContent()).startsWith("You must give way or pay");
    assertThat(
            seat.number(
                "Math.round(1000 * s.danger.found.forecast.outcomes.reduce((n, o) => n + o.chance,"
                    + " 0))"))
        .isEqualTo(1000);
    assertThat(seat.holds("s.danger.found.comers.some(c => c.from !== c.to)")).isTrue();
    seat.picture("danger");
    seat.page().keyboard().press("Escape");
    assertThat(seat.holds("s.danger")).isFalse();
    String enemy = seat.text("s.view.units.find(u => s.book.side(u.id) === 'axis').hex");
    seat.look(enemy);
    seat.point(enemy);
    seat.page().keyboard().press("v");
    seat.until("s.danger?.found");
    assertThat(seat.text("s.danger.found.side")).isEqualTo("soviet");
  }

  @Test
  void aStandingOrderForAHexWinsOverThatForAll() {
    Seat seat =
        house.sit(house.match("\"axis\":\"greedy\",\"soviet\":\"human\",\"seed\":7"), "soviet");
    seat.until("s.view.yours && s.choices");
    seat.standardSetUp();
    seat.until("s.view.phase === 'soviet-movement' && s.choices");
    seat.find(".menu-button").click();
    seat.find(".menu button:has-text('Standing orders')").click();
    seat.find("[data-way='stand-retreat']").click();
    String hex = seat.find(".standing .scope option").last().getAttribute("value");
    seat.find(".standing .scope").selectOption(hex);
    seat.find("[data-except='hold']").click();
    assertThat(seat.find(".exception").textContent()).startsWith(hex).contains("hold");
    assertThat(seat.text("s.standing['stand@" + hex + "'] + ' ' + s.standing.stand"))
        .isEqualTo("hold retreat");
    seat.find(".exception .icon").click();
    assertThat(seat.find(".exception").count()).isZero();
  }
}
