package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Guided first turns, taken from the lobby and walked card by card to the last one. */
class ToursByClickingTest extends InTheBrowser {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_STEPS = 90;
  private static final String MAIN = ".foot .btn.go";

  @Test
  void theTourOfTheBattleOfSumyIsWalkedThroughItsAirPhases() {
    Seat seat = take("Kiev to Rostov");
    assertThat(seat.text("s.match.scenario + ' ' + s.match.seat")).isEqualTo("battle-of-sumy axis");
    assertThat(walk(seat, "A4513"))
        .containsSubsequence(
            "welcome", "bridges", "air", "select", "road", "endmove", "declare", "reaction")
        .containsSubsequence("missions", "supply", "forecast", "fight", "motorised", "farewell");
  }

  @Test
  void theTourOfRedStarIsWalkedToItsLastCard() {
    Seat seat = take("Red Star");
    assertThat(seat.text("s.match.scenario + ' ' + s.match.seat")).isEqualTo("turning-point axis");
    assertThat(walk(seat, ""))
        .containsSubsequence("welcome", "air", "depots", "select", "move", "endmove")
        .containsSubsequence("target", "declare", "answer", "wins", "farewell");
  }

  private static Seat take(String game) {
    Seat seat = house.newcomer(1280, 720, "en", "light");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").last().waitFor();
    seat.find(".game-card")
        .filter(new Locator.FilterOptions().setHasText(game))
        .locator(".acts .btn:not(.go)")
        .click();
    seat.ready();
    seat.find(".coach").waitFor();
    return seat;
  }

  /**
   * The cards that were shown, in order, while what they ask for was done.
   *
   * @param first the hex of the stack the tour names; empty for any
   */
  private static List<String> walk(Seat seat, String first) {
    List<String> cards = new ArrayList<>();
    Clicker clicker = new Clicker(seat);
    for (int i = 0; i < MOST_STEPS; i++) {
      seat.until("s.view.yours || s.view.over");
      seat.toMyMove();
      if (seat.find(".coach").count() == 0) {
        return cards;
      }
      String card = seat.find(".coach").getAttribute("data-card");
      if (cards.isEmpty() || !cards.getLast().equals(card)) {
        cards.add(card);
      }
      if (seat.find(".coach .btn.go").count() > 0) {
        seat.find(".coach .btn.go").click();
      } else {
        follow(seat, clicker, card, first);
      }
    }
    throw new AssertionError("the tour does not end: " + cards);
  }

  /** Does what a card waits for. */
  private static void follow(Seat seat, Clicker clicker, String card, String first) {
    switch (card) {
      case "select" -> {
        if (first.isEmpty()) {
          seat.select(seat.unitThat("options.moves.length"));
        } else {
          seat.click(first);
        }
        seat.until("s.options");
      }
      case "road", "move" -> {
        String to = seat.text("s.options.moves.filter(m => m.mode === s.mode).at(-1).hex");
        seat.order(() -> seat.click(to));
      }
      case "endmove" -> {
        if (seat.holds("s.view.decision.activity === 'move'")) {
          clicker.approach(3);
        }
        seat.endPhase();
      }
      case "declare", "target" -> {
        if (seat.holds("s.plan?.kind === 'attack'")) {
          seat.until("s.plan.forecast");
          seat.order(() -> seat.find(MAIN).click());
          clicker.answerAll();
        } else {
          aim(seat);
        }
      }
      case "reaction" -> {
        if (seat.holds("s.plan")) {
          seat.order(() -> seat.find(MAIN).click());
        }
        clicker.declare(0);
        seat.endPhase();
      }
      case "fight" -> clicker.attack(9);
      default -> {
        clicker.answerAll();
        if (seat.holds("s.view.yours && s.view.canEnd")) {
          seat.endPhase();
        }
      }
    }
  }

  /** The hex fewest units can attack: those of several nations need not fit together. */
  private static void aim(Seat seat) {
    seat.click(
        seat.text(
            "[...s.choices.targets].sort((a, b) => a.attackers.length -"
                + " b.attackers.length)[0].hex"));
    seat.until("s.plan");
  }
}
