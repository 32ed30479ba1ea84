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
    TreeSet<String> phases = new TreeSet<>();
    for (int i = 0; i < MOST_DECISIONS; i++) {
      seat.until("s.view.yours || s.view.over");
      if (seat.holds("s.view.over")) {
        break;
      }
      String phase = seat.text("s.view.turn + ' ' + s.view.phase");
      if (phases.add(phase)) {
        act(seat, clicker);
      }
      clicker.answerAll();
      if (seat.holds("s.view.yours && s.view.canEnd && !s.view.over")
          && seat.text("s.view.turn + ' ' + s.view.phase").equals(phase)) {
        seat.endPhase();
      }
    }
    assertThat(seat.holds("s.view.over")).isTrue();
    assertThat(phases).hasSizeGreaterThanOrEqualTo(8);
    assertThat(clicker.seen()).contains("declare", "arrows", "attack", "order-attack");
    assertThat(ordered(seat, "o.type === 'move'")).isTrue();
    assertThat(ordered(seat, "o.type === 'declare'")).isTrue();
    assertThat(ordered(seat, "o.type === 'attack'")).isTrue();
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

  private static boolean ordered(Seat seat, String what) {
    return seat.holds(
        "s.history.some(e => { const o = e.order; return e.side === 'axis' && o && ("
            + what
            + "); })");
  }
}
