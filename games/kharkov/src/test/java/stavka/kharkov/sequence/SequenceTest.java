package stavka.kharkov.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.PhaseBegan;
import stavka.engine.event.SupplyJudged;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Ruling;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class SequenceTest {
  private static final TestBoard BOARD = TestBoard.open(7, 16);

  /**
   * Something to decide in every phase: a reserve, units in contact, panzers and air points left.
   */
  private static TestPosition busy(int turn) {
    int box = BOARD.theatre().pieces().reserveBox(BOARD.unit("su-reserve-6"));
    return BOARD
        .position()
        .turn(turn)
        .place("0404", "de-79", "de-3-pz-6")
        .place("0405", "su-rd-76")
        .place("0412", "su-reserve-6", "su-hq-6")
        .active("su-hq-6")
        .box(box, "su-rd-103", "su-rd-248")
        .ledger(Ledger.AXIS_AIR, 1);
  }

  /** The phases in which somebody has to choose: where play stands after each order. */
  private static List<String> phases(TestPlay play, int count) {
    List<String> phases = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> announced = announced(play);
      if (play.game().verdict(play.position()).isEmpty()) {
        phases.add(announced.getLast());
      }
    }
    return phases;
  }

  /** All that is announced when a phase is ended, and supply judged in between. */
  private static List<String> announced(TestPlay play) {
    play.events().clear();
    play.give(new EndPhase());
    List<String> announced = new ArrayList<>();
    for (Event event : play.events()) {
      switch (event) {
        case PhaseBegan began -> announced.add(began.turn() + " " + began.phase());
        case SupplyJudged judged -> announced.add("judged " + judged.side());
        default -> {}
      }
    }
    return announced;
  }

  @Test
  @Rule({"4.2", "11.0"})
  void aPhaseIsAnnouncedBeforeWhatHappensInItAndAfterThePhaseBefore() {
    TestPlay play = TestPlay.at(BOARD, busy(2).phase(TestPlay.SOVIET_COMBAT));
    assertThat(announced(play)).containsExactly("2 axis-supply", "judged AXIS", "2 axis-movement");
  }

  @Test
  @Rule({"4.1", "4.2"})
  void aTurnIsTheSovietPlayersPhasesThenThoseOfTheAxis() {
    TestPlay play = TestPlay.at(BOARD, busy(2).phase(TestPlay.RESERVES));
    assertThat(play.decision()).isEqualTo("commit-reserves");
    assertThat(phases(play, 7))
        .containsExactly(
            "2 soviet-movement",
            "2 soviet-combat",
            "2 axis-movement",
            "2 axis-combat",
            "2 axis-mechanised",
            "2 air-supply",
            "3 reserves");
  }

  @Test
  @Rule("4.2")
  void noReservesAreCommittedOnTurnOne() {
    TestPlay play = TestPlay.at(BOARD, busy(1).phase(TestPlay.RESERVES));
    assertThat(play.offered()).containsExactly(new EndPhase());
  }

  @Test
  @Rule("6.58")
  void onTurnTenTheAxisHasNoMechanisedPhase() {
    TestPlay nine = TestPlay.at(BOARD, busy(9).phase(TestPlay.AXIS_COMBAT));
    assertThat(phases(nine, 1)).containsExactly("9 axis-mechanised");
    TestPlay ten = TestPlay.at(BOARD, busy(10).phase(TestPlay.AXIS_COMBAT));
    assertThat(phases(ten, 1)).isEmpty();
    assertThat(ten.game().verdict(ten.position())).isPresent();
    assertThat(ten.game().submit(ten.position(), new EndPhase()))
        .isInstanceOf(Ruling.Refused.class);
  }

  @Test
  @Rule({"4.2", "11.0"})
  void eachMovementPhaseOpensWithTheJudgementOfItsSidesSupply() {
    TestPlay play = TestPlay.at(BOARD, busy(2).phase(TestPlay.RESERVES));
    List<Side> judged = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      play.events().clear();
      play.give(new EndPhase());
      for (Event event : play.events()) {
        if (event instanceof SupplyJudged supply) {
          judged.add(supply.side());
        }
      }
    }
    assertThat(judged).containsExactly(Side.SOVIET, Side.AXIS, Side.AXIS);
  }

  @Test
  @Rule({"4.2", "7.33", "10.17"})
  void eachSideRecoversAfterItsOwnLastPhase() {
    TestPosition position =
        busy(2)
            .set(Marks.DISRUPTED, "su-rd-76", "de-79")
            .set(KharkovMarks.DISPLACED, "su-hq-6")
            .set(KharkovMarks.ACTIVE, 0, "su-hq-6");
    TestPlay play = TestPlay.at(BOARD, position.phase(TestPlay.SOVIET_MOVEMENT));
    play.give(new EndPhase());
    assertThat(play.has("su-rd-76", Marks.DISRUPTED)).isTrue();
    play.give(new EndPhase());
    assertThat(play.has("su-rd-76", Marks.DISRUPTED)).isFalse();
    assertThat(play.has("su-hq-6", KharkovMarks.ACTIVE)).isTrue();
    play.give(new EndPhase(), new EndPhase());
    assertThat(play.decision()).isEqualTo("move-mechanised");
    assertThat(play.has("de-79", Marks.DISRUPTED)).isTrue();
    play.give(new EndPhase());
    assertThat(play.has("de-79", Marks.DISRUPTED)).isFalse();
  }

  @Test
  @Rule({"4.2", "10.33"})
  void headquartersWakeBeforeTheSovietSideJudgesItsSupply() {
    TestPosition position =
        busy(1).place("0408", "su-hq-57").place("0407", "su-rd-227").phase(TestPlay.AIR_SUPPLY);
    TestPlay play = TestPlay.at(BOARD, position.set(KharkovMarks.ACTIVE, 0, "su-hq-6"));
    play.give(new EndPhase());
    assertThat(play.position().turn()).isEqualTo(2);
    play.give(new EndPhase());
    assertThat(play.decision()).isEqualTo("move-soviet");
    assertThat(play.has("su-rd-227", Marks.SUPPLIED)).isTrue();
  }

  @Test
  @Rule("4.1")
  void ordersOfTheOtherPlayerAndOfOtherPhasesAreRefused() {
    TestPlay play = TestPlay.axis(BOARD, busy(2));
    assertThat(play.game().decision(play.position()).side()).isEqualTo(Side.AXIS);
    assertThat(play.why(play.march("su-rd-76", "0406"))).isEqualTo("6.13 not-your-unit");
    assertThat(play.why(play.pursue("su-rd-76", "0406"))).isEqualTo("4.2 not-now");
    assertThat(play.why(play.halt())).isEqualTo("4.2 not-now");
  }

  @Test
  @Rule("4.2")
  void thePointsOfTheTurnAreCountedBeforeTheTurnAdvances() {
    // Nobody holds a front from north to south.
    TestPlay play = TestPlay.at(BOARD, busy(2).phase(TestPlay.AIR_SUPPLY));
    play.give(new EndPhase());
    assertThat(play.position().turn()).isEqualTo(3);
    assertThat(play.position().ledger(Ledger.SOVIET_POINTS)).isPositive();
  }
}
