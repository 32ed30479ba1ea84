package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Matches in a real browser, played with the mouse. */
class PlayByClickingTest extends InTheBrowser {
  @Test
  void aMatchIsStartedInTwoClicks() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/"));
    seat.find(".game-card .seg button").nth(2).click();
    seat.find(".game-card .btn.go").first().click();
    seat.ready();
    assertThat(seat.text("s.match.seat")).isEqualTo("both");
    assertThat(seat.text("s.view.decision.code")).isEqualTo("set-up-axis");
    seat.page().navigate(house.address("/"));
    seat.find(".matches li.yours").waitFor();
    seat.find(".matches .open").click();
    seat.ready();
    assertThat(seat.text("s.match.seat")).isEqualTo("both");
  }

  @Test
  void aWholeTurnIsPlayedForBothSides() {
    Seat seat =
        house.sit(
            house.match("\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7"),
            "both");
    Clicker clicker = new Clicker(seat);
    seat.standardSetUp();
    seat.standardSetUp();
    assertThat(seat.text("s.view.phase")).isEqualTo("soviet-movement");
    clicker.move(4, true);
    seat.endPhase();
    clicker.attack(5);
    seat.picture("combat");
    seat.endPhase();
    assertThat(seat.text("s.view.decision.side")).isEqualTo("axis");
    clicker.move(3, true);
    seat.endPhase();
    clicker.attack(3);
    seat.endPhase();
    for (int i = 0; i < 4 && seat.number("s.view.turn") == 1; i++) {
      clicker.answerAll();
      if (seat.number("s.view.turn") == 1) {
        seat.endPhase();
      }
    }
    assertThat(seat.number("s.view.turn")).isEqualTo(2);
    assertThat(clicker.seen())
        .contains(
            "overrun", "attack", "air", "lose-or-retreat", "retreat-units", "advance-or-stay");
  }

  @Test
  void aBotSetsUpAndAnswers() {
    Seat seat =
        house.sit(house.match("\"axis\":\"greedy\",\"soviet\":\"human\",\"seed\":3"), "soviet");
    seat.until("s.view.yours");
    assertThat(seat.text("s.view.decision.code")).isEqualTo("set-up-soviet");
    seat.standardSetUp();
    Clicker clicker = new Clicker(seat);
    clicker.move(2, false);
    seat.endPhase();
    clicker.attack(1);
    seat.until("s.view.yours");
    clicker.answerAll();
    seat.endPhase();
    for (int i = 0; i < 200 && seat.number("s.view.turn") == 1; i++) {
      seat.page().waitForTimeout(100);
      clicker.answerAll();
    }
    assertThat(seat.number("s.view.turn")).isEqualTo(2);
    assertThat(seat.holds("s.history.some(e => e.side === 'axis' && e.order?.type === 'move')"))
        .isTrue();
  }

  @Test
  void twoPlayersSeeEachOthersOrdersAtOnce() {
    var match = house.match("\"axis\":\"human\",\"soviet\":\"human\"");
    Seat axis = house.sit(match, "axis");
    Seat soviet = house.sit(match, "soviet");
    Seat onlooker = house.sit(match, "spectator");
    assertThat(axis.holds("s.view.yours")).isTrue();
    assertThat(soviet.holds("s.view.yours")).isFalse();
    assertThat(soviet.find(".pane h2").textContent()).startsWith("Waiting for the Axis");
    axis.standardSetUp();
    soviet.until("s.view.yours");
    soviet.standardSetUp();
    onlooker.until("s.view.turn === 1");
    assertThat(onlooker.find(".pane h2").textContent()).isEqualTo("You are watching");
    new Clicker(soviet).move(1, false);
    int orders = soviet.orders();
    axis.until("s.view.orders === " + orders);
    onlooker.until("s.view.orders === " + orders);
  }

  @Test
  void aFriendsLinksAreShownWhenTheMatchBegins() {
    Seat seat = house.seat();
    seat.page().navigate(house.address("/"));
    seat.find(".game-card .field").nth(1).locator(".seg button").nth(1).click();
    seat.find(".game-card .btn.go").first().click();
    seat.find("dialog .copyline").first().waitFor();
    assertThat(seat.find("dialog .copyline").count()).isEqualTo(3);
    assertThat(seat.find("dialog .copyline input").nth(1).inputValue())
        .contains("/m/")
        .contains("#");
  }
}
