package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.kharkov.Kharkov;

/** No text is cut off by the box it stands in, and nothing hangs out of the window. */
class NothingIsCutTest extends InTheBrowser {
  private static final List<String> WINDOWS =
      List.of("legend", "charts", "standing", "help", "losses", "points", "menu", "keys", "export");

  private static final String CUT =
      """
      () => [...document.querySelectorAll('body *')].filter(e => {
        const style = getComputedStyle(e), box = e.getBoundingClientRect();
        if (style.visibility === 'hidden' || box.width < 2 || box.height < 2) return false;
        if (e.closest('.unseen, .board') || !e.innerText?.trim()) return false;
        const hides = way => /hidden|clip/.test(way);
        return (hides(style.overflowX) && e.scrollWidth > e.clientWidth + 1)
          || (hides(style.overflowY) && e.scrollHeight > e.clientHeight + 2
            && !e.closest('.say') && !e.matches('.table, body, html'));
      }).map(e => e.tagName + '.' + e.className + ': ' + e.innerText.trim().slice(0, 60))
        .concat(document.documentElement.scrollWidth > innerWidth + 1 ? ['the whole page'] : [])
        .concat([...document.querySelectorAll('.foot .acts, .dialog-body')]
          .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.className))\
      """;

  private final List<String> cut = new ArrayList<>();

  private void look(Seat seat, String where) {
    seat.page().waitForTimeout(250);
    for (Object one : (List<?>) seat.page().evaluate(CUT)) {
      cut.add(where + ", " + one);
    }
  }

  @ParameterizedTest
  @CsvSource({"1440,900,fr", "390,844,fr"})
  void fromTheLobbyToTheLastScreenEveryTextIsWhole(int width, int height, String language) {
    Seat seat = house.newcomer(width, height, language, "light");
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").last().waitFor();
    look(seat, "lobby");
    seat.open(
        house.link(
            house.match(
                "bautzen", "weissenberg", "\"axis\":\"human\",\"soviet\":\"greedy\",\"seed\":7"),
            "axis"));
    seat.until("s.outlook");
    seat.find(".briefing .btn.go").waitFor();
    look(seat, "briefing");
    seat.find(".briefing .btn.go").click();
    look(seat, "movement");
    seat.endPhase();
    look(seat, "combat");
    seat.endPhase();
    seat.until("s.view.turn === 2 && s.recap");
    look(seat, "recap");
    seat.page().evaluate("() => document.querySelector('.board').table.recap.play()");
    seat.until("s.replay?.view");
    look(seat, "playback");
    seat.page().evaluate("() => document.querySelector('.board').table.replay.leave()");
    seat.toMyMove();
    for (String window : WINDOWS) {
      seat.page()
          .evaluate(
              "d => document.querySelector('.board').table.session.set({ dialog: d })", window);
      seat.find(".dialog-body > header + *").first().waitFor();
      look(seat, window);
      seat.page().keyboard().press("Escape");
    }
    seat.page()
        .evaluate("() => document.querySelector('.board').table.session.set({ tab: 'panels' })");
    look(seat, "situation");
    seat.page().evaluate("() => document.querySelector('.board').table.trial.begin()");
    seat.until("s.trial");
    look(seat, "trial");
    assertThat(cut).isEmpty();
  }

  @ParameterizedTest
  @CsvSource("390,844,fr")
  void theLastScreenIsWholeToo(int width, int height, String language) {
    Seat seat = house.seat(width, height, language, "dark");
    seat.open(
        house.link(house.load(new Prelude(new Kharkov(), "campaign", folder).whole()), "both"));
    seat.until("s.outlook && s.historyReady");
    look(seat, "end of the match");
    seat.find(".foot .btn.go").click();
    seat.find(".ending .scoretable tfoot").waitFor();
    look(seat, "last screen");
    seat.picture("ending-" + width + "-" + language);
    assertThat(cut).isEmpty();
  }
}
