package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page does when the network or a link is bad. */
@Tag("browser")
class FaultsInTheBrowserTest {
  @TempDir static Path folder;
  private static House house;

  @BeforeAll
  static void open() {
    house = House.open(folder);
  }

  @AfterAll
  static void close() {
    if (house != null) {
      house.close();
    }
  }

  @Test
  void aLostConnectionIsToldAndMendedAndShowsTheTruth() {
    var match = house.match("\"axis\":\"human\",\"soviet\":\"human\"");
    Seat axis = house.sit(match, "axis");
    Seat soviet = house.sit(match, "soviet");
    soviet.page().context().setOffline(true);
    soviet.find(".strip").waitFor();
    axis.standardSetUp();
    assertThat(soviet.holds("s.view.yours")).isFalse();
    soviet.page().context().setOffline(false);
    soviet.until("s.online && s.view.yours");
    assertThat(soviet.orders()).isEqualTo(axis.orders());
    assertThat(soviet.number("s.history.length")).isEqualTo(axis.orders());
  }

  @Test
  void anOrderThatComesTooLateIsToldAndTheViewReloaded() {
    var match = house.match("\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":5");
    Seat seat = house.sit(match, "both");
    seat.standardSetUp();
    Object camera = seat.page().evaluate("document.querySelector('.board').table.board.camera");
    seat.page()
        .evaluate(
            "() => { const { session } = document.querySelector('.board').table, { view } ="
                + " session.get(); session.set({ view: { ...view, orders: view.orders - 1 } }); }");
    seat.button("Standard set-up").click();
    seat.find(".toast").waitFor();
    assertThat(seat.find(".toast b").textContent()).startsWith("The position has moved on");
    seat.until("s.view.orders === 2");
    assertThat(seat.page().evaluate("document.querySelector('.board').table.board.camera"))
        .isEqualTo(camera);
    assertThat(seat.complaints()).hasSize(1).first().asString().contains("409");
  }

  @Test
  void aBadLinkIsExplainedWithALineToCopy() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/m/nosuchmatch#AAAAAAAAAAAAAAAAAAAAAA"));
    seat.find(".fault h1").waitFor();
    assertThat(seat.find(".fault h1").textContent()).isEqualTo("No such match here");
    assertThat(seat.find(".fault pre").textContent()).contains("/m/nosuchmatch");
  }
}
