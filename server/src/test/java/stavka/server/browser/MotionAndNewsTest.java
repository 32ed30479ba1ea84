package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One who wants no motion sees none; one who sees nothing hears decisions and results. */
class MotionAndNewsTest extends InTheBrowser {
  private static final String AGAINST_A_BOT = "\"axis\":\"greedy\",\"soviet\":\"human\",\"seed\":3";
  private static final String HOT_SEAT =
      "\"axis\":\"human\",\"soviet\":\"human\",\"hotSeat\":true,\"seed\":7";

  private static final String FOUGHT =
      "s.history.flatMap(e => e.events).find(event => event.type === 'fought')";

  /** Counts every sprite that ever travels over the map. */
  private static final String COUNT_SPRITES =
      "() => { window.sprites = 0; const stage = document.querySelector('.board').table.board"
          + ".easel.stage; new MutationObserver(all => { for (const one of all) window.sprites +="
          + " one.addedNodes.length; }).observe(stage, { childList: true }); }";

  private static final String WATCH_DICE =
      "() => { window.rolled = new Set(); new MutationObserver(() => { for (const die of"
          + " document.querySelectorAll('.die')) window.rolled.add(die.className);"
          + " }).observe(document.body, { childList: true, subtree: true, attributes: true }); }";

  @Test
  void aMoveTravelsOverTheMapUnlessReducedMotionIsAskedFor() {
    assertThat(spritesOfAMove(ReducedMotion.NO_PREFERENCE)).isPositive();
    assertThat(spritesOfAMove(ReducedMotion.REDUCE)).isZero();
  }

  private static int spritesOfAMove(ReducedMotion wish) {
    Seat seat = atTheTable(wish);
    seat.page().evaluate(COUNT_SPRITES);
    moveFar(seat);
    return ((Number) seat.page().evaluate("() => window.sprites")).intValue();
  }

  @Test
  void aDieTumblesUnlessReducedMotionIsAskedFor() {
    assertThat(aDieTumbles(ReducedMotion.NO_PREFERENCE)).isTrue();
    assertThat(aDieTumbles(ReducedMotion.REDUCE)).isFalse();
  }

  private static boolean aDieTumbles(ReducedMotion wish) {
    Seat seat = atTheTable(wish);
    seat.endPhase();
    seat.page().evaluate(WATCH_DICE);
    seat.click(seat.text("s.choices.targets[0].hex"));
    seat.until("s.plan?.forecast");
    seat.order(() -> seat.page().keyboard().press("g"));
    new Clicker(seat).answerAll();
    seat.page().waitForFunction("() => window.rolled.has('die')");
    return Boolean.TRUE.equals(seat.page().evaluate("() => window.rolled.has('die rolling')"));
  }

  @Test
  void withReducedMotionNothingOnThePageIsSetInMotion() {
    Seat seat = atTheTable(ReducedMotion.REDUCE);
    assertThat(
            (List<?>)
                seat.page()
                    .evaluate(
                        "() => [...document.querySelectorAll('body *')].filter(e => { const s ="
                            + " getComputedStyle(e); return [s.transitionDuration,"
                            + " s.animationDuration].some(d => d.split(', ').some(one =>"
                            + " parseFloat(one) > 0.01)); }).map(e => e.className)"))
        .isEmpty();
  }

  @Test
  void thePlaybackJumpsFromOrderToOrderWithoutMotion() {
    Seat seat = atTheTable(ReducedMotion.REDUCE);
    moveFar(seat);
    seat.page().evaluate(COUNT_SPRITES);
    seat.page()
        .evaluate(
            "() => { const { replay, session } = document.querySelector('.board').table; const"
                + " { orders } = session.get().view; replay.play({ from: orders - 2, to: orders"
                + " }); }");
    seat.page()
        .waitForFunction(
            "() => { const s = document.querySelector('.board').table.session.get(); return"
                + " s.replay && !s.replay.playing && s.replay.at === s.replay.to; }");
    assertThat(((Number) seat.page().evaluate("() => window.sprites")).intValue()).isZero();
  }

  @Test
  void decisionsAndResultsAreAnnounced() {
    Seat seat = house.seat();
    seat.open(house.link(house.match(AGAINST_A_BOT), "soviet"));
    seat.until("s.view.yours && s.choices");
    seat.page()
        .evaluate(
            "() => { window.heard = []; new MutationObserver(all => { for (const one of all) for"
                + " (const node of one.addedNodes) window.heard.push(node.textContent);"
                + " }).observe(document.getElementById('news'), { childList: true }); }");
    seat.order(() -> seat.find(".foot .btn.go").click());
    seat.endPhase();
    seat.endPhase();
    seat.until("s.view.phase === 'soviet-combat'");
    seat.click(seat.text("s.choices.targets[0].hex"));
    seat.until("s.plan?.forecast");
    seat.order(() -> seat.page().keyboard().press("g"));
    seat.until("s.history.some(e => e.events.some(event => event.type === 'fought'))");
    String heard = String.valueOf(seat.page().evaluate("() => window.heard.join(' | ')"));
    assertThat(heard).contains("Your decision");
    assertThat(heard)
        .contains(seat.text(FOUGHT + ".report.targets[0]"))
        .contains(seat.text(FOUGHT + ".result"));
    assertThat(
            seat.page()
                .evaluate(
                    "() => { const log = document.getElementById('news'); return"
                        + " log.getAttribute('aria-live') + ' ' + log.getAttribute('role'); }"))
        .isEqualTo("polite log");
  }

  /** Both sides have set up; the Soviets are to move. */
  private static Seat atTheTable(ReducedMotion wish) {
    Seat seat = house.seat();
    seat.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(wish));
    seat.open(house.link(house.match(HOT_SEAT), "both"));
    seat.standardSetUp();
    seat.standardSetUp();
    return seat;
  }

  private static void moveFar(Seat seat) {
    seat.find(".board").focus();
    seat.page().keyboard().press("n");
    seat.until("s.options?.moves.length");
    String hex = seat.text("s.options.moves.at(-1).hex");
    seat.order(() -> seat.click(hex));
  }
}
