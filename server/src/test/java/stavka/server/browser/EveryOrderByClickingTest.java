package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.guderian.Guderian;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.kharkov.Kharkov;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.kharkov.regiment.Reforming.Reform;

/** Orders that a first turn seldom sees, each given with the mouse where it can be given. */
class EveryOrderByClickingTest extends InTheBrowser {
  @Test
  void unitsGoByRail() {
    Seat seat = at(new Kharkov(), "campaign", moves("rail"));
    moveBy(seat, "rail", "Rail");
  }

  @Test
  void unitsDisengage() {
    Seat seat = at(new Kharkov(), "campaign", moves("disengage"));
    moveBy(seat, "disengage", "Disengage");
  }

  @Test
  void aRegimentEntrenches() {
    Seat seat = at(new Kharkov(), "campaign", extra(Entrench.class::isInstance));
    String regiment = seat.text("s.choices.orders.find(o => o.type === 'entrench').regiment");
    seat.select(regiment);
    seat.order(() -> seat.button("Entrench the").click());
    assertThat(marks(seat, regiment)).contains("entrenched");
  }

  @Test
  void aDivisionIsReformedFromTheListOfWhatElseIsPossible() {
    Seat seat = at(new Kharkov(), "campaign", extra(Reform.class::isInstance));
    String division = seat.text("s.choices.orders.find(o => o.type === 'reform').division");
    seat.order(
        () -> {
          seat.button("Reform").click();
          if (seat.holds("s.ownOrder")) {
            seat.find(".own-order .pick").first().click();
          }
        });
    assertThat(seat.holds("s.history.at(-1).order.type === 'reform'")).isTrue();
    assertThat(seat.text("s.history.at(-1).order.division")).isEqualTo(division);
  }

  @Test
  void aHexIsSuppliedByAir() {
    Seat seat =
        at(
            new Kharkov(),
            "campaign",
            (position, legal) -> legal.decision().code().equals("supply-by-air"));
    String hex = seat.text("s.choices.orders.find(o => o.type === 'supply-by-air').hex");
    int before = seat.number("s.view.panels[0].rows[0].cells[1].value");
    seat.order(() -> seat.click(hex));
    assertThat(seat.text("s.history.at(-1).order.hex")).isEqualTo(hex);
    // The last point ends the turn, and the next one brings others.
    assertThat(
            seat.holds(
                "s.history.at(-1).events.some(e => e.type === 'counted' && e.what === 'axis-air'"
                    + " && e.value === "
                    + (before - 1)
                    + ")"))
        .isTrue();
  }

  @Test
  void aGuardsDivisionIsSetUpOnTheFront() {
    Seat seat =
        at(
            new Kharkov(),
            "campaign",
            (position, legal) -> legal.decision().code().equals("set-up-soviet"));
    seat.find(".pick[data-unit='su-gd-13']").click();
    String hex = seat.text("s.choices.places.find(p => p.unit === 'su-gd-13').hexes[2]");
    seat.order(() -> seat.click(hex));
    assertThat(seat.text("s.view.units.find(u => u.id === 'su-gd-13').hex")).isEqualTo(hex);
  }

  @Test
  void aReserveIsReleasedUnderCompulsion() {
    Seat seat =
        at(
            new Kharkov(),
            "campaign",
            (position, legal) -> legal.decision().code().equals("must-release-reserve"));
    assertThat(seat.find(".pane h2").first().textContent()).startsWith("Commit the whole reserve");
    seat.find(".actors .pick").first().click();
    String hex = seat.text("s.choices.orders.find(o => o.units.join() === s.actor).hex");
    String unit = seat.text("s.actor");
    seat.order(() -> seat.click(hex));
    assertThat(seat.text("s.view.units.find(u => u.id === '" + unit + "').hex")).isEqualTo(hex);
  }

  @Test
  void arrivalsComeOntoTheMap() {
    Seat seat = at(new Kharkov(), "campaign", arriving());
    arrive(seat);
  }

  @Test
  void germanArrivalsComeOntoTheMapAtTheirEntrances() {
    Seat seat = at(new Guderian(), "campaign", arriving());
    arrive(seat);
  }

  @Test
  void aDivisionIsCalledFromTheSouthWesternFront() {
    Seat seat = at(new Guderian(), "campaign", extra(Call.class::isInstance));
    seat.order(() -> seat.button("Call a rifle division").click());
    assertThat(seat.holds("s.history.at(-1).order.type === 'call'")).isTrue();
  }

  @Test
  void aLeaderIsEvacuated() {
    Seat seat = at(new Guderian(), "variants", extra(Evacuate.class::isInstance));
    String leader = seat.text("s.choices.orders.find(o => o.type === 'evacuate').leader");
    String hex = seat.text("s.view.units.find(u => u.id === '" + leader + "').hex");
    boolean alone =
        seat.holds(
            "s.choices.orders.filter(o => o.type === 'evacuate' && s.view.units.find(u => u.id ==="
                + " o.leader).hex === '"
                + hex
                + "').length === 1");
    seat.order(
        () -> {
          seat.button("Evacuate").click();
          if (seat.holds("s.ownOrder")) {
            seat.click(hex);
            if (!alone) {
              seat.find(".own-order .pick").first().click();
            }
          }
        });
    assertThat(seat.holds("s.history.at(-1).order.type === 'evacuate'")).isTrue();
  }

  @Test
  void aLeaderIsToldWhomHeHelps() {
    Seat seat = at(new Guderian(), "campaign", asking("leader-assists"));
    assertThat(seat.find(".pane h2").first().textContent()).startsWith("Say whom a leader helps");
    String unit = seat.text("s.choices.orders.at(-1).unit");
    seat.order(() -> seat.find(".own-order .pick").last().click());
    assertThat(seat.holds("s.history.at(-1).order.type === 'assist'")).isTrue();
    assertThat(seat.text("s.history.at(-1).order.unit")).isEqualTo(unit);
  }

  @Test
  void theVictorChoosesTheWayOfTheBeaten() {
    Seat seat = at(new Guderian(), "campaign", asking("retreat-enemy"));
    assertThat(seat.find(".pane h2").first().textContent()).startsWith("Choose the ways");
    String unit = seat.text("s.choices.orders[0].unit");
    assertThat(seat.holds("s.book.side('" + unit + "') !== s.view.decision.side")).isTrue();
    if (seat.find(".actors .pick").count() > 1) {
      seat.find(".actors .pick").first().click();
    }
    String hex = seat.text("s.choices.orders[0].path.at(-1)");
    int before = seat.orders();
    seat.click(hex);
    seat.until("s.variants || s.view.orders > " + before);
    if (seat.orders() == before) {
      seat.order(() -> seat.find(".pane .card .acts.wrap .btn").first().click());
    }
    assertThat(seat.text("s.history.at(-1).order.unit")).isEqualTo(unit);
  }

  private static BiPredicate<Position, Orders> asking(String code) {
    return (position, legal) -> legal.decision().code().equals(code);
  }

  /**
   * No game has such an order yet: the page is told of one, and what it would send is looked at.
   */
  @Test
  void anOrderOfManyFieldsIsAskedForFieldByField() {
    Seat seat =
        at(
            new Kharkov(),
            "campaign",
            (position, legal) -> legal.activity() == Activity.MOVE && position.turn() == 1);
    seat.page()
        .evaluate(
            """
            () => {
              const { session } = document.querySelector('.board').table;
              const { book, view, choices } = session.get();
              const own = view.units.filter(u => book.side(u.id) === view.decision.side && book.fights(u.id));
              const fields = { who: 'unit', where: 'hex', amount: 'number', how: 'word' };
              book.ownOrders.drill = Object.entries(fields).map(([name, kind]) => ({ name, kind }));
              const orders = [];
              for (const who of [own[0].id, own.find(u => u.hex !== own[0].hex).id])
                for (const where of ['1020', '1021'])
                  for (const amount of [1, 2, 3])
                    for (const how of ['march', 'rail']) orders.push({ type: 'drill', who, where, amount, how });
              session.set({ choices: { ...choices, orders } });
              session.api.order = async (after, order) => ((window.given = order), { n: after });
            }\
            """);
    seat.button("Drill").click();
    String who = seat.text("s.choices.orders.at(-1).who");
    seat.click(seat.text("s.view.units.find(u => u.id === '" + who + "').hex"));
    seat.click("1021");
    seat.find(".own-order .stepper button").nth(1).click();
    seat.find(".own-order .stepper .btn").click();
    seat.page().keyboard().press("Escape");
    assertThat(seat.find(".own-order .stepper output").textContent()).isEqualTo("1");
    seat.find(".own-order .stepper button").nth(1).click();
    seat.find(".own-order .stepper .btn").click();
    seat.find(".own-order .btn").nth(1).click();
    seat.page().waitForFunction("() => window.given");
    assertThat(String.valueOf(seat.page().evaluate("() => JSON.stringify(window.given)")))
        .isEqualTo(
            "{\"type\":\"drill\",\"who\":\""
                + who
                + "\",\"where\":\"1021\",\"amount\":2,\"how\":\"rail\"}");
  }

  private static Seat at(Game game, String scenario, BiPredicate<Position, Orders> wish) {
    return house.sit(house.load(new Prelude(game, scenario, folder).until(wish)), "both");
  }

  private static BiPredicate<Position, Orders> moves(String mode) {
    return moving((position, order) -> order instanceof Move move && move.mode().equals(mode));
  }

  private static BiPredicate<Position, Orders> arriving() {
    return moving(
        (position, order) -> order instanceof Move move && !position.onMap(move.units().first()));
  }

  private static BiPredicate<Position, Orders> moving(BiPredicate<Position, Order> wanted) {
    return (position, legal) -> {
      boolean[] found = {false};
      if (legal.activity() == Activity.MOVE && position.turn() > 0) {
        for (int unit = 0; unit < position.counters() && !found[0]; unit++) {
          legal.forUnit(unit, order -> found[0] |= wanted.test(position, order));
        }
      }
      return found[0];
    };
  }

  private static BiPredicate<Position, Orders> extra(Predicate<Order> wanted) {
    return (position, legal) -> {
      boolean[] found = {false};
      legal.forExtras(order -> found[0] |= wanted.test(order));
      return found[0];
    };
  }

  /** Finds a unit that can move that way, takes it in hand, presses the mode, clicks a hex. */
  private static void moveBy(Seat seat, String mode, String button) {
    String unit = seat.unitThat("options.moves.some(move => move.mode === '" + mode + "')");
    seat.select(unit);
    seat.until("s.options");
    if (seat.holds("s.options.modes.length > 1")) {
      seat.find(".stack .seg button")
          .filter(new com.microsoft.playwright.Locator.FilterOptions().setHasText(button))
          .click();
    }
    assertThat(seat.text("s.mode")).isEqualTo(mode);
    String to = seat.text("s.options.moves.findLast(m => m.mode === s.mode).hex");
    seat.order(() -> seat.click(to));
    assertThat(seat.text("s.history.at(-1).order.mode")).isEqualTo(mode);
    assertThat(seat.text("s.history.at(-1).order.path.at(-1)")).isEqualTo(to);
  }

  private static void arrive(Seat seat) {
    seat.find(".box .pick").first().waitFor();
    int waiting = seat.find(".box .pick").count();
    String unit = "null";
    for (int i = 0; i < waiting && unit.equals("null"); i++) {
      seat.find(".box .pick").nth(i).click();
      seat.until("s.options");
      unit = seat.text("s.options.moves.length ? s.selected[0] : null");
    }
    assertThat(seat.holds("s.view.units.some(u => u.id === '" + unit + "')")).isFalse();
    String to = seat.text("s.options.moves.findLast(m => m.mode === s.mode).hex");
    seat.order(() -> seat.click(to));
    assertThat(seat.text("s.view.units.find(u => u.id === '" + unit + "').hex")).isEqualTo(to);
  }

  private static String marks(Seat seat, String unit) {
    return seat.text("s.view.units.find(u => u.id === '" + unit + "').marks.join()");
  }
}
