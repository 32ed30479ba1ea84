package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody who knows nothing presses what the page proposes, sends a unit that is put into his hand
 * to an amber hex, and comes through the first turn.
 */
class NewcomerTest extends InTheBrowser {
  private static final int MOST_PRESSES = 60;
  private static final String MAIN = ".foot .btn.go:not([disabled])";
  private static final String LISTED = ".lines button, .own-order .pick, .actors .pick";

  @ParameterizedTest
  @CsvSource({
    "kharkov,campaign,soviet",
    "kharkov,campaign,axis",
    "guderian,campaign,axis",
    "guderian,campaign,soviet",
    "bautzen,weissenberg,axis",
    "bautzen,weissenberg,soviet"
  })
  void withWhatThePageProposesTheFirstTurnIsPlayed(String game, String scenario, String side) {
    String other = side.equals("soviet") ? "axis" : "soviet";
    Seat seat = house.newcomer(1280, 720, "en", "light");
    seat.open(
        house.link(
            house.match(
                game,
                scenario,
                "\"" + other + "\":\"greedy\",\"" + side + "\":\"human\",\"seed\":7"),
            side));
    seat.find("dialog .btn.go").first().click();
    int presses = 0;
    for (; presses < MOST_PRESSES && seat.number("s.view.turn") < 2; presses++) {
      seat.until("s.view.yours || s.view.over");
      if (seat.holds("s.options?.moves.length")) {
        String amber = seat.text("s.options.moves[0].hex");
        seat.order(() -> seat.click(amber));
        continue;
      }
      seat.find(MAIN + ", " + LISTED).first().waitFor();
      Locator main = seat.find(MAIN);
      (main.count() > 0 ? main : seat.find(LISTED)).first().click();
      seat.page().waitForTimeout(200);
      seat.ready();
    }
    System.out.println(game + ", " + side + ": turn 2 after " + presses + " presses");
    assertThat(seat.number("s.view.turn")).isEqualTo(2);
    assertThat(seat.number(lostInOwnPhases(side))).as("units lost in one's own phases").isZero();
  }

  /** What the page proposes costs nobody: units above the stacking limit would be removed. */
  private static String lostInOwnPhases(String side) {
    return "s.history.filter(e => e.side === '%1$s' && s.book.phase(e.phase)?.side === '%1$s')"
            .formatted(side)
        + ".flatMap(e => e.events).filter(e => e.type === 'eliminated' && s.book.side(e.unit) === '%s').length"
            .formatted(side);
  }
}
