package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;

/** Options set in the lobby, and what the briefing tells of them and of the origin of the data. */
class OptionsAndSourcesTest extends InTheBrowser {
  @Test
  @Rule("10.2.1")
  void anOptionIsSetInTheLobbyReadWithItsRuleAndToldInTheBriefing() {
    Seat seat = house.newcomer(1440, 900, "en", "light");
    seat.page().navigate(house.address("/"));
    Locator card =
        seat.find(".game-card").filter(new Locator.FilterOptions().setHasText("Red Star Rising"));
    card.locator(".options summary").click();
    card.locator(".options .ref")
        .filter(new Locator.FilterOptions().setHasText("[10.2.1]"))
        .click();
    assertThat(card.locator(".options blockquote").textContent()).startsWith("10.2.1 ");
    card.locator(".options input[name=depots-leave-early]").check();
    assertThat(card.locator(".options summary").textContent()).contains("1 changed");
    card.locator(".btn.go").click();
    seat.ready();
    assertThat(seat.text("s.match.options.map(one => one.id + ' ' + one.value).join()"))
        .isEqualTo("depots-leave-early 1");
    seat.find(".briefing .reconstructed").waitFor();
    assertThat(seat.find(".briefing").textContent())
        .contains("Options of this match: ", "Depots are withdrawn before supply is judged");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kharkov | campaign | charts, counters, and map | order-of-battle.yaml
          guderian | campaign | counters | order-of-battle.yaml
          redstar | turning-point | charts, counters, scenarios, and map | scenarios.yaml
          bautzen | last-victory | charts, counters, scenarios, and map | scenarios.yaml
          rostov | kiev-pocket | charts, counters, scenarios, and map | scenarios.yaml
          """)
  void theBriefingTellsWhatIsReconstructedAndWhy(
      String game, String scenario, String parts, String file) {
    Seat seat = house.sit(house.match(game, scenario, "\"hotSeat\":true,\"seed\":7"), "both");
    seat.page().keyboard().press("b");
    Locator line = seat.find(".briefing .reconstructed");
    line.waitFor();
    assertThat(line.textContent()).contains("Reconstructed in whole or in part: " + parts + ".");
    line.locator("button").click();
    Locator reasons = seat.find(".provenance");
    reasons.waitFor();
    assertThat(reasons.textContent()).contains(file, "reconstructed", "printed in the rulebook");
  }
}
