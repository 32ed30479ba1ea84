package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.kharkov.Kharkov;

/** Where one decides: the foot, the phase in the bar, the camera, the words of answers and log. */
class DecisionSurfaceTest extends InTheBrowser {
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  private static Seat atCombat(int width, int height, String language, String theme) {
    Seat seat = house.seat(width, height, language, theme);
    seat.open(house.link(house.match(HOT_SEAT), "both"));
    for (int i = 0; i < 2; i++) {
      seat.order(() -> seat.find(".foot .btn.go").click());
      seat.endPhase();
    }
    seat.endPhase();
    assertThat(seat.text("s.view.decision.activity")).isEqualTo("attack");
    return seat;
  }

  private static void plan(Seat seat) {
    seat.click(
        seat.text(
            "[...s.choices.targets].sort((a, b) => b.attackers.length - a.attackers.length)"
                + "[0].hex"));
    seat.until("s.plan?.forecast");
  }

  @ParameterizedTest
  @CsvSource({"1440,900,en,light", "1280,720,fr,dark", "390,844,fr,light"})
  void theMainButtonIsInViewAndInTheSamePlace(
      int width, int height, String language, String theme) {
    Seat seat = atCombat(width, height, language, theme);
    BoundingBox before = seat.find(".foot .btn.go").boundingBox();
    plan(seat);
    BoundingBox declare = seat.find(".foot .btn.go").boundingBox();
    seat.picture("foot-" + width + "-" + language + "-" + theme);
    assertThat(declare.y + declare.height).isLessThanOrEqualTo(height);
    assertThat(declare.x).isEqualTo(before.x);
    assertThat(Math.abs(declare.y - before.y)).isLessThan(60);
    seat.order(() -> seat.find(".foot .btn.go").click());
    assertThat(seat.holds("s.history.at(-1).order.type === 'attack'")).isTrue();
  }

  @Test
  void atTheSmallestDeskAnAttackIsReadWithoutScrolling() {
    Seat seat = atCombat(1280, 720, "fr", "light");
    plan(seat);
    assertThat(
            seat.holds(
                "(pane => document.querySelector('.sumline').getBoundingClientRect().bottom <="
                    + " pane.getBoundingClientRect().bottom + 1)(document.querySelector('.pane'))"))
        .isTrue();
  }

  /** Every phase of every game, in both languages, at the smallest desk. */
  @ParameterizedTest
  @CsvSource({"kharkov,campaign", "guderian,campaign", "redstar,barbarossa"})
  void noPhaseIsEverCutInTheBar(String game, String scenario) {
    for (String language : List.of("en", "fr")) {
      Seat seat = house.seat(1280, 720, language, "light");
      seat.open(house.link(house.match(game, scenario, HOT_SEAT), "both"));
      int phases = seat.number("s.book.kit.phases.length");
      for (int i = 0; i < phases; i++) {
        seat.page()
            .evaluate(
                "i => { const { session } = document.querySelector('.board').table, s ="
                    + " session.get(); session.set({ view: { ...s.view, turn: 2, phase:"
                    + " s.book.kit.phases[i].id } }); }",
                i);
        seat.page().waitForTimeout(30);
        assertThat(
                seat.holds(
                    "(now => now.scrollWidth <= now.clientWidth + 1 && now.scrollHeight <="
                        + " now.clientHeight + 1 && now.getBoundingClientRect().bottom <="
                        + " 70)(document.querySelector('.phases b.now'))"))
            .as(seat.find(".phases b.now").textContent())
            .isTrue();
        assertThat(seat.holds("document.documentElement.scrollWidth <= 1280")).isTrue();
      }
      seat.leave();
    }
  }

  @Test
  void theAnswersToAnAdvanceAllReadDifferentlyAndADigitGivesOne() {
    Seat seat =
        house.sit(
            house.load(
                new Prelude(new Kharkov(), "campaign", folder)
                    .until(
                        (position, legal) -> {
                          int[] orders = {0};
                          legal.forEach(order -> orders[0]++);
                          return legal.decision().code().equals("advance-or-stay")
                              && orders[0] > 3
                              && orders[0] < 9;
                        })),
            "both");
    seat.find(".lines li .about b").first().waitFor();
    List<String> lines = seat.find(".lines li .about b").allTextContents();
    assertThat(lines).hasSizeGreaterThan(2).doesNotHaveDuplicates();
    assertThat(seat.find(".lines li").first().getAttribute("class")).isEqualTo("default");
    seat.picture("advance");
    seat.order(() -> seat.page().keyboard().press(String.valueOf(lines.size())));
    seat.ready();
  }

  @Test
  void theCameraGoesToTheQuestionWhenAMatchIsOpenedByItsLink() {
    String record =
        new Prelude(new Kharkov(), "campaign", folder)
            .until((position, legal) -> legal.decision().code().equals("retreat-units"));
    Seat seat = house.seat();
    var match = house.load(record);
    seat.open(house.link(match, "both"));
    String unit = seat.text("s.choices.orders.find(o => o.path).unit");
    assertThat(shown(seat, unit)).isTrue();
    seat.page()
        .evaluate(
            "() => { const { board } = document.querySelector('.board').table; board.camera = { x:"
                + " 0, y: 0, w: 100 }; }");
    seat.page().waitForTimeout(700);
    seat.page().reload();
    seat.ready();
    assertThat(shown(seat, unit)).isTrue();
  }

  private static boolean shown(Seat seat, String unit) {
    return Boolean.TRUE.equals(
        seat.page()
            .evaluate(
                "id => { const { board, session } = document.querySelector('.board').table, u ="
                    + " session.get().view.units.find(one => one.id === id); return"
                    + " board.view.shows(...board.grid.centre(board.grid.hex(u.hex)), 10); }",
                unit));
  }

  @Test
  void theResultOfABattleIsToldFromTheReadersSide() {
    Seat seat = atCombat(1440, 900, "en", "light");
    @SuppressWarnings("unchecked")
    Map<String, String> told =
        (Map<String, String>)
            seat.page()
                .evaluate(
                    """
                    async () => {
                      const { resultText } = await import('/table/telling.js');
                      await (await import('/page/i18n.js')).needWords();
                      const { book } = document.querySelector('.board').table.session.get();
                      return Object.fromEntries(['attacker', 'defender', 'nobody'].map(r => [r, resultText(book, 'D1/A1', r)]));
                    }\
                    """);
    assertThat(told)
        .containsEntry("attacker", "they 1, then you 1")
        .containsEntry("defender", "you 1, then they 1")
        .containsEntry("nobody", "defender 1, then attacker 1");
  }

  @Test
  void aLineOfTheLogBearsTheSideThatActed() {
    Seat seat = atCombat(1440, 900, "en", "light");
    plan(seat);
    seat.order(() -> seat.find(".foot .btn.go").click());
    new Clicker(seat).answerAll();
    seat.find("#tab-log").click();
    assertThat(
            seat.holds(
                "[...document.querySelectorAll('.log p')].filter(p => /retreats|loses|eliminated/"
                    + ".test(p.textContent)).length > 0"))
        .isTrue();
    assertThat(
            seat.holds(
                "s.history.slice(-6).flatMap(e => e.events).filter(e => e.type === 'retreated' ||"
                    + " e.type === 'step-lost').length > 0"))
        .isTrue();
    seat.picture("log-sides");
  }

  @Test
  void theFootDoesNotSayThatAllIsDoneWhileAirFleetsWait() {
    Seat seat = house.sit(house.match("redstar", "turning-point", HOT_SEAT), "both");
    assertThat(seat.text("s.view.phase")).isEqualTo("axis-air");
    assertThat(seat.find(".foot .rest").textContent()).doesNotContain("Everything is done");
  }
}
