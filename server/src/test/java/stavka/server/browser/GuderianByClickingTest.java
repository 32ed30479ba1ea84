package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;

/** Panzergruppe Guderian in a real browser, played with the mouse. */
class GuderianByClickingTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  @Test
  void aWholeTurnIsPlayedForBothSides() {
    Seat seat = house.sit(house.match("guderian", HOT_SEAT), "both");
    setUp(seat);
    interdict(seat);
    Clicker clicker = new Clicker(seat);
    assertThat(seat.text("s.view.phase")).isEqualTo("soviet-movement");
    march(seat);
    clicker.move(4, true);
    endPhase(seat, clicker, "soviet-movement");
    clicker.attack(2);
    endPhase(seat, clicker, "soviet-combat");
    if (seat.text("s.view.phase").equals("soviet-interdiction")) {
      seat.order(() -> seat.click("0510"));
      assertThat(seat.holds("s.history.at(-1).order.type === 'interdict'")).isTrue();
    }
    assertThat(seat.text("s.view.phase")).isEqualTo("axis-movement");
    for (int i = 0; i < 10; i++) {
      arrive(seat, clicker);
    }
    clicker.move(2, true);
    endPhase(seat, clicker, "axis-movement");
    clicker.attack(3);
    endPhase(seat, clicker, "axis-combat");
    assertThat(seat.text("s.view.phase")).isEqualTo("axis-mechanised");
    clicker.move(3, true);
    endPhase(seat, clicker, "axis-mechanised");
    assertThat(seat.text("s.view.phase")).isEqualTo("axis-interdiction");
    seat.order(() -> seat.click("2014"));
    seat.endPhase();
    assertThat(seat.number("s.view.turn")).isEqualTo(2);
    assertThat(clicker.seen()).contains("attack");
    assertThat(seat.holds("s.history.some(e => e.order?.type === 'move' && e.side === 'axis')"))
        .isTrue();
  }

  /** A counter is dragged from the panel to its army's hexes; elsewhere it is refused. */
  private static void setUp(Seat seat) {
    assertThat(seat.find(".pane .card h3").first().textContent()).startsWith("13th Army");
    String unit = seat.text("s.choices.places.find(p => p.hexes.includes('0124')).unit");
    awaitDragging(seat);
    drag(seat, unit, "0420");
    seat.find(".toast .number").waitFor();
    int before = seat.orders();
    drag(seat, unit, "0124");
    seat.until("s.view.orders > " + before);
    assertThat(seat.text("s.view.units.find(u => u.id === '" + unit + "').hex")).isEqualTo("0124");
    seat.standardSetUp();
  }

  /** What drags counters is fetched when the mouse first stirs; a hand is slower than that. */
  private static void awaitDragging(Seat seat) {
    seat.page().mouse().move(200, 200);
    seat.page().evaluate("async () => void (await import('/table/dragging.js'))");
  }

  private static void drag(Seat seat, String unit, String hex) {
    seat.look(hex);
    BoundingBox from = seat.find(".pick[data-unit='" + unit + "']").boundingBox();
    seat.page().mouse().move(from.x + 20, from.y + 20);
    seat.page().mouse().down();
    seat.page().mouse().move(from.x - 60, from.y + 40);
    seat.point(hex);
    seat.page().mouse().up();
    seat.ready();
  }

  /** One marker by the mouse, one by the keyboard, one by typing; a hex too far east is refused. */
  private static void interdict(Seat seat) {
    assertThat(seat.text("s.view.phase")).isEqualTo("first-interdiction");
    seat.click("4510");
    seat.find(".toast .number").waitFor();
    assertThat(seat.find(".toast .number").textContent()).isEqualTo("13.2");
    seat.order(() -> seat.click("1414"));
    seat.find(".board").focus();
    seat.page().keyboard().press("n");
    seat.page().keyboard().press("n");
    String cursor = seat.text("s.cursor");
    seat.order(() -> seat.page().keyboard().press("Enter"));
    assertThat(seat.text("s.history.at(-1).order.hex")).isEqualTo(cursor);
    seat.find(".hexentry input").fill("2216");
    seat.order(() -> seat.page().keyboard().press("Enter"));
    assertThat(seat.number("s.view.hexMarks.filter(m => m.mark === 'axis-interdiction').length"))
        .isEqualTo(3);
  }

  /** Two armies must march on turn 1: the phase cannot be ended before, and says who is left. */
  private static void march(Seat seat) {
    seat.page().keyboard().press("x");
    seat.find(".toast .number").waitFor();
    int marched = 0;
    for (; marched < 30 && seat.holds("s.choices.end === false"); marched++) {
      seat.select(seat.text("s.choices.objections[0].units[0]"));
      String to = seat.text("s.options.moves.findLast(m => m.mode === s.mode).hex");
      seat.order(() -> seat.click(to));
    }
    assertThat(marched).isGreaterThan(10);
    assertThat(seat.holds("s.choices.end")).isTrue();
  }

  private static void endPhase(Seat seat, Clicker clicker, String phase) {
    clicker.answerAll();
    if (seat.text("s.view.phase").equals(phase)) {
      seat.endPhase();
      clicker.answerAll();
    }
  }

  /** A unit comes on, up to an enemy where it can. */
  private static void arrive(Seat seat, Clicker clicker) {
    if (seat.find(".box .pick").count() == 0) {
      return;
    }
    seat.find(".box .pick").last().click();
    seat.until("s.options");
    if (seat.holds("s.options.moves.length")) {
      String to = seat.text("(s.options.moves.find(m => m.stops) ?? s.options.moves.at(-1)).hex");
      seat.order(() -> seat.click(to));
      clicker.answerAll();
    }
  }
}
