package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.bautzen.Bautzen;

/** Bautzen 1945 in a real browser, played with the mouse. */
@Tag("browser")
class BautzenByClickingTest {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_DECISIONS = 120;

  @TempDir static Path folder;

  @Test
  void thePocketOfWeissenbergIsPlayedToItsVerdict() {
    try (House house = House.open(folder, List.of(new Bautzen()))) {
      play(house);
      assertThat(house.complaints()).isEmpty();
    }
  }

  private static void play(House house) {
    Seat seat =
        house.sit(
            house.match(
                "bautzen", "weissenberg", "\"axis\":\"human\",\"soviet\":\"greedy\",\"seed\":7"),
            "axis");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    assertThat(seat.find(".turn b").textContent()).isEqualTo("Turn 1 of 4");
    Clicker clicker = new Clicker(seat);
    TreeSet<String> phases = clicker.play("!s.view.over", MOST_DECISIONS, () -> act(seat, clicker));
    assertThat(seat.holds("s.view.over")).isTrue();
    assertThat(phases).hasSizeGreaterThanOrEqualTo(8);
    assertThat(clicker.seen()).contains("attack", "air", "choose-advance");
    assertThat(clicker.ordered("axis", "o.type === 'move'")).isTrue();
    assertThat(clicker.ordered("axis", "o.type === 'attack' && o.support === 1")).isTrue();
    assertThat(clicker.ordered("soviet", "o.type === 'attack'")).isTrue();
    seat.toMyMove();
    seat.find(".say b").first().waitFor();
    String verdict = seat.find(".pane h2").first().textContent();
    assertThat(verdict)
        .matches("((German|Polish and Soviet) (marginal|decisive) victory|A draw|Draw)");
    assertThat(seat.find(".say b").first().textContent()).isEqualTo(verdict);
    assertThat(seat.find(".pane .lede").first().textContent())
        .contains(seat.text("s.view.points.axis") + " points");
    seat.picture("bautzen-verdict");
  }

  private static void act(Seat seat, Clicker clicker) {
    switch (seat.text("s.view.decision.activity")) {
      case "move" -> clicker.move(3, false);
      case "attack" -> clicker.attack(2);
      default -> {}
    }
  }
}
