package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Rostov;
import stavka.rostov.model.Box;

/**
 * The return of rebuilt units to the map in the Kiev Pocket, both sides by hand: replacements,
 * arrivals, and the first march from a box.
 */
class RebuildingByClickingTest extends InTheBrowser {
  private static final double LONG_MILLIS = 120_000;
  private static final int MOST_ARRIVALS = 3;
  private static final int MOST_DECISIONS = 160;

  private static Seat at(BiPredicate<Position, Orders> wish) {
    String record = new Prelude(new Rostov(), "kiev-pocket", folder).until(wish);
    Seat seat = house.sit(house.load(record), "both");
    seat.page().setDefaultTimeout(LONG_MILLIS);
    return seat;
  }

  /** A phase of movement in which a unit of a side can come onto the map out of its Active box. */
  private static BiPredicate<Position, Orders> returning(Side side) {
    return (position, legal) ->
        legal.activity() == Activity.MOVE
            && legal.decision().side() == side
            && active(position, side).anyMatch(unit -> hasOrders(legal, unit));
  }

  private static IntStream active(Position position, Side side) {
    return IntStream.range(0, position.counters())
        .filter(unit -> position.place(unit) == position.boxStart() + Box.ACTIVE)
        .filter(unit -> position.setting().roster().side(unit) == side);
  }

  private static boolean hasOrders(Orders legal, int unit) {
    boolean[] some = {false};
    legal.forUnit(unit, order -> some[0] = true);
    return some[0];
  }

  @Test
  @Rule({"7.43", "8.4"})
  void aRebuiltSovietUnitComesBackFromTheListOfArrivals() {
    comesBack(at(returning(Side.SOVIET)));
  }

  @Test
  @Rule({"7.25", "8.4"})
  void aRebuiltAxisUnitComesBackFromTheListOfArrivals() {
    comesBack(at(returning(Side.AXIS)));
  }

  private static void comesBack(Seat seat) {
    String unit = rebuilt(seat);
    waiting(seat, unit).click();
    bring(seat, unit);
  }

  @Test
  @Rule({"7.43", "8.4"})
  void aRebuiltUnitIsTakenInHandInItsBoxAndInTheSearch() {
    Seat seat = at(returning(Side.SOVIET));
    String unit = rebuilt(seat);
    seat.page().keyboard().press("i");
    seat.find(".panel .pick[data-unit='" + unit + "']").first().click();
    inHand(seat, unit);
    seat.page().keyboard().press("Escape");
    seat.page().keyboard().press("f");
    seat.find(".finder input").fill(seat.text("s.book.name('" + unit + "')"));
    seat.find(".finder [role=option][data-unit='" + unit + "']").click();
    inHand(seat, unit);
    bring(seat, unit);
  }

  @Test
  @Rule("8.62")
  void aFortressUnitIsPlacedUnderItsOwnName() {
    Seat seat =
        at(
            (position, legal) ->
                legal.activity() == Activity.MOVE && extras(legal, Place.class::isInstance));
    String unit = seat.text("s.choices.orders.find(o => o.type === 'place').units[0]");
    Locator button = seat.find(".btn[data-type=place]");
    assertThat(button.textContent())
        .contains(seat.text("s.book.word(s.book.piece('" + unit + "').kind)"))
        .doesNotContain("militia");
    int before = seat.orders();
    new Clicker(seat).deed("place");
    assertThat(seat.orders()).isGreaterThan(before);
    String placed = seat.text("s.history.at(-1).order.units[0]");
    assertThat(seat.text("s.view.units.find(u => u.id === '" + placed + "').hex"))
        .isEqualTo(seat.text("s.history.at(-1).order.hex"));
  }

  /** A whole turn of both sides in one seat: in replacements and arrivals each type of order. */
  @Test
  @Rule({"7.12", "8.53", "8.71"})
  void bothSidesRebuildAndArriveByClicks() {
    Rostov game = new Rostov();
    Seat seat = at((position, legal) -> game.phase(position).equals("soviet-replacements"));
    int turn = seat.number("s.view.turn");
    Clicker clicker = new Clicker(seat);
    TreeSet<String> listed = new TreeSet<>();
    TreeSet<String> phases =
        clicker.play(
            "!s.view.over && s.view.turn <= " + (turn + 1),
            MOST_DECISIONS,
            () -> act(seat, clicker, listed));
    assertThat(phases.toString())
        .contains("soviet-replacements", "axis-movement", "soviet-movement");
    assertThat(listed).isNotEmpty();
    assertThat(clicker.seen()).containsAll(listed);
    assertThat(seat.find(".btn[data-type=place]").allTextContents()).noneMatch(String::isEmpty);
  }

  /** The Axis has fewer replacements: a turn in which it can raise a unit is looked for. */
  @Test
  @Rule("7.25")
  void theAxisRaisesAUnitByClicks() {
    Seat seat =
        at(
            (position, legal) ->
                legal.decision().side() == Side.AXIS
                    && legal.activity() == Activity.ANSWER
                    && extras(legal, order -> order.getClass().getSimpleName().equals("Raise")));
    Clicker clicker = new Clicker(seat);
    assertThat(clicker.deed("raise")).isTrue();
    String unit = seat.text("s.history.at(-1).order.unit");
    assertThat(seat.text("s.view.boxes.find(b => b.units.includes('" + unit + "')).id"))
        .isEqualTo("active-axis");
  }

  private static boolean extras(Orders legal, Predicate<Order> wanted) {
    boolean[] found = {false};
    legal.forExtras(order -> found[0] |= wanted.test(order));
    return found[0];
  }

  private static void act(Seat seat, Clicker clicker, TreeSet<String> listed) {
    String phase = seat.text("s.view.phase");
    boolean rebuilds = phase.matches(".*-(replacements|arrivals|departures)");
    if (seat.text("s.view.decision.activity").equals("move") && phase.endsWith("-movement")) {
      for (int i = 0; i < MOST_ARRIVALS; i++) {
        arrive(seat);
      }
    } else if (seat.text("s.view.decision.activity").equals("attack")) {
      clicker.attack(9);
    } else if (rebuilds) {
      String types =
          seat.text(
              "[...new Set((s.choices.orders ?? []).map(o => o.type).filter(t => t in"
                  + " s.book.ownOrders))].join()");
      for (String type : Arrays.stream(types.split(",")).filter(t -> !t.isEmpty()).toList()) {
        if (seat.text("s.view.phase").equals(phase) && clicker.deed(type)) {
          listed.add(type);
        }
      }
    }
  }

  /** Brings on the first unit that waits and can come. */
  private static void arrive(Seat seat) {
    List<String> units =
        seat.find(".box .pick").all().stream().map(one -> one.getAttribute("data-unit")).toList();
    for (String unit : units) {
      waiting(seat, unit).click();
      seat.until("s.options && s.selected.join() === '" + unit + "'");
      if (seat.holds("s.options.moves.length")) {
        bring(seat, unit);
        return;
      }
    }
  }

  private static String rebuilt(Seat seat) {
    seat.find(".box .pick").first().waitFor();
    String ids =
        seat.text(
            "s.view.boxes.filter(b => b.stand === 'due').flatMap(b => b.units).filter(id =>"
                + " s.view.panels.some(p => p.rows.some(r => r.cells.some(c => c.type ==="
                + " 'counters' && c.units.includes(id))))).join()");
    for (String unit : ids.split(",")) {
      waiting(seat, unit).click();
      inHand(seat, unit);
      if (seat.holds("s.options.moves.length")) {
        seat.page().keyboard().press("Escape");
        return unit;
      }
    }
    throw new AssertionError("none of these can come: " + ids);
  }

  private static Locator waiting(Seat seat, String unit) {
    return seat.find(".box .pick[data-unit='" + unit + "']");
  }

  private static void inHand(Seat seat, String unit) {
    seat.until("s.tab === 'decision' && s.options && s.selected.join() === '" + unit + "'");
  }

  private static void bring(Seat seat, String unit) {
    seat.until("s.options?.moves.length");
    String hex = seat.text("s.options.moves.find(m => m.mode === s.mode).hex");
    seat.order(() -> seat.click(hex));
    assertThat(seat.text("s.view.units.find(u => u.id === '" + unit + "').hex")).isEqualTo(hex);
  }
}
