package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import stavka.kharkov.Kharkov;

/** The recap after the other side's turn, its playback, and the replay. */
class WhileYouWaitedTest extends InTheBrowser {
  /** The Soviet player passes; the bot moves and fights; its questions get the proposed answer. */
  private static Seat afterTheBotsTurn(int width, int height, String language, String theme) {
    Seat seat = house.seat(width, height, language, theme);
    seat.open(
        house.link(house.match("\"axis\":\"greedy\",\"soviet\":\"human\",\"seed\":3"), "soviet"));
    seat.until("s.view.yours && s.choices");
    seat.order(() -> seat.find(".foot .btn.go").click());
    seat.endPhase();
    seat.endPhase();
    seat.endPhase();
    for (int i = 0; i < 400 && !seat.holds("s.recap"); i++) {
      seat.page().waitForTimeout(100);
      if (seat.holds(
          "s.view.yours && s.choices && !s.busy && !s.view.canEnd && s.view.decision.activity ==="
              + " 'answer'")) {
        seat.page().keyboard().press("Enter");
        seat.page().waitForTimeout(100);
      }
    }
    assertThat(seat.holds("s.recap")).isTrue();
    return seat;
  }

  @Test
  void whatTheOtherSideDidIsToldPlayedBackAndLeftForOnesOwnMove() {
    Seat seat = afterTheBotsTurn(1440, 900, "en", "light");
    assertThat(seat.find(".recap h2").textContent()).isEqualTo("While you waited");
    int battles = seat.number("s.recap.story.battles.length");
    assertThat(battles).isPositive();
    assertThat(seat.find(".battles li").count()).isEqualTo(battles);
    assertThat(seat.find(".battles .result").first().textContent()).isNotBlank();
    seat.picture("recap");
    seat.find(".battles button").last().click();
    assertThat(seat.text("s.hex")).isEqualTo(seat.text("s.recap.story.battles.at(-1).hex"));
    assertThat(
            seat.holds(
                "(({ board }) => board.view.shows(...board.grid.centre(board.grid.hex(s.hex)),"
                    + " 10))(document.querySelector('.board').table)"))
        .isTrue();
    seat.page().keyboard().press("]");
    seat.find(".foot .btn").filter(has("Play it back")).click();
    seat.until("s.replay?.playing");
    seat.page().keyboard().press("]");
    seat.page().keyboard().press("]");
    assertThat(seat.number("s.replay.speed")).isEqualTo(4);
    assertThat(seat.find(".dice").count()).isZero();
    seat.page().keyboard().press(" ");
    seat.until("s.replay && !s.replay.playing");
    seat.picture("recap-playback");
    seat.find(".replay .pace .seg").first().locator("button").nth(1).click();
    int at = seat.number("s.replay.at");
    seat.page().keyboard().press(".");
    seat.until("s.replay.view.orders === s.replay.at && s.replay.at > " + at);
    seat.page().keyboard().press("End");
    seat.until("s.replay.at === s.replay.to");
    seat.find(".foot .btn.go").click();
    seat.until("!s.replay");
    assertThat(seat.holds("s.recap")).isTrue();
    seat.find(".foot .btn.go").click();
    seat.until("!s.recap");
    assertThat(seat.holds("s.view.yours && s.choices")).isTrue();
    seat.page().reload();
    seat.ready();
    seat.page().waitForTimeout(300);
    assertThat(seat.holds("!s.recap")).isTrue();
    seat.page().keyboard().press("j");
    assertThat(
            seat.holds(
                "document.querySelector('.board').table.board.scene.overlays.get('moves').lines"
                    + ".some(l => s.book.side(l.units[0]) === 'axis')"))
        .isTrue();
  }

  @Test
  void onAPhoneInFrenchTheRecapFitsTheSheet() {
    Seat seat = afterTheBotsTurn(390, 844, "fr", "dark");
    assertThat(seat.find(".recap h2").textContent()).isEqualTo("Pendant votre attente");
    BoundingBox main = seat.find(".foot .btn.go").boundingBox();
    assertThat(main.y + main.height).isLessThan(844);
    assertThat(main.height).isGreaterThanOrEqualTo(44);
    assertThat(seat.holds("document.documentElement.scrollWidth <= 390")).isTrue();
    seat.picture("recap-phone");
  }

  @Test
  void oneWhoAsksForItIsStoppedAtEachBattle() {
    Seat seat = house.seat();
    seat.page().addInitScript("localStorage.setItem('stavka.others', '\"step\"')");
    seat.open(
        house.link(house.match("\"axis\":\"greedy\",\"soviet\":\"human\",\"seed\":3"), "soviet"));
    seat.until("s.view.yours && s.choices");
    seat.order(() -> seat.find(".foot .btn.go").click());
    Clicker clicker = new Clicker(seat);
    for (int i = 0; i < 20 && !seat.holds("s.hold"); i++) {
      seat.until("s.hold || (s.view.yours && s.choices)");
      if (!seat.holds("s.hold")) {
        clicker.answerAll();
      }
      if (seat.holds("!s.hold && s.view.yours && s.view.canEnd")) {
        seat.endPhase();
      }
    }
    seat.page().waitForFunction("() => document.querySelector('.board').table.session.get().hold");
    assertThat(seat.find(".foot .btn.go").textContent()).startsWith("Go on");
    seat.page().keyboard().press("Enter");
    seat.page().waitForFunction("() => !document.querySelector('.board').table.session.get().hold");
  }

  @Test
  void fromAPlaceInTheReplayOnePlaysOnAgainstABot() {
    String record = new Prelude(new Kharkov(), "campaign", folder).whole();
    Seat seat = house.sit(house.load(record), "both");
    seat.button("Replay").click();
    seat.find(".replay input")
        .evaluate(
            "(slider, n) => { slider.value = n; slider.dispatchEvent(new Event('input', { bubbles:"
                + " true })); }",
            120);
    seat.until("s.replay?.view.orders === 120");
    assertThat(seat.find(".replay .rail .turn").count()).isGreaterThan(8);
    seat.picture("replay");
    seat.find(".foot .btn").filter(has("Play on from here")).click();
    seat.find("dialog .seg button").nth(1).click();
    seat.find("dialog select").selectOption("greedy");
    seat.find("dialog .btn.go").click();
    seat.page()
        .waitForFunction(
            "() => document.querySelector('.board')?.table?.session.get().match?.seat ==="
                + " 'soviet'");
    seat.ready();
    assertThat(seat.text("s.match.players.axis")).isEqualTo("greedy");
    assertThat(seat.orders()).isGreaterThanOrEqualTo(120);
  }

  private static com.microsoft.playwright.Locator.FilterOptions has(String text) {
    return new com.microsoft.playwright.Locator.FilterOptions().setHasText(text);
  }
}
