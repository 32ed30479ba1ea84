package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.SupplyJudged;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;

class SupplyInMovementTest {
  private static final TestBoard OPEN = TestBoard.open(5, 14);

  /** A road along the third row to 0306, which supplies as far as 0311. */
  private static final TestBoard ROAD =
      TestBoard.draw((". ".repeat(14) + "\n").repeat(5))
          .road("0301", "0302", "0303", "0304", "0305", "0306")
          .board();

  private static String[] east(int from, int steps) {
    String[] path = new String[steps];
    for (int i = 0; i < steps; i++) {
      path[i] = "03%02d".formatted(from + i + 1);
    }
    return path;
  }

  @ParameterizedTest
  @CsvSource({"de-79, 4", "de-3-pz-6, 6", "ro-2, 3", "su-rd-76, 3", "su-tb-10, 5", "su-cd-14, 4"})
  @Rule({"6.26", "11.41", "11.0"})
  void aUnitWithoutSupplyHasHalfItsAllowanceRoundedDown(String unit, int points) {
    TestPosition position = OPEN.position().place("0301", unit);
    TestPlay play =
        unit.startsWith("su") ? TestPlay.soviet(OPEN, position) : TestPlay.axis(OPEN, position);
    assertThat(play.why(play.march(unit, east(1, points + 1)))).isEqualTo("6.11 too-far");
    play.give(play.march(unit, east(1, points)));
  }

  @Test
  @Rule({"11.41", "6.26"})
  void aUnitThatComesIntoSupplyAfterTheStartStillHasHalfItsAllowance() {
    // The zone of 0203 cuts the road at 0303 and 0304; 0304 is held, then 0303 too.
    TestPosition position =
        ROAD.position()
            .turn(2)
            .place("0203", "su-rd-76")
            .place("0304", "de-294")
            .place("0302", "de-297")
            .place("0308", "de-79");
    TestPlay play = TestPlay.axis(ROAD, position);
    assertThat(play.has("de-79", Marks.SUPPLIED)).isFalse();
    play.give(play.march("de-297", "0303"));
    assertThat(new KharkovSupply(ROAD.theatre()).supplied(play.position(), ROAD.unit("de-79")))
        .isTrue();
    assertThat(play.why(play.march("de-79", east(8, 5)))).isEqualTo("6.11 too-far");
    play.give(play.march("de-79", east(8, 4)));
  }

  @Test
  @Rule("11.41")
  void aUnitSuppliedAtTheStartHasItsWholeAllowanceThoughItsLineIsCutSince() {
    TestPosition position =
        ROAD.position()
            .turn(2)
            .place("0203", "su-rd-76")
            .place("0303", "de-294")
            .place("0304", "de-297")
            .place("0309", "de-79");
    TestPlay play = TestPlay.axis(ROAD, position);
    assertThat(play.has("de-79", Marks.SUPPLIED)).isTrue();
    play.give(play.disengage("de-294", "0403"), play.decline(), play.halt());
    assertThat(new KharkovSupply(ROAD.theatre()).supplied(play.position(), ROAD.unit("de-79")))
        .isFalse();
    play.give(play.march("de-79", "0310", "0311", "0312", "0313", "0314", "0414", "0413", "0412"));
  }

  @Test
  @Rule({"11.0", "11.41"})
  void supplyIsJudgedAgainAtTheStartOfTheMechanisedPhase() {
    TestPosition position = ROAD.position().place("0306", "de-3-pz-6");
    TestPlay play = TestPlay.axis(ROAD, position);
    play.give(play.march("de-3-pz-6", east(6, 8))).until("move-mechanised");
    assertThat(play.has("de-3-pz-6", Marks.SUPPLIED)).isFalse();
    assertThat(
            play.why(
                play.march("de-3-pz-6", "0414", "0413", "0412", "0411", "0410", "0409", "0408")))
        .isEqualTo("6.11 too-far");
    play.give(play.march("de-3-pz-6", "0414", "0413", "0412", "0411", "0410", "0409"));
  }

  @Test
  @Rule({"11.0", "6.57", "16.0"})
  void theJudgementNamesTheUnitsOfTheSideThatAreWithoutSupply() {
    TestPosition position =
        ROAD.position()
            .place("0306", "de-79")
            .place("0314", "de-294", "de-297")
            .place("0110", "su-rd-76");
    position.set(Marks.GRACE, 5, "de-297").phase(TestPlay.SOVIET_COMBAT);
    TestPlay play = TestPlay.at(ROAD, position).give(new EndPhase());
    assertThat(play.events()).contains(new SupplyJudged(Side.AXIS, play.units("de-294"), "11.0"));
  }

  @Test
  @Rule("11.41")
  void anInactiveHeadquartersThatIsCutOffHasHalfOfItsFourPoints() {
    TestPosition position = OPEN.position().place("0301", "su-hq-6");
    TestPlay linked = TestPlay.soviet(OPEN, position);
    linked.give(linked.march("su-hq-6", east(1, 4)));
    position.place("0113", "de-79").place("0313", "de-294").place("0513", "de-297");
    TestPlay cut = TestPlay.soviet(OPEN, position);
    assertThat(cut.why(cut.march("su-hq-6", east(1, 3)))).isEqualTo("6.11 too-far");
    cut.give(cut.march("su-hq-6", east(1, 2)));
  }

  @Test
  @Rule("11.44")
  void lackOfSupplyNeverEliminatesAUnit() {
    TestPosition position =
        OPEN.position().turn(6).place("0302", "de-79").place("0312", "su-rd-76");
    TestPlay play = TestPlay.at(OPEN, position.phase(TestPlay.SOVIET_MOVEMENT));
    while (play.position().turn() < 10) {
      play.give(play.end());
    }
    assertThat(play.place("de-79")).isEqualTo("0302");
    assertThat(play.get("de-79", Marks.STEP)).isZero();
    assertThat(play.place("su-rd-76")).isEqualTo("0312");
  }
}
