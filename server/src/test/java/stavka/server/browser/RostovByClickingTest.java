package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.rostov.Rostov;

/** Kiev to Rostov in a real browser, played with the mouse. */
@Tag("browser")
class RostovByClickingTest {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_DECISIONS = 200;

  @TempDir static Path folder;

  @Test
  void theBattleOfSumyIsPlayedToItsVerdict() {
    try (House house = House.open(folder, List.of(new Rostov()))) {
      play(house);
      assertThat(house.complaints()).isEmpty();
    }
  }

  private static void play(House house) {
    Seat seat =
        house.sit(
            house.match(
                "rostov", "battle-of-sumy", "\"axis\":\"human\",\"soviet\":\"random\",\"seed\":7"),
            "axis");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    assertThat(seat.find(".turn b").textContent()).isEqualTo("Turn 49 (1 of 4)");
    Clicker clicker = new Clicker(seat);
    TreeSet<String> phases = clicker.play("!s.view.over", MOST_DECISIONS, () -> act(seat, clicker));
    assertThat(seat.holds("s.view.over")).as(seat.text("s.view.phase + s.view.canEnd")).isTrue();
    assertThat(phases).hasSizeGreaterThanOrEqualTo(8);
    assertThat(clicker.seen()).contains("declare", "arrows", "attack", "order-attack");
    assertThat(clicker.ordered("axis", "o.type === 'move'")).isTrue();
    assertThat(clicker.ordered("axis", "o.type === 'declare'")).isTrue();
    assertThat(clicker.ordered("axis", "o.type === 'attack'")).isTrue();
    seat.toMyMove();
    seat.find(".say b").first().waitFor();
    String verdict = seat.find(".pane h2").first().textContent();
    assertThat(verdict).matches("(Axis|Soviet) (marginal|decisive) victory");
    assertThat(seat.find(".say b").first().textContent()).isEqualTo(verdict);
    seat.picture("rostov-verdict");
  }

  private static void act(Seat seat, Clicker clicker) {
    switch (seat.text("s.view.decision.activity")) {
      case "move" -> {
        if (seat.text("s.view.phase").equals("axis-movement")) {
          clicker.approach(3);
        }
      }
      case "declare" -> clicker.declare(2);
      case "attack" -> clicker.attack(9);
      default -> {}
    }
  }
}
