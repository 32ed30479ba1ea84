package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.Media;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * Ways into a match and out of it: a record that is refused, bots among themselves, a seat for two,
 * paper.
 */
class DoorsAndPaperTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  @Test
  void aRecordThatCannotBeReadIsToldBesideTheButtonItWasGivenTo() {
    Seat seat = house.seat(1280, 720, "en", "light");
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").first().waitFor();
    seat.find(".import input")
        .setInputFiles(
            new FilePayload(
                "broken.jsonl", "text/plain", "not a record".getBytes(StandardCharsets.UTF_8)));
    Locator told = seat.find(".fault-line");
    told.waitFor();
    assertThat(told.textContent()).contains("broken.jsonl", "no Stavka record");
    var line = told.boundingBox();
    var button = seat.find(".import label").boundingBox();
    assertThat(line.y + line.height).isLessThanOrEqualTo(720);
    assertThat(line.y - button.y).isBetween(0.0, 120.0);
    // The browser itself notes the refusal.
    assertThat(seat.complaints()).allMatch(text -> text.contains("422"));
    seat.complaints().clear();
  }

  @Test
  void twoDifferentBotsPlayEachOtherWhileOneLooksOn() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/"));
    Locator card = seat.find(".game-card").first();
    card.waitFor();
    card.locator(".seg button").filter(has("Neither")).click();
    card.locator("select[aria-label='Which bot']").selectOption("greedy");
    card.locator("select[aria-label='The bot of the Axis']").selectOption("random");
    card.locator(".btn.go").click();
    seat.page().waitForURL("**/m/**");
    seat.ready();
    seat.until("s.view.orders > 3");
    assertThat(seat.text("s.match.players.soviet")).isEqualTo("greedy");
    assertThat(seat.text("s.match.players.axis")).isEqualTo("random");
    assertThat(seat.text("s.match.seat")).isEqualTo("spectator");
  }

  @Test
  void betweenTheSidesAScreenSaysWhoIsToTakeTheSeat() {
    Seat seat = house.newcomer(1440, 900, "en", "light");
    seat.page().addInitScript("localStorage.setItem('stavka.briefings', '\"never\"')");
    seat.open(house.link(house.match(HOT_SEAT), "both"));
    seat.standardSetUp();
    seat.standardSetUp();
    assertThat(seat.find(".handover").count()).isZero();
    while (seat.text("s.view.decision.side").equals("soviet")) {
      seat.endPhase();
    }
    seat.find(".handover").waitFor();
    assertThat(seat.find(".handover").textContent()).contains("Axis");
    seat.picture("hand-over");
    seat.find(".handover input").uncheck();
    seat.find(".handover .btn.go").click();
    assertThat(seat.find("dialog").count()).isZero();
    while (seat.text("s.view.decision.side").equals("axis")) {
      seat.endPhase();
    }
    assertThat(seat.find(".handover").count()).isZero();
  }

  @Test
  void onPaperThereIsTheMapAndWhatHappenedAndNothingOfThePage() {
    Seat seat = house.seat();
    seat.page().addInitScript("window.print = () => (window.asked = true)");
    seat.open(house.link(house.match(HOT_SEAT), "both"));
    seat.standardSetUp();
    seat.standardSetUp();
    seat.find(".menu-button").click();
    seat.find(".menu button").filter(has("Export")).click();
    seat.page()
        .evaluate(
            "() => { const real = Element.prototype.remove; Element.prototype.remove = function ()"
                + " { if (!this.classList.contains('printed')) real.call(this); }; }");
    seat.find("dialog .btn").filter(has("Print")).click();
    seat.page().waitForFunction("() => window.asked");
    seat.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(seat.find(".printed img").isVisible()).isTrue();
    assertThat(seat.find(".printed pre").textContent()).contains("Turn 1 of 10");
    assertThat(seat.find(".table").isVisible()).isFalse();
    assertThat(seat.find(".printed img").boundingBox().width).isGreaterThan(300);
  }
}
