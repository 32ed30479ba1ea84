package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Orders;
import stavka.redstar.RedStar;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.economy.EconomySection.Evacuate;
import stavka.redstar.economy.EconomySection.Summon;

/** Red Star Rising in a real browser, played with the mouse. */
class RedStarByClickingTest extends InTheBrowser {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_DECISIONS = 400;

  @Test
  void theIntroductoryScenarioIsPlayedToItsVerdictAndReviewed() {
    Seat seat =
        house.sit(
            house.match(
                "redstar", "turning-point", "\"axis\":\"human\",\"soviet\":\"greedy\",\"seed\":7"),
            "axis");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    assertThat(seat.find(".turn b").textContent()).isEqualTo("Turn 22 (1 of 3)");
    Clicker clicker = new Clicker(seat);
    clicker.play("!s.view.over", MOST_DECISIONS, () -> act(seat, clicker));
    assertThat(seat.holds("s.view.over")).isTrue();
    assertThat(seat.number("s.view.turn")).isGreaterThanOrEqualTo(24);
    assertThat(clicker.seen())
        .contains("place axis-air", "place axis-arrivals", "overrun", "attack", "relief", "convert")
        .containsAnyOf("lose", "lose-or-retreat", "choose-retreat", "choose-advance");
    assertThat(clicker.ordered("axis", "o.mode === 'strategic'")).isTrue();
    assertThat(clicker.ordered("axis", "o.mode === 'march'")).isTrue();
    assertThat(clicker.ordered("soviet", "o.type === 'attack'")).isTrue();
    verdict(seat);
    review(seat);
  }

  @Test
  void ordersOfTheLongWarAreGivenByClicking() {
    deed("turning-point", "choose-promotion", Promote.class);
    deed("turning-point", "choose-soviet-conversion", Disband.class);
    deed("turning-point", "choose-leader-hex", Summon.class);
    deed("barbarossa", "choose-evacuation", Evacuate.class);
  }

  private static void deed(String scenario, String decision, Class<? extends Order> order) {
    String type = order.getSimpleName().toLowerCase(Locale.ROOT);
    Seat seat = at(scenario, decision, order);
    assertThat(new Clicker(seat).deed(type)).as(type).isTrue();
    assertThat(seat.text("s.history.at(-1).order.type")).isEqualTo(type);
    seat.leave();
  }

  @Test
  void partisansArePlacedAndAUnitGoesBySea() {
    Seat partisans = at("barbarossa", "choose-partisans", Place.class);
    assertThat(new Clicker(partisans).bringOn()).isTrue();
    assertThat(partisans.text("s.history.at(-1).order.units[0]")).startsWith("su-partisans");
    partisans.leave();
    Seat seat = at("barbarossa", "choose-sea", Order.class);
    seat.select(seat.unitThat("options.moves.length"));
    String port = seat.text("s.options.moves[0].hex");
    seat.order(() -> seat.click(port));
    assertThat(seat.text("s.history.at(-1).order.mode")).isEqualTo("sea");
    assertThat(seat.text("s.history.at(-1).order.path.at(-1)")).isEqualTo(port);
  }

  /** A match at which such a decision has come up, with such an order among its choices. */
  private static Seat at(String scenario, String decision, Class<? extends Order> order) {
    String record =
        new Prelude(new RedStar(), scenario, folder)
            .until(
                (position, legal) ->
                    legal.decision().code().equals(decision) && offers(legal, order));
    return house.sit(house.load(record), "both");
  }

  private static boolean offers(Orders legal, Class<? extends Order> order) {
    boolean[] found = {false};
    legal.forEach(one -> found[0] |= order.isInstance(one));
    return found[0];
  }

  /** One or two orders of the kind a phase is about. */
  private static void act(Seat seat, Clicker clicker) {
    switch (seat.text("s.view.decision.activity")) {
      case "move" -> {
        if (clicker.seen().contains("overrun") || !clicker.overrun()) {
          clicker.move(2, false);
        }
      }
      case "attack" -> clicker.attack(2);
      default -> {
        if (seat.holds("s.view.canEnd")) {
          boolean _ =
              clicker.bringOn()
                  || clicker.deed("relief")
                  || clicker.deed("convert")
                  || clicker.deed("withdraw");
        }
      }
    }
  }

  private static void verdict(Seat seat) {
    String verdict = seat.find(".pane h2").first().textContent();
    assertThat(verdict).matches("((Soviet|Axis) (marginal|decisive) victory|A draw|Draw)");
    assertThat(seat.find(".say b").first().textContent()).isEqualTo(verdict);
    assertThat(seat.find(".pane .lede").first().textContent())
        .contains("Axis " + seat.text("s.view.points.axis") + " points");
  }

  /** Both sides' lines, on the last screen and beside the map; they are found once for both. */
  private static void review(Seat seat) {
    Locator expected = seat.find(".ending .review .expected");
    expected.first().waitFor(new Locator.WaitForOptions().setTimeout(LONG_MILLIS));
    assertThat(expected.count()).isEqualTo(2);
    assertThat(seat.find(".side .review .expected").count()).isEqualTo(2);
    seat.picture("redstar-review");
    seat.page().keyboard().press("Escape");
    assertThat(seat.find(".review .expected").count()).isEqualTo(2);
  }
}
