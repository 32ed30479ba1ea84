package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.event.SupplyJudged;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

/** What is noted when the Soviet movement begins, and what goes when it ends. */
class SovietMovementTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 1);
  private static final int FAR = hex("3025");

  @Test
  @Rule({"6.55", "10.35"})
  void onlyWhoBeganThePhaseUnderALeaderOverruns() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_INTERDICTION, 1)
            .place(next(HEX, 1), "su-koniev")
            .place(HEX, "su-rd-46")
            .place(TARGET, "de-5")
            .place(next(FAR, 1), "su-rd-152")
            .place(FAR, "de-35")
            .set(GuderianMarks.COMMANDED, 0, "su-rd-46 su-rd-152");
    field.give(end());
    assertThat(field.decision()).isEqualTo("move-soviet");
    assertThat(field.why(overrun("su-rd-46", TARGET))).isEmpty();
    assertThat(field.why(overrun("su-rd-152", FAR))).isEqualTo("6.55 overrun-no-leader");
  }

  @Test
  @Rule({"6.25", "11.0", "11.31"})
  void whoHasNoSupplyWhenThePhaseBeginsIsToldAndNobodyElse() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_INTERDICTION, 1)
            .place(next(HEX, 1), "su-koniev")
            .place(HEX, "su-rd-46")
            .place(FAR, "su-rd-152")
            .set(Marks.GRACE, 0, "su-koniev su-rd-46 su-rd-152");
    field.give(end());
    assertThat(field.events())
        .filteredOn(SupplyJudged.class::isInstance)
        .containsExactly(new SupplyJudged(Side.SOVIET, units("su-rd-152"), "11.0"));
    assertThat(field.has("su-rd-152", Marks.SUPPLIED)).isFalse();
    assertThat(field.has("su-rd-46", Marks.SUPPLIED)).isTrue();
  }

  @Test
  @Rule({"13.33", "4.2"})
  void allGermanMarkersLeaveWhenTheSovietMovementEnds() {
    Field field = Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT).place(FAR, "su-rd-152");
    int[] laid = {TARGET, HEX, FAR};
    for (int i = 0; i < laid.length; i++) {
      field.ledger(Ledger.FIRST_INTERDICTION + i, laid[i] + 1);
    }
    assertThat(Interdictions.german(field.position()).size()).isEqualTo(3);
    field.give(end());
    assertThat(Interdictions.german(field.position()).isEmpty()).isTrue();
    for (int i = 0; i < Ledger.MOST_INTERDICTIONS; i++) {
      assertThat(field.position().ledger(Ledger.FIRST_INTERDICTION + i)).isZero();
    }
  }

  @Test
  @Rule({"6.54", "6.53"})
  void theListHasTheOverrunOfAWholeStackWithoutItsLeader() {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT)
            .place(TARGET, "de-5")
            .place(HEX, "su-rd-46 su-rd-152 su-koniev");
    assertThat(field.choices())
        .contains(overrun("su-rd-46", TARGET), overrun("su-rd-46 su-rd-152", TARGET))
        .allMatch(order -> field.why(order).isEmpty());
  }
}
