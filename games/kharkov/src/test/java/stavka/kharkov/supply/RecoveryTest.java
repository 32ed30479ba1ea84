package stavka.kharkov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.model.State;

class RecoveryTest {
  private final TestBoard board = TestBoard.open(5, 8);
  private final Recovery recovery = new Recovery(board.theatre());

  @Test
  @Rule({"7.33", "4.2"})
  void disrupted_units_recover_in_their_own_side_s_recovery_phase() {
    Draft draft =
        board
            .position()
            .place("0303", "de-79")
            .place("0306", "su-rd-76")
            .set(State.DISRUPTED, "de-79", "su-rd-76")
            .build()
            .edit();
    recovery.recover(draft, Side.SOVIET);
    assertThat(draft.has(board.unit("su-rd-76"), State.DISRUPTED)).isFalse();
    assertThat(draft.has(board.unit("de-79"), State.DISRUPTED)).isTrue();
    recovery.recover(draft, Side.AXIS);
    assertThat(draft.has(board.unit("de-79"), State.DISRUPTED)).isFalse();
    assertThat(draft.events()).hasSize(2);
  }

  @Test
  @Rule({"10.17", "4.2"})
  void displaced_headquarters_are_active_again_and_others_stay_as_they_are() {
    Draft draft =
        board
            .position()
            .place("0306", "su-hq-6", "su-hq-57")
            .place("0303", "ro-hq-6")
            .set(State.DISPLACED, "su-hq-6", "ro-hq-6")
            .build()
            .edit();
    recovery.recover(draft, Side.SOVIET);
    assertThat(draft.has(board.unit("su-hq-6"), State.ACTIVE)).isTrue();
    assertThat(draft.has(board.unit("su-hq-6"), State.DISPLACED)).isFalse();
    assertThat(draft.has(board.unit("su-hq-57"), State.ACTIVE)).isFalse();
    assertThat(draft.has(board.unit("ro-hq-6"), State.ACTIVE)).isFalse();
    recovery.recover(draft, Side.AXIS);
    assertThat(draft.has(board.unit("ro-hq-6"), State.ACTIVE)).isTrue();
  }
}
