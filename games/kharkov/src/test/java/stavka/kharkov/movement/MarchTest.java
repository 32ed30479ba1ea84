package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.movement.Mode;

class MarchTest {
  private static final TestBoard BOARD = TestBoard.open(5, 16);

  private static TestPlay axis(TestPosition position) {
    return TestPlay.axis(BOARD, position.supplied());
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(BOARD, position.supplied());
  }

  /** The hexes of the third row after one, as many as asked for. */
  private static String[] east(int from, int steps) {
    String[] path = new String[steps];
    for (int i = 0; i < steps; i++) {
      path[i] = "03%02d".formatted(from + i + 1);
    }
    return path;
  }

  @ParameterizedTest
  @CsvSource({
    "de-79, 8",
    "de-3-pz-6, 12",
    "ro-2, 7",
    "ro-hq-6, 4",
    "su-rd-76, 7",
    "su-cd-14, 8",
    "su-tb-10, 11",
    "su-hq-6, 4",
    "su-reserve-6, 4"
  })
  @Rule({"6.11", "10.12", "6.72"})
  void aUnitSpendsItsAllowanceAndNoMore(String unit, int points) {
    TestPosition position = BOARD.position().place("0301", unit);
    TestPlay play = unit.startsWith("su") ? soviet(position) : axis(position);
    assertThat(play.why(play.march(unit, east(1, points + 1)))).isEqualTo("6.11 too-far");
    assertThat(play.offered()).contains(play.march(unit, east(1, points)));
    assertThat(play.give(play.march(unit, east(1, points))).price()).isEqualTo(2 * points);
  }

  @Test
  @Rule("10.12")
  void anActiveHeadquartersGoesMuchFurtherThanAnInactiveOne() {
    TestPlay play = soviet(BOARD.position().place("0301", "su-hq-6").active("su-hq-6"));
    assertThat(play.why(play.march("su-hq-6", east(1, 13)))).isEqualTo("6.11 too-far");
    play.give(play.march("su-hq-6", east(1, 12)));
  }

  @Test
  @Rule({"6.11", "6.0"})
  void aStackGoesAsFarAsItsSlowestUnitUnlessItIsLeftBehind() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79", "de-3-pz-6"));
    assertThat(play.why(play.march("de-79 de-3-pz-6", east(1, 9)))).isEqualTo("6.11 too-far");
    play.give(play.march("de-3-pz-6", east(1, 9)), play.march("de-79", east(1, 8)));
    assertThat(play.place("de-79")).isEqualTo("0309");
    assertThat(play.place("de-3-pz-6")).isEqualTo("0310");
  }

  @Test
  @Rule({"6.0", "6.12"})
  void aMoveOnceEndedIsNotResumedAndItsPointsAreLost() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79", "de-294"));
    play.give(play.march("de-79", "0302"));
    assertThat(play.why(play.march("de-79", "0303"))).isEqualTo("6.12 has-moved");
    assertThat(play.why(play.march("de-294", east(1, 9)))).isEqualTo("6.11 too-far");
    assertThat(play.offered()).doesNotContain(play.march("de-79", "0303"));
  }

  @Test
  @Rule({"6.12", "6.0"})
  void pointsNotSpentAreNotThereInTheNextPhase() {
    TestPlay play = axis(BOARD.position().place("0301", "de-3-pz-6"));
    play.give(play.march("de-3-pz-6", "0302")).until("move-mechanised");
    assertThat(play.why(play.march("de-3-pz-6", east(2, 13)))).isEqualTo("6.11 too-far");
    play.give(play.march("de-3-pz-6", east(2, 12)));
  }

  @Test
  @Rule("6.0")
  void inTheMechanisedPhaseOnlyPanzersAndPanzergrenadiersMove() {
    TestPosition position =
        BOARD
            .position()
            .place("0301", "de-79", "de-3-pz-6", "de-3-mr-3")
            .place("0401", "ro-2", "ro-hq-6");
    TestPlay play = TestPlay.mechanised(BOARD, position.supplied());
    for (String unit : new String[] {"de-79", "ro-2", "ro-hq-6"}) {
      assertThat(play.why(play.march(unit, unit.equals("de-79") ? "0302" : "0402")))
          .isEqualTo("6.0 not-mechanised");
    }
    play.give(play.march("de-3-pz-6", "0302"), play.march("de-3-mr-3", "0302"));
  }

  @Test
  @Rule("6.0")
  void unitsMoveTogetherOnlyFromOneHexAndAlongAdjacentHexes() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79").place("0302", "de-294"));
    assertThat(play.why(play.march("de-79 de-294", "0303"))).isEqualTo("6.0 not-together");
    assertThat(play.why(play.march("de-79 de-79", "0302"))).isEqualTo("6.0 no-units");
    assertThat(play.why(new Move(Ints.EMPTY, play.path("0302"), Mode.MARCH)))
        .isEqualTo("6.0 no-units");
    assertThat(play.why(play.march("de-79", "0303"))).isEqualTo("6.0 not-adjacent");
    assertThat(play.why(play.march("de-79"))).isEqualTo("6.0 no-path");
    assertThat(play.why(play.march("de-79", "0302", "0301"))).isEqualTo("6.0 no-path");
  }

  @Test
  @Rule("6.0")
  void anOrderOfNonsenseIsRefused() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79"));
    assertThat(play.why(new Move(Ints.of(-1), play.path("0302"), Mode.MARCH)))
        .isEqualTo("6.0 no-such-unit");
    assertThat(play.why(new Move(Ints.of(9999), play.path("0302"), Mode.MARCH)))
        .isEqualTo("6.0 no-such-unit");
    assertThat(play.why(new Move(play.units("de-79"), Ints.of(-1), Mode.MARCH)))
        .isEqualTo("6.0 no-such-hex");
    assertThat(play.why(new Move(play.units("de-79"), Ints.of(80), Mode.MARCH)))
        .isEqualTo("6.0 no-such-hex");
    assertThat(play.why(new Move(play.units("de-79"), Ints.of(80), Mode.RAIL)))
        .isEqualTo("6.0 no-such-hex");
    assertThat(play.why(new Move(play.units("de-79"), play.path("0302"), "swim")))
        .isEqualTo("6.0 no-such-mode");
    assertThat(play.why(new Move(play.units("de-75"), Ints.of(80), Mode.MARCH)))
        .isEqualTo("16.21 not-an-entry");
  }

  @Test
  @Rule("6.13")
  void noEnemyUnitMovesInAPlayersPhase() {
    TestPosition position = BOARD.position().place("0301", "de-79").place("0310", "su-rd-76");
    TestPlay play = axis(position);
    assertThat(play.why(play.march("su-rd-76", "0311"))).isEqualTo("6.13 not-your-unit");
    TestPlay other = soviet(position);
    assertThat(other.why(other.march("de-79", "0302"))).isEqualTo("6.13 not-your-unit");
  }

  @Test
  @Rule("6.14")
  void thereIsNoCombatInAMovementPhase() {
    TestPlay play = axis(BOARD.position().place("0301", "de-79").place("0302", "su-rd-76"));
    Attack attack = new Attack(play.units("de-79"), play.path("0302"), 0);
    assertThat(play.why(attack)).isEqualTo("4.2 not-now");
    play.give(play.end());
    assertThat(play.why(attack)).isEmpty();
  }

  @Test
  @Rule({"6.22", "8.1"})
  void friendsDoNotHinderAMoveNotEvenAFullStack() {
    TestPosition position =
        BOARD.position().place("0301", "de-44").place("0302", "de-79", "de-294", "de-297");
    TestPlay play = axis(position);
    assertThat(play.give(play.march("de-44", "0302", "0303")).price()).isEqualTo(4);
  }

  @Test
  @Rule({"8.0", "8.1"})
  void threeCombatUnitsAtMostEndAMoveOnAHex() {
    TestPosition position =
        BOARD.position().place("0301", "de-44", "de-71").place("0302", "de-79", "de-294");
    TestPlay play = axis(position);
    assertThat(play.why(play.march("de-44 de-71", "0302"))).isEqualTo("8.1 too-many");
    play.give(play.march("de-44", "0302"));
    assertThat(play.why(play.march("de-71", "0302"))).isEqualTo("8.1 too-many");
    assertThat(play.offered()).doesNotContain(play.march("de-71", "0302"));
  }

  @Test
  @Rule({"8.1", "10.16", "6.72"})
  void headquartersAndReserveMarkersDoNotCountForStacking() {
    TestPosition position =
        BOARD
            .position()
            .place("0301", "su-hq-6", "su-reserve-6")
            .place("0302", "su-rd-76", "su-rd-227", "su-hq-57")
            .place("0303", "su-rd-293");
    TestPlay play = soviet(position);
    play.give(
        play.march("su-rd-293", "0302"),
        play.march("su-hq-6", "0302"),
        play.march("su-reserve-6", "0302"));
    assertThat(play.position().stack(BOARD.hex("0302")).size()).isEqualTo(6);
  }

  @Test
  @Rule({"6.22", "15.3"})
  void noUnitEntersAHexWithAnEnemyUnitHeadquartersMarkerOrGarrison() {
    TestBoard city = TestBoard.draw(". . .\n . c2 .\n. . .").board();
    TestPlay play = TestPlay.soviet(city, city.position().place("0203", "su-rd-76").supplied());
    assertThat(play.why(play.march("su-rd-76", "0202"))).isEqualTo("6.22 enemy-there");
    for (String enemy : new String[] {"su-rd-76", "su-hq-6", "su-reserve-6"}) {
      TestPlay axis = axis(BOARD.position().place("0301", "de-79").place("0302", enemy));
      assertThat(axis.why(axis.march("de-79", "0302")))
          .isEqualTo(enemy.equals("su-rd-76") ? "6.24 leaves-zone" : "6.22 enemy-there");
    }
    TestPlay axis = axis(BOARD.position().place("0301", "de-79").place("0303", "su-rd-76"));
    assertThat(axis.why(axis.march("de-79", "0302", "0303"))).isEqualTo("6.22 enemy-there");
  }

  @Test
  @Rule("15.23")
  void anEntrenchedRegimentThatMovesOrIsJoinedGivesUpItsEntrenchment() {
    TestPosition position =
        BOARD
            .position()
            .place("0301", "de-regiment-01")
            .place("0305", "de-regiment-02")
            .place("0306", "de-79")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01", "de-regiment-02");
    TestPlay play = axis(position);
    play.give(play.march("de-regiment-01", "0302"), play.march("de-79", "0305", "0304"));
    assertThat(play.has("de-regiment-01", KharkovMarks.ENTRENCHED)).isFalse();
    assertThat(play.has("de-regiment-02", KharkovMarks.ENTRENCHED)).isTrue();
    TestPlay joined = axis(position);
    joined.give(joined.march("de-79", "0305"));
    assertThat(joined.has("de-regiment-02", KharkovMarks.ENTRENCHED)).isFalse();
  }
}
