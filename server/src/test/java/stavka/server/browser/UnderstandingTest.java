package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Refusals, undo, replay, languages, keys, the phone and the tour, in a real browser. */
class UnderstandingTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":11";

  private static Seat atMovement() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.standardSetUp();
    return seat;
  }

  /** Chooses the 22nd Tank Brigade, which stands free behind the front. */
  private static void choose(Seat seat) {
    seat.click("1808");
    seat.until("s.options?.moves.length");
  }

  @Test
  void aRefusedMoveNamesItsRuleAndOpensIt() {
    Seat seat = atMovement();
    choose(seat);
    int before = seat.orders();
    seat.click("2515");
    seat.find(".toast").waitFor();
    assertThat(seat.find(".toast .number").textContent()).matches("\\d+\\.\\d+");
    // The live region is filled a moment later, so that a screen reader notices the change.
    PlaywrightAssertions.assertThat(seat.page().locator("#urgent")).containsText("Rule");
    String rule = seat.find(".toast .number").textContent();
    seat.find(".toast .see").click();
    seat.find(".rule.hit").waitFor();
    assertThat(seat.find(".rule.hit .number").textContent()).isEqualTo(rule);
    assertThat(seat.orders()).isEqualTo(before);
  }

  @Test
  void aMoveIsTakenBackUntilADieIsRolled() {
    Seat seat = atMovement();
    int before = seat.orders();
    choose(seat);
    String to = seat.text("s.options.moves.at(-1).hex");
    seat.order(() -> seat.click(to));
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-tb-22').hex")).isEqualTo(to);
    seat.page().keyboard().press("Backspace");
    seat.until("s.view.orders === " + before);
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-tb-22').hex")).isEqualTo("1808");
  }

  @Test
  void aMoveIsMadeByDragging() {
    Seat seat = atMovement();
    choose(seat);
    String to = seat.text("s.options.moves.find(m => m.cost === 4).hex");
    seat.order(
        () -> {
          seat.point("1808");
          seat.page().mouse().down();
          seat.point(to);
          seat.page().mouse().up();
        });
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-tb-22').hex")).isEqualTo(to);
  }

  @Test
  void theReplayGoesBackAndForth() {
    Seat seat = atMovement();
    seat.find(".menu-button").click();
    seat.find(".menu button")
        .filter(new com.microsoft.playwright.Locator.FilterOptions().setHasText("Replay"))
        .click();
    seat.find(".replay input")
        .evaluate(
            "(slider, n) => { slider.value = n; slider.dispatchEvent(new Event('input', { bubbles:"
                + " true })); }",
            0);
    seat.page()
        .waitForFunction(
            "() => document.querySelector('.board').table.session.get().replay?.view?.orders ==="
                + " 0");
    seat.page().keyboard().press(".");
    seat.page()
        .waitForFunction(
            "() => document.querySelector('.board').table.session.get().replay?.view?.orders ==="
                + " 1");
    seat.find(".replay .btn").click();
    assertThat(seat.holds("s.replay === null")).isTrue();
  }

  @Test
  void theLanguageIsSwitchedAtOnce() {
    Seat seat = atMovement();
    assertThat(seat.find(".head h2").textContent()).startsWith("Move Soviet units");
    seat.find(".bar .language button").nth(1).click();
    seat.find(".head h2:has-text('Déplacez les unités soviétiques')").waitFor();
    assertThat(seat.page().evaluate("document.documentElement.lang")).isEqualTo("fr");
    assertThat(seat.find("#tab-log").textContent()).isEqualTo("Journal");
  }

  @Test
  void rulesAreFoundByNumberAndByWord() {
    Seat seat = atMovement();
    seat.page().keyboard().press("/");
    seat.find(".rules .find").fill("6.24");
    assertThat(seat.find(".rule").count()).isOne();
    seat.find(".rules .find").fill("entrenched");
    assertThat(seat.find(".rule").count()).isBetween(1, 30);
    seat.find(".rules .find").fill("");
    seat.find(".rules .rule .ref").first().click();
    seat.find(".rule.hit").waitFor();
  }

  @Test
  void aMoveIsMadeWithTheKeyboardAlone() {
    Seat seat = atMovement();
    seat.find(".board").focus();
    seat.page().keyboard().press("n");
    seat.until("s.options?.moves.length");
    String from = seat.text("s.view.units.find(u => u.id === s.selected[0]).hex");
    seat.page().keyboard().press("d");
    assertThat(seat.text("s.cursor")).isEqualTo(from);
    seat.page().keyboard().press("d");
    String to = seat.text("s.cursor");
    seat.page()
        .waitForFunction(
            "hex => document.getElementById('polite').textContent.startsWith(hex)", to);
    if (seat.holds("s.options.moves.some(m => m.hex === s.cursor && m.mode === s.mode)")) {
      seat.order(() -> seat.page().keyboard().press("Enter"));
    }
    seat.page().keyboard().press("?");
    seat.find("dialog .keys div").first().waitFor();
    assertThat(seat.find("dialog .keys div").count()).isGreaterThan(12);
  }

  @Test
  void onAPhoneTheMapKeepsHalfTheScreenAndASecondTapMoves() {
    JsonNode match = house.match(HOT_SEAT);
    Seat seat = house.seat(390, 844, "en", "light");
    seat.open(house.link(match, "both"));
    seat.standardSetUp();
    seat.standardSetUp();
    BoundingBox map = seat.find(".map").boundingBox();
    assertThat(map.height).isGreaterThanOrEqualTo(844 / 2.0 - 30);
    assertThat(seat.button("End movement").boundingBox().height).isGreaterThanOrEqualTo(44);
    seat.tap("1808");
    seat.until("s.options?.moves.length");
    String to = seat.text("s.options.moves.find(m => m.cost === 4).hex");
    int before = seat.orders();
    seat.tap(to);
    seat.until("s.pending");
    assertThat(seat.orders()).isEqualTo(before);
    seat.order(() -> seat.tap(to));
    assertThat(((Number) seat.page().evaluate("document.documentElement.scrollWidth")).intValue())
        .isEqualTo(390);
  }

  @Test
  void theTourFollowsWhatTheNewcomerDoes() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/"));
    seat.find(".hint .btn.go").click();
    seat.find(".coach .btn.go").click();
    seat.until("s.view.yours");
    assertThat(seat.find(".coach h3").textContent()).isEqualTo("Set up");
    seat.standardSetUp();
    assertThat(seat.find(".coach h3").textContent()).isEqualTo("Look at the front");
    seat.find(".coach .btn.go").click();
    seat.page()
        .waitForCondition(() -> seat.find(".coach h3").textContent().equals("Choose a unit"));
    // The coach brings the map to the unit as its card appears: a click may come a moment too soon.
    for (int i = 0; i < 8 && seat.text("String(s.selected.length)").equals("0"); i++) {
      seat.click("0813");
      seat.page().waitForTimeout(500);
    }
    seat.page().waitForCondition(() -> seat.find(".coach h3").textContent().equals("Move"));
  }
}
