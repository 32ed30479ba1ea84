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
    opening(seat);
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

  /** The die of the first weather fell before the first decision. */
  private static void opening(Seat seat) {
    seat.page().keyboard().press("l");
    // The words in which events are told come with the first key.
    seat.until("s.told");
    assertThat(seat.find(".log li").last().textContent()).contains("Weather: ", "[5.13]");
    seat.page().keyboard().press("o");
  }

  private static void act(Seat seat, Clicker clicker) {
    switch (seat.text("s.view.decision.activity")) {
      case "move" -> {
        if (seat.text("s.view.phase").equals("axis-movement")) {
          clicker.move(1, false);
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

  /** Where aircraft are sent everybody sees that something flies. */
  private static void fly(Seat seat, Clicker clicker) {
    if (seat.holds("s.view.phase === 'axis-interdiction'") && !clicker.seen().contains("fly")) {
      range(seat);
    }
    if (clicker.deed("fly")) {
      assertThat(marked(seat, "mission-axis", "[" + given("fly") + ".hex]")).isTrue();
    }
  }

  /** Aircraft in hand show where they can be sent, mission by mission. */
  private static void range(Seat seat) {
    seat.toMyMove();
    seat.find(".own-order[data-type=fly] .pick").first().click();
    seat.until("s.flights");
    assertThat(seat.find(".ranges").textContent())
        .contains("Can be sent now: ", "Interdiction: ", "[13.13]", "Ground support: ", "[17.24]");
    assertThat(seat.number("s.flights.hexes.length")).isGreaterThan(1000);
    seat.page().keyboard().press("Escape");
    seat.until("!s.flights");
    assertThat(seat.find(".ranges").count()).isZero();
  }

  /** Track that is converted has the gauge of the Axis from then on. */
  private static void convert(Seat seat, Clicker clicker) {
    if (clicker.deed("convert")) {
      assertThat(marked(seat, "rail-axis", given("convert") + ".path")).isTrue();
    }
  }

  /** A unit that is raised leaves the pool for the box of those that come back. */
  private static void raise(Seat seat, Clicker clicker) {
    if (clicker.deed("raise")) {
      assertThat(
              seat.text(
                  "s.view.boxes.find(box => box.units.includes(" + given("raise") + ".unit)).id"))
          .isEqualTo("active-axis");
    }
  }

  /** The last order of a type. */
  private static String given(String type) {
    return "s.history.findLast(e => e.order?.type === '" + type + "').order";
  }

  private static boolean marked(Seat seat, String mark, String hexes) {
    return seat.holds(
        hexes
            + ".every(hex => s.view.hexMarks.some(one => one.hex === hex && one.mark === '"
            + mark
            + "'))");
  }
}
