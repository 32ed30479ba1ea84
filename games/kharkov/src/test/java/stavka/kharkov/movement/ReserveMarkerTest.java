package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

class ReserveMarkerTest {
  private static final TestBoard BOARD = TestBoard.open(5, 12);

  private static TestPosition marker() {
    return BOARD.position().place("0307", "su-reserve-6");
  }

  @Test
  @Rule({"6.71", "6.72"})
  void eachOfTheFourMarkersMovesAsInfantryWithFourPoints() {
    assertThat(BOARD.theatre().pieces().reserves().size()).isEqualTo(4);
    for (int marker : BOARD.theatre().pieces().reserves().toArray()) {
      String id = BOARD.theatre().roster().get(marker).id();
      TestPlay play = TestPlay.soviet(BOARD, BOARD.position().place("0301", id).supplied());
      assertThat(play.why(play.march(id, "0302", "0303", "0304", "0305", "0306")))
          .isEqualTo("6.11 too-far");
      play.give(play.march(id, "0302", "0303", "0304", "0305"));
    }
  }

  @Test
  @Rule("6.72")
  void aMarkerKeepsThreeHexesAwayFromEveryAxisUnitHeadquartersIncluded() {
    for (String enemy : new String[] {"de-79", "ro-hq-6"}) {
      TestPlay play = TestPlay.soviet(BOARD, marker().place("0302", enemy).supplied());
      assertThat(play.why(play.march("su-reserve-6", "0306", "0305", "0304")))
          .isEqualTo("6.72 reserve-too-close");
      assertThat(play.why(play.march("su-reserve-6", "0306", "0305", "0404", "0403")))
          .isEqualTo("6.72 reserve-too-close");
      assertThat(play.offered())
          .contains(play.march("su-reserve-6", "0306", "0305"))
          .noneMatch(play.march("su-reserve-6", "0306", "0305", "0304")::equals);
      play.give(play.march("su-reserve-6", "0306", "0305"));
    }
  }

  @Test
  @Rule("6.72")
  void othersMayGoCloserThanAMarker() {
    TestPlay play =
        TestPlay.soviet(
            BOARD, marker().place("0307", "su-rd-76").place("0302", "de-79").supplied());
    play.give(play.march("su-rd-76", "0306", "0305", "0304"));
  }

  @Test
  @Rule({"6.26", "6.72"})
  void aMarkerWithoutSupplyHasTwoPoints() {
    TestPlay play = TestPlay.soviet(BOARD, marker());
    assertThat(play.has("su-reserve-6", Marks.SUPPLIED)).isFalse();
    assertThat(play.why(play.march("su-reserve-6", "0308", "0309", "0310")))
        .isEqualTo("6.11 too-far");
    play.give(play.march("su-reserve-6", "0308", "0309"));
  }

  @Test
  @Rule({"6.77", "6.72"})
  void aMarkerThatBeganInTheSouthIsKeptThereLikeAnyUnit() {
    TestBoard south =
        TestBoard.draw((". ".repeat(6) + "\n").repeat(4)).region("south", "0403", "0404").board();
    TestPosition position =
        south
            .position()
            .turn(2)
            .place("0403", "su-reserve-9")
            .set(KharkovMarks.FROM_SOUTH, "su-reserve-9")
            .supplied();
    TestPlay play = TestPlay.soviet(south, position);
    assertThat(play.why(play.march("su-reserve-9", "0303"))).isEqualTo("6.77 kept-south");
    assertThat(play.offered())
        .contains(play.march("su-reserve-9", "0404"))
        .doesNotContain(play.march("su-reserve-9", "0303"));
  }
}
