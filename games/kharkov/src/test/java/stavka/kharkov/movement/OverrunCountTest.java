package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.movement.OverrunOrdersTest.BOARD;
import static stavka.kharkov.movement.OverrunOrdersTest.DIVISION;
import static stavka.kharkov.movement.OverrunOrdersTest.axis;
import static stavka.kharkov.movement.OverrunOrdersTest.panzers;
import static stavka.kharkov.movement.OverrunOrdersTest.weak;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Lose;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;

/** How often units overrun in a phase, and when their companions move. */
class OverrunCountTest {
  @Test
  @Rule("7.13")
  void thoseWhoBeganWithTheOverrunningUnitsMoveOnlyAfterTheOverrun() {
    TestPosition position =
        weak(BOARD.position().place("0404", "de-79", "de-294").supplied(), "0406", "su-rd-76")
            .dice(6);
    TestPlay early = axis(position);
    early.give(early.march("de-294", "0403"));
    assertThat(early.why(early.overrun("de-79", "0406", "0405")))
        .isEqualTo("7.13 overrun-companion-moved");
    // 4 to 1 and a six: engaged, both lose a step.
    TestPlay late = axis(position);
    late.give(late.overrun("de-79", "0406", "0405"));
    late.give(late.march("de-294", "0403"));
    assertThat(late.place("de-294")).isEqualTo("0403");
  }

  @Test
  @Rule("7.13")
  void thoseWhoStandWhereTheyBeganOrBeganElsewhereDoNotHinderAnOverrun() {
    TestPosition position =
        BOARD.position().place("0404", "de-79", "de-294").place("0303", "de-297").supplied();
    TestPlay play = axis(position.place("0406", "su-rd-76"));
    play.give(play.march("de-297", "0302"));
    assertThat(play.why(play.overrun("de-79", "0406", "0405"))).isEmpty();
  }

  @Test
  @Rule("7.15")
  void aUnitMayBeOverrunSeveralTimesInAPhase() {
    TestPosition position =
        BOARD
            .position()
            .place("0404", "de-454")
            .place("0504", "de-79")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(1);
    TestPlay play = axis(position);
    play.give(play.overrun("de-454", "0405"), new Lose(play.units("de-454")));
    assertThat(play.position().inBox(BOARD.unit("de-454"), Box.ELIMINATED)).isTrue();
    assertThat(play.place("su-gd-13")).isEqualTo("0405");
    assertThat(play.why(play.overrun("de-79", "0405", "0505"))).isEmpty();
  }

  @Test
  @Rule({"7.16", "7.25"})
  void panzersOverrunFourTimesInAPhaseAndNoMore() {
    TestPosition position = panzers("0403");
    String[] enemies = {"su-rd-76", "su-rd-227", "su-rd-293", "su-rd-169", "su-rd-175"};
    for (int i = 0; i < enemies.length; i++) {
      weak(position, "040" + (4 + i), enemies[i]);
    }
    TestPlay play = axis(position.dice(1, 1, 1, 1));
    play.give(
        play.overrun(DIVISION, "0404"),
        play.overrun(DIVISION, "0405"),
        play.overrun(DIVISION, "0406"),
        play.overrun(DIVISION, "0407"));
    assertThat(play.place("de-3-pz-6")).isEqualTo("0407");
    assertThat(play.place("su-rd-175")).isEqualTo("0408");
    assertThat(play.decision()).isEqualTo("move-axis");
    assertThat(play.why(play.overrun(DIVISION, "0408"))).isEqualTo("6.12 has-moved");
  }

  @Test
  @Rule({"7.16", "6.0"})
  void panzersMayOverrunAgainInTheMechanisedPhase() {
    TestPosition position = weak(weak(panzers("0403"), "0404", "su-rd-76"), "0406", "su-rd-227");
    TestPlay play = axis(position.dice(1));
    play.give(play.overrun(DIVISION, "0404"), play.halt()).until("move-mechanised");
    assertThat(play.why(play.overrun(DIVISION, "0406", "0405"))).isEmpty();
  }
}
