package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.rostov.Rostov;

/** The systems of the second half of Kiev to Rostov, in a real browser and with the mouse. */
@Tag("browser")
class KievPocketByClickingTest {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_DECISIONS = 120;

  @TempDir static Path folder;

  @Test
  void aTurnOfTheKievPocketIsPlayedWithAircraftRailwaysAndReplacements() {
    try (House house = House.open(folder, List.of(new Rostov()))) {
      play(house);
      assertThat(house.complaints()).isEmpty();
    }
  }

  private static void play(House house) {
    Seat seat =
        house.sit(
            house.match(
                "rostov", "kiev-pocket", "\"axis\":\"human\",\"soviet\":\"greedy\",\"seed\":7"),
            "axis");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    int first = seat.number("s.view.turn");
    Clicker clicker = new Clicker(seat);
    TreeSet<String> phases =
        clicker.play(
            "!s.view.over && s.view.turn === " + first, MOST_DECISIONS, () -> act(seat, clicker));
    assertThat(seat.number("s.view.turn")).isEqualTo(first + 1);
    assertThat(phases.toString())
        .contains("axis-interdiction", "axis-movement", "axis-declaration", "axis-engineers");
    assertThat(clicker.seen()).contains("fly", "convert", "raise", "declare", "attack");
    assertThat(clicker.ordered("axis", "o.type === 'move'")).isTrue();
    assertThat(clicker.ordered("soviet", "o.type === 'move'")).isTrue();
    seat.picture("rostov-pocket");
  }

  private static void act(Seat seat, Clicker clicker) {
    switch (seat.text("s.view.decision.activity")) {
      case "move" -> {
        if (seat.text("s.view.phase").equals("axis-movement")) {
          clicker.approach(2);
        }
      }
      case "declare" -> {
        clicker.declare(1);
        assertThat(clicker.deed("recall")).isTrue();
        clicker.declare(1);
      }
      case "attack" -> clicker.attack(9);
      default -> {
        if (seat.holds("s.view.canEnd")) {
          fly(seat, clicker);
          convert(seat, clicker);
          raise(seat, clicker);
        }
      }
    }
  }

  /** Aircraft that are sent leave their base for the hex they are sent over. */
  private static void fly(Seat seat, Clicker clicker) {
    if (clicker.deed("fly")) {
      String order = "s.history.findLast(e => e.order?.type === 'fly').order";
      assertThat(
              seat.holds(
                  order
                      + ".squadrons.every(id => s.view.units.find(u => u.id === id)?.hex === "
                      + order
                      + ".hex)"))
          .isTrue();
    }
  }

  /** Track that is converted cannot be converted again. */
  private static void convert(Seat seat, Clicker clicker) {
    if (clicker.deed("convert")) {
      String path = "s.history.findLast(e => e.order?.type === 'convert').order.path";
      assertThat(
              seat.holds(
                  "!s.choices.orders.some(o => o.type === 'convert' && "
                      + path
                      + ".every(hex => o.path.includes(hex)))"))
          .isTrue();
    }
  }

  /** A unit that is raised leaves its box. */
  private static void raise(Seat seat, Clicker clicker) {
    if (clicker.deed("raise")) {
      String unit = "s.history.findLast(e => e.order?.type === 'raise').order.unit";
      assertThat(
              seat.holds(
                  "!s.view.boxes.some(box => box.id.startsWith('pool') && box.units.includes("
                      + unit
                      + "))"))
          .isTrue();
    }
  }
}
