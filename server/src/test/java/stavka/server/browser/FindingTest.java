package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/**
 * Search, order of battle, legend, tables, hover card, help, export, the trial board, the lobby.
 */
class FindingTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  private static Seat atMovement() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.standardSetUp();
    return seat;
  }

  private static Locator.FilterOptions has(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }

  @Test
  void aUnitAPlaceAHexAndARuleAreFoundByTyping() {
    Seat seat = atMovement();
    seat.page().keyboard().press("f");
    seat.find(".finder input").fill("23 pz");
    assertThat(seat.find(".finder li").first().textContent()).contains("23rd Panzer");
    seat.picture("find");
    seat.page().keyboard().press("Enter");
    assertThat(seat.text("s.view.units.filter(u => u.hex === s.hex).map(u => u.id).join()"))
        .contains("23");
    seat.page().keyboard().press("Control+k");
    seat.find(".finder input").fill("izyum");
    seat.page().keyboard().press("Enter");
    assertThat(seat.find("dialog").count()).isZero();
    seat.page().keyboard().press("f");
    seat.find(".finder input").fill("6.24");
    seat.find(".finder li").filter(has("6.24")).first().click();
    seat.find(".rule.hit").waitFor();
  }

  @Test
  void legendTablesAndOrderOfBattleSayWhatIsOnTheTable() {
    Seat seat = atMovement();
    seat.page().keyboard().press("h");
    seat.find(".legend-list li").first().waitFor();
    assertThat(seat.find(".legend-list li").count()).isGreaterThan(12);
    // Each way, water and ground is shown as it is drawn on the sheet.
    seat.find(".legend-list .sample canvas").nth(5).waitFor();
    seat.picture("legend");
    seat.page().keyboard().press("Escape");
    seat.find(".menu-button").click();
    seat.find(".menu button").filter(has("Tables")).click();
    seat.find(".crt tbody tr").first().waitFor();
    assertThat(seat.find(".crt:not(.terrain) tbody tr").count()).isEqualTo(6);
    seat.find(".crt.terrain tbody tr").first().waitFor();
    assertThat(seat.find(".crt.terrain tbody tr").first().textContent()).startsWith("Clear111");
    seat.page().keyboard().press("Escape");
    seat.find(".menu-button").click();
    seat.find(".menu button").filter(has("Order of battle")).click();
    seat.find(".filter").filter(has("not moved")).click();
    seat.find(".roster .hexlink").first().click();
    assertThat(seat.find("dialog").count()).isZero();
    assertThat(seat.holds("s.hex")).isTrue();
  }

  @Test
  void aCardAppearsBesideAStackOneRestsOn() {
    Seat seat = atMovement();
    String hex = seat.text("s.view.units.find(u => s.book.side(u.id) === 'axis').hex");
    seat.look(hex);
    seat.point(hex);
    seat.find(".hovercard").waitFor();
    assertThat(seat.find(".hovercard .where b").textContent()).isEqualTo(hex);
  }

  @Test
  void thePositionIsSavedAsAPictureAndToldInAFewLines() {
    Seat seat = atMovement();
    seat.find(".menu-button").click();
    seat.find(".menu button").filter(has("Export")).click();
    assertThat(seat.find(".matchtext").inputValue()).contains("Turn 1 of 10");
    for (String kind : new String[] {"PNG", "SVG", "TXT"}) {
      Download file =
          seat.page()
              .waitForDownload(() -> seat.find("dialog .btn").filter(has(kind)).first().click());
      assertThat(file.suggestedFilename()).endsWith("." + kind.toLowerCase(java.util.Locale.ROOT));
      if (kind.equals("SVG")) {
        isDrawnWithLines(file.path());
      }
    }
  }

  private static void isDrawnWithLines(java.nio.file.Path file) {
    try {
      String svg = java.nio.file.Files.readString(file);
      assertThat(svg).contains(">KHARKOV<", "<use href=").doesNotContain("<image", "NaN");
      assertThat(svg.split("<path").length).isGreaterThan(1000);
    } catch (java.io.IOException broken) {
      throw new java.io.UncheckedIOException(broken);
    }
  }

  @Test
  void helpIsFoundByWordOnTheTableAndInTheLobby() {
    Seat seat = atMovement();
    seat.find(".help-button").click();
    seat.find(".help .find").fill("standing");
    assertThat(seat.find(".help details").count()).isBetween(1, 4);
    seat.page().keyboard().press("Escape");
    seat.page().navigate(house.address("/"));
    seat.find(".help-button").click();
    assertThat(seat.find(".help details").count()).isGreaterThan(8);
  }

  @Test
  void whatIsTriedOutReachesNobodyUntilItIsCarriedOver() {
    Seat seat = atMovement();
    int before = seat.orders();
    seat.page().keyboard().press("t");
    seat.find(".trial-band").waitFor();
    seat.click("1808");
    seat.until("s.options?.moves.length");
    String to = seat.text("s.options.moves.find(m => m.cost === 4).hex");
    seat.click(to);
    seat.until("s.trial.steps.length === 1");
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-tb-22').hex")).isEqualTo(to);
    assertThat(seat.number("s.trial.real.orders")).isEqualTo(before);
    seat.picture("trial");
    seat.page().keyboard().press("Backspace");
    seat.until("s.trial.steps.length === 0");
    seat.click("1808");
    seat.until("s.options?.moves.length");
    seat.click(to);
    seat.until("s.trial.steps.length === 1");
    seat.find(".foot .btn.go").filter(has("Carry over")).click();
    seat.until("!s.trial && s.view.orders === " + (before + 1));
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-tb-22').hex")).isEqualTo(to);
  }

  @Test
  void onesOwnMatchesComeFirstAndCanBePutAway() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.page().navigate(house.address("/"));
    seat.find(".waiting .btn.go").waitFor();
    assertThat(seat.find(".matches li").count()).isOne();
    seat.picture("lobby-matches");
    seat.find(".matches .btn").filter(has("Put away")).click();
    seat.page().waitForCondition(() -> seat.find(".matches li").count() == 0);
    seat.find(".link").filter(has("put away")).click();
    seat.find(".matches .btn").filter(has("Take back")).click();
    seat.page().waitForCondition(() -> seat.find(".waiting").count() == 1);
  }
}
