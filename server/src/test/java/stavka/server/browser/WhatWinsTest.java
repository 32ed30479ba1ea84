package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.kharkov.Kharkov;

/** The briefing, the strip, the objectives on the map, and the last screen. */
class WhatWinsTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  @ParameterizedTest
  @CsvSource({
    "kharkov,campaign,1440,900,en,light",
    "guderian,campaign,390,844,fr,light",
    "redstar,barbarossa,1280,720,fr,dark",
    "bautzen,weissenberg,390,844,fr,dark"
  })
  void aNewcomerIsToldWhatWinsBeforeAnythingIsAsked(
      String game, String scenario, int width, int height, String language, String theme) {
    Seat seat = house.newcomer(width, height, language, theme);
    seat.open(house.link(house.match(game, scenario, HOT_SEAT), "both"));
    seat.find(".briefing .prose").first().waitFor();
    seat.until("s.outlook");
    assertThat(seat.find(".briefing .objectives li").count()).isGreaterThan(2);
    assertThat(seat.find(".briefing .bands em").count())
        .isEqualTo(seat.number("s.outlook.levels.length"));
    seat.picture("briefing-" + game);
    seat.find(".briefing .seg button").nth(1).click();
    assertThat(seat.find(".briefing .seg button").nth(1).getAttribute("aria-pressed"))
        .isEqualTo("true");
    seat.find(".briefing .btn.go").click();
    assertThat(seat.find("dialog").count()).isZero();
    assertThat(
            seat.holds(
                "document.querySelector('.board').table.board.scene.overlays.get('objectives')"
                    + ".hexes.length > 2"))
        .isTrue();
    seat.page().reload();
    seat.ready();
    seat.page().waitForTimeout(200);
    assertThat(seat.find("dialog").count()).isZero();
    seat.page().keyboard().press("b");
    seat.find(".briefing .prose").first().waitFor();
  }

  @Test
  void besideTheScoreStandsTheLevelAndWhatTheNextOneNeeds() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.standardSetUp();
    seat.until("s.outlook");
    assertThat(seat.find(".strip-victory").textContent()).contains("Axis").contains("point");
    seat.find(".strip-victory").click();
    assertThat(seat.find(".scoretable tfoot td").last().textContent())
        .isEqualTo(seat.text("s.view.points.axis"));
    seat.picture("situation");
  }

  @Test
  void theLastScreenAddsTheScoreUpLineByLineAndLeadsToWhereItWasWon() {
    Seat seat =
        house.sit(house.load(new Prelude(new Kharkov(), "campaign", folder).whole()), "both");
    seat.until("s.outlook && s.historyReady");
    seat.find(".foot .btn.go").click();
    seat.find(".ending .scoretable tfoot").waitFor();
    int sum = 0;
    for (String cell : seat.find(".ending .scoretable tbody td:last-child").allTextContents()) {
      sum += cell.isEmpty() ? 0 : Integer.parseInt(cell);
    }
    assertThat(sum).isEqualTo(seat.number("s.view.points.axis"));
    assertThat(seat.find(".ending .bands em").count()).isEqualTo(7);
    seat.picture("ending");
    seat.find(".ending .scoretable .hexlink").first().click();
    seat.until("s.replay?.view");
  }
}
