package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.combat.Headquarters;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;
import stavka.panzer.recovery.Recovery;

class RecoveryTest {
  private final TestBoard board = TestBoard.open(5, 8);
  private final Recovery recovery = new Recovery(board.theatre(), Headquarters::recover);

  @Test
  @Rule({"7.33", "4.2"})
  void disruptedUnitsRecoverInTheirOwnSideSRecoveryPhase() {
    Draft draft =
        board
            .position()
            .place("0303", "de-79")
            .place("0306", "su-rd-76")
            .set(Marks.DISRUPTED, "de-79", "su-rd-76")
            .build()
            .edit();
    recovery.recover(draft, Side.SOVIET);
    assertThat(draft.has(board.unit("su-rd-76"), Marks.DISRUPTED)).isFalse();
    assertThat(draft.has(board.unit("de-79"), Marks.DISRUPTED)).isTrue();
    recovery.recover(draft, Side.AXIS);
    assertThat(draft.has(board.unit("de-79"), Marks.DISRUPTED)).isFalse();
    assertThat(draft.events()).hasSize(2);
  }

  @Test
  @Rule({"10.17", "4.2"})
  void displacedHeadquartersAreActiveAgainAndOthersStayAsTheyAre() {
    Draft draft =
        board
            .position()
            .place("0306", "su-hq-6", "su-hq-57")
            .place("0303", "ro-hq-6")
            .set(KharkovMarks.DISPLACED, "su-hq-6", "ro-hq-6")
            .build()
            .edit();
    recovery.recover(draft, Side.SOVIET);
    assertThat(draft.has(board.unit("su-hq-6"), KharkovMarks.ACTIVE)).isTrue();
    assertThat(draft.has(board.unit("su-hq-6"), KharkovMarks.DISPLACED)).isFalse();
    assertThat(draft.has(board.unit("su-hq-57"), KharkovMarks.ACTIVE)).isFalse();
    assertThat(draft.has(board.unit("ro-hq-6"), KharkovMarks.ACTIVE)).isFalse();
    recovery.recover(draft, Side.AXIS);
    assertThat(draft.has(board.unit("ro-hq-6"), KharkovMarks.ACTIVE)).isTrue();
  }
}
