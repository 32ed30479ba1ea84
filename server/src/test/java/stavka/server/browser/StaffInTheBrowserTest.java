package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** A routine phase is done at one press: the staff's orders are listed, and any can be left out. */
class StaffInTheBrowserTest extends InTheBrowser {
  private static final String MAIN = ".foot .btn.go";
  private static final String GIVEN =
      "s.history.filter(e => e.turn === 36 && e.phase === '%s' && e.order.type !== 'end-phase')"
          + ".length";

  private static Seat at(String phase) {
    Seat seat =
        house.sit(house.match("rostov", "kiev-pocket", "\"hotSeat\":true,\"seed\":5"), "both");
    for (int i = 0; i < 40 && !seat.text("s.view.phase").equals(phase); i++) {
      seat.endPhase();
    }
    seat.until("s.view.phase === '" + phase + "' && s.choices && s.staff");
    seat.toMyMove();
    return seat;
  }

  @Test
  void replacementsAndConversionAreGivenAtOnePressAndTheirPhasesEnd() {
    Seat seat = at("soviet-replacements");
    Locator lines = seat.find(".staff li");
    int proposed = seat.number("s.staff.orders.length");
    lines.first().waitFor();
    assertThat(lines.count()).isEqualTo(proposed);
    assertThat(lines.first().textContent()).contains("supply").doesNotContain("undefined");
    assertThat(seat.find(MAIN).textContent()).contains("end the phase");
    seat.find(MAIN).click();
    seat.until("s.view.phase !== 'soviet-replacements' && !s.working");
    assertThat(seat.number(GIVEN.formatted("soviet-replacements"))).isEqualTo(proposed);
    assertThat(seat.find(".staff").textContent()).doesNotContain("supply");
    for (int i = 0; i < 40 && !seat.text("s.view.phase").equals("axis-engineers"); i++) {
      seat.endPhase();
    }
    seat.until("s.staff && s.choices");
    seat.find(".staff li").first().waitFor();
    assertThat(seat.find(".staff").textContent()).contains("railway");
    String hex = seat.find(".staff .hexlink").first().textContent();
    seat.find(".staff .hexlink").first().click();
    assertThat(seat.text("s.cursor")).isEqualTo(hex);
    seat.picture("staff-conversion");
    int conversions = seat.number("s.staff.orders.length");
    seat.find(MAIN).click();
    seat.until("s.view.phase !== 'axis-engineers' && !s.working");
    assertThat(seat.number(GIVEN.formatted("axis-engineers"))).isEqualTo(conversions);
  }

  @Test
  void aLineThatIsLeftOutIsNotGivenAndTheOthersAre() {
    Seat seat = at("axis-interdiction");
    int proposed = seat.number("s.staff.orders.length");
    assertThat(proposed).isGreaterThan(2);
    String left = seat.text("JSON.stringify(s.staff.orders[1].order)");
    seat.find(".staff input").nth(1).uncheck();
    seat.until("s.leftOut.length === 1");
    assertThat(seat.find(MAIN).textContent()).contains("these " + (proposed - 1) + " orders");
    seat.find(MAIN).click();
    seat.until("s.view.phase !== 'axis-interdiction' && !s.working");
    assertThat(seat.number(GIVEN.formatted("axis-interdiction"))).isEqualTo(proposed - 1);
    assertThat(seat.holds("s.history.some(e => JSON.stringify(e.order) === " + quoted(left) + ")"))
        .isFalse();
  }

  @Test
  void whatIsRefusedStopsTheListAndIsToldWithItsReason() {
    Seat seat = at("axis-interdiction");
    seat.page()
        .evaluate(
            "() => { const { session } = document.querySelector('.board').table; const { staff } ="
                + " session.get(); session.set({ staff: { ...staff, orders: [staff.orders[0],"
                + " staff.orders[0], ...staff.orders.slice(1)] } }); }");
    seat.find(MAIN).click();
    seat.until("!s.working && s.toast");
    assertThat(seat.text("s.view.phase")).isEqualTo("axis-interdiction");
    assertThat(seat.number(GIVEN.formatted("axis-interdiction"))).isEqualTo(1);
    assertThat(seat.text("s.toast.detail")).startsWith("1 of ");
    assertThat(seat.text("s.toast.rule")).isNotEqualTo("null");
    seat.until("s.staff && s.staff.after === s.view.orders");
    assertThat(seat.complaints()).allMatch(said -> said.contains("422"));
    seat.complaints().clear();
  }

  @Test
  void aDieThatChangesThePlanStopsTheList() {
    Seat seat = at("axis-interdiction");
    int proposed = seat.number("s.staff.orders.length");
    seat.page()
        .evaluate(
            "() => { const { session } = document.querySelector('.board').table; const { staff } ="
                + " session.get(); const [first, second, ...rest] = staff.orders; session.set({"
                + " staff: { ...staff, orders: [{ ...first, rolls: true }, ...rest, second] } });"
                + " }");
    seat.find(MAIN).click();
    seat.until("!s.working && s.toast");
    assertThat(seat.number(GIVEN.formatted("axis-interdiction"))).isEqualTo(1);
    assertThat(seat.text("s.toast.title")).startsWith("A die has changed");
    seat.until("s.staff && s.staff.after === s.view.orders");
    assertThat(seat.number("s.staff.orders.length")).isEqualTo(proposed - 1);
  }

  @Test
  void headquartersWakeWhomTheStaffProposesAndTheStaffMarchesWhenAsked() {
    Seat seat = at("soviet-motorised");
    int proposed = seat.number("s.staff.orders.length");
    assertThat(proposed).isPositive();
    seat.find(".staff li").first().waitFor();
    assertThat(seat.find(".staff").textContent()).contains("activates");
    seat.find(MAIN).click();
    seat.until("!s.working && s.staff?.after === s.view.orders && !s.staff.orders.length");
    assertThat(seat.number(GIVEN.formatted("soviet-motorised"))).isEqualTo(proposed);
    seat.find(".foot [data-type=staff-march]").click();
    seat.until("!s.working && s.staff?.marches");
    int marches = seat.number("s.staff.orders.length");
    assertThat(marches).isPositive();
    seat.find(".staff li").first().waitFor();
    assertThat(seat.find(".staff li").count()).isEqualTo(marches);
    seat.picture("staff-marches");
    seat.find(MAIN).click();
    seat.until("!s.working && !s.staff?.orders.length");
    assertThat(seat.text("s.view.phase")).isEqualTo("soviet-motorised");
    assertThat(seat.number(GIVEN.formatted("soviet-motorised"))).isEqualTo(proposed + marches);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "\\'") + "'";
  }
}
