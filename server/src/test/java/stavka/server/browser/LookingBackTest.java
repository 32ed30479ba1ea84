package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import stavka.ai.catalogue.Bots;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Position;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordText;
import stavka.kharkov.Kharkov;

/** The levels of the bots in the lobby, and the review after a match. */
class LookingBackTest extends InTheBrowser {
  private static final long SEED = 21;
  private static final double REVIEW_MILLIS = 600_000;

  /** The record of a whole match played at random. */
  private static String finished() {
    Game game = new Kharkov();
    Scenario scenario = game.scenarios().getFirst();
    Position position = game.setUp(scenario, SEED);
    RecordText text = new RecordText(game, position);
    RecordHeader header =
        RecordHeader.of(game, position, scenario, SEED, "test", "random", "random");
    StringBuilder record = new StringBuilder(text.header(header)).append('\n');
    SplittableRandom random = new SplittableRandom(SEED);
    int number = 0;
    while (game.verdict(position).isEmpty()) {
      Order order = game.legal(position).sample(random);
      Ruling.Accepted accepted = (Ruling.Accepted) game.submit(position, order);
      record
          .append(
              text.order(
                  ++number,
                  position,
                  game.decision(position),
                  order,
                  accepted.events(),
                  accepted.position()))
          .append('\n');
      position = accepted.position();
    }
    String ending = text.ending(game.verdict(position).orElseThrow(), number);
    return record.append(ending).append('\n').toString();
  }

  @Test
  void afterTheVerdictTheTurningPointsLeadIntoTheReplay() {
    Seat seat = house.sit(house.load(finished()), "both");
    seat.find(".review progress").or(seat.find(".review .expected")).first().waitFor();
    seat.find(".review .expected")
        .first()
        .waitFor(new Locator.WaitForOptions().setTimeout(REVIEW_MILLIS));
    assertThat(seat.find(".review .expected").count()).isEqualTo(2);
    seat.picture("review");
    Locator points = seat.find(".turning > li");
    assertThat(points.count()).isBetween(1, 5);
    assertThat(points.first().locator("li").count()).isPositive();
    points.first().locator("button").click();
    seat.until("s.replay?.view?.orders === s.replay?.at && s.replay.at > 0");
    assertThat(seat.find(".turning button.current").count()).isOne();
    assertThat(seat.find(".expected .now").count()).isEqualTo(2);
    seat.picture("review-replay");
    seat.find(".bar .language button").nth(1).click();
    seat.find(".turning .when:has-text('Tour ')").first().waitFor();
    assertThat(seat.find(".turning li li").first().textContent())
        .containsAnyOf("Axe", "Soviétiques", "soviétiques");
    seat.page().setViewportSize(390, 844);
    seat.picture("review-phone");
  }

  @Test
  void theLobbyOffersEveryBotWithALineAboutIt() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/"));
    Locator choice = seat.find(".game-card select[aria-label='Which bot']").first();
    choice.waitFor();
    seat.page()
        .waitForFunction(
            "() => [...document.querySelectorAll('.game-card option')].some(o => o.textContent ==="
                + " 'General')");
    List<String> ids = List.copyOf(Bots.names());
    assertThat(choice.locator("option").count()).isEqualTo(ids.size());
    assertThat(choice.inputValue()).isEqualTo("colonel");
    choice.selectOption("general");
    assertThat(seat.find(".game-card").first().textContent()).contains("hardest to beat");
    seat.picture("lobby-bots");
    seat.find(".language button").nth(1).click();
    seat.find(".game-card:has-text('Le plus dur')").first().waitFor();
    seat.page().setViewportSize(390, 844);
    seat.picture("lobby-bots-phone");
  }
}
