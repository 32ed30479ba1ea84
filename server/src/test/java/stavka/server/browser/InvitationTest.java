package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Someone is invited, sits down, and both see it. */
class InvitationTest extends InTheBrowser {
  @Test
  void anInvitationIsTakenOnceAndTheDiceAreMadeTogether() {
    Seat maker = house.seat();
    maker.page().navigate(house.address("/"));
    maker.find(".game-card .seg >> text=Axis").first().click();
    maker.find(".game-card >> text=A friend").first().click();
    maker.find(".game-card .btn.go").first().click();
    maker.find("dialog .copyline input").first().waitFor();
    String link = maker.find("dialog .copyline input").first().inputValue();
    assertThat(link).contains("/join#");
    assertThat(maker.holds("s.match.waiting")).isTrue();

    Seat guest = house.seat();
    guest.page().navigate(link);
    guest.find("input[name=name]").fill("Georgi");
    guest.find(".join .btn.go").click();
    guest.ready();
    guest.until("s.match && !s.match.waiting");

    maker.until("!s.match.waiting && s.match.seats.soviet.name === 'Georgi'");
    assertThat(maker.text("s.match.dice.kind")).isEqualTo("shared");
    assertThat(maker.number("Object.keys(s.match.dice.digests).length")).isEqualTo(3);

    Seat late = house.seat();
    late.page().navigate(link);
    late.find(".join .btn.go").click();
    late.find(".fault-line").waitFor();
    assertThat(late.find(".fault-line").innerText()).contains("taken already");
    // The browser itself tells of the refusal.
    late.complaints().clear();
  }
}
