package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody is left out: no finding of axe-core, the keyboard leaves the map, targets are large. */
class EveryoneTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  /** What axe-core finds on the page as it stands, a line for each rule that is broken. */
  private static List<?> findings(Seat seat) {
    seat.page().evaluate(AXE);
    return (List<?>)
        seat.page()
            .evaluate(
                "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
                    + ".map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 140) +"
                    + " ' ' + (n.any[0]?.message ?? '').slice(0, 120)).join(' | '))");
  }

  private static final String AXE = read();

  private static String read() {
    try (InputStream stream = EveryoneTest.class.getResourceAsStream("/axe/axe.min.js")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @ParameterizedTest
  @CsvSource({"1440,900,en,light", "1280,720,fr,dark", "390,844,fr,light", "390,844,en,dark"})
  void axeFindsNothingOnLobbyTableAndWindows(int width, int height, String language, String theme) {
    Seat seat = house.seat(width, height, language, theme);
    seat.page().navigate(house.address("/"));
    seat.find(".game-card").first().waitFor();
    assertThat(findings(seat)).as("lobby").isEmpty();
    seat.open(house.link(house.match(HOT_SEAT), "both"));
    assertThat(findings(seat)).as("set-up").isEmpty();
    seat.order(() -> seat.find(".foot .btn.go").click());
    seat.endPhase();
    seat.order(() -> seat.find(".foot .btn.go").click());
    seat.endPhase();
    seat.endPhase();
    seat.click(seat.text("s.choices.targets[0].hex"));
    seat.until("s.plan?.forecast && s.outlook");
    assertThat(findings(seat)).as("attack").isEmpty();
    for (String tab : List.of("unit", "panels", "rules", "log")) {
      seat.find("#tab-" + tab).click();
      seat.page().waitForTimeout(150);
      assertThat(findings(seat)).as(tab).isEmpty();
    }
    for (String dialog :
        List.of("briefing", "find", "legend", "charts", "standing", "help", "losses", "menu")) {
      seat.page()
          .evaluate(
              "d => document.querySelector('.board').table.session.set({ dialog: d })", dialog);
      seat.find(".dialog-body > header + *").first().waitFor();
      seat.page().waitForTimeout(250);
      assertThat(findings(seat)).as(dialog).isEmpty();
      seat.page().keyboard().press("Escape");
    }
  }

  @Test
  void theTabKeyLeavesTheMap() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.standardSetUp();
    seat.find(".board").focus();
    seat.page().keyboard().press("n");
    seat.until("s.options?.moves.length");
    seat.page().keyboard().press("Tab");
    assertThat(seat.holds("!document.activeElement.closest('.board')")).isTrue();
  }

  @Test
  void theWheelKeepsThePointUnderThePointer() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    seat.look("1514");
    seat.page().mouse().move(300, 400);
    String point =
        "(b => { const r = b.root.getBoundingClientRect(); return b.view.toMap(300 - r.left, 400 -"
            + " r.top).map(v => Math.round(v * 4)).join(); })"
            + "(document.querySelector('.board').table.board)";
    String before = seat.text(point);
    seat.page().mouse().wheel(0, -240);
    seat.page().waitForTimeout(300);
    assertThat(seat.number("Math.round(document.querySelector('.board').table.board.view.w)"))
        .isGreaterThan(50);
    assertThat(seat.text(point)).isEqualTo(before);
  }

  @Test
  void everyTargetIsAtLeast24Pixels() {
    Seat seat = house.sit(house.match(HOT_SEAT), "both");
    seat.standardSetUp();
    Object small =
        seat.page()
            .evaluate(
                "() => [...document.querySelectorAll('button, a, select, input')].filter(e => {"
                    + " const r = e.getBoundingClientRect(); return r.width && !e.closest('.unseen,"
                    + " .skip') && !e.matches('.ref, .hexlink, .link, .skip') && (r.width < 24 ||"
                    + " r.height < 24); }).map(e => e.outerHTML.slice(0, 100))");
    assertThat((List<?>) small).isEmpty();
  }
}
