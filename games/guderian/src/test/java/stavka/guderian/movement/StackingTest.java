package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;

class StackingTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);
  private static final int BEYOND = next(NORTH, 0);
  private static final String THREE = "su-rd-46 su-rd-152 su-rd-129";

  @Test
  @Rule("7.1")
  void unitsPassThroughAFullStack() {
    Field field = at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-38").place(NORTH, THREE);
    field.give(march("su-rd-38", NORTH, BEYOND), end());
    assertThat(field.decision()).isNotEqualTo("remove-excess");
    assertThat(field.hexOf("su-rd-38")).isEqualTo(BEYOND);
  }

  @Test
  @Rule({"7.1", "10.25"})
  void fourStandTogetherIfOneIsALeaderAndTheOwnerChoosesWhoGoes() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT).place(HEX, THREE + " su-koniev su-lukin").give(end());
    assertThat(field.decision()).isEqualTo("remove-excess");
    assertThat(field.choices())
        .containsExactlyInAnyOrder(
            lose("su-rd-46"),
            lose("su-rd-152"),
            lose("su-rd-129"),
            lose("su-koniev"),
            lose("su-lukin"));
    assertThat(field.why(end())).isEqualTo("7.1 remove-excess-first");
    field.give(lose("su-lukin"));
    assertThat(field.gone("su-lukin")).isTrue();
    assertThat(field.decision()).isNotEqualTo("remove-excess");
  }

  @Test
  @Rule("7.1")
  void whoGivesUpTheLeaderIsBackToThree() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT).place(HEX, THREE + " su-rd-38 su-koniev").give(end());
    field.give(lose("su-koniev"));
    assertThat(field.decision()).isEqualTo("remove-excess");
    field.give(lose("su-rd-38"));
    assertThat(field.decision()).isNotEqualTo("remove-excess");
  }

  @Test
  @Rule("7.2")
  void threeGermansWithNoExceptionAfterBothMovementPhases() {
    Field field =
        at(8, Field.MECHANISED, 1).place(HEX, "de-5 de-35 de-161").place(NORTH, "de-7-pz-25");
    field.give(march("de-7-pz-25", HEX), end());
    assertThat(field.decision()).isEqualTo("remove-excess");
    field.give(lose("de-7-pz-25"));
    assertThat(field.decision()).isEqualTo("interdict");
  }

  @Test
  @Rule({"5.22", "7.1"})
  void aFrozenArmyThatDoesNotSpreadOutLosesItsExcess() {
    String army = THREE + " su-rd-38 su-rd-127 su-lukin";
    Field field =
        at(1, Field.SOVIET_MOVEMENT)
            .place(HEX, army)
            .set(GuderianMarks.ARMY, 2, army)
            .ledger(stavka.guderian.model.Ledger.FROZEN_ARMIES, 1 << 2);
    field.give(march("su-rd-46", NORTH), end());
    assertThat(field.decision()).isEqualTo("remove-excess");
    field.give(lose("su-rd-152"));
    assertThat(field.decision()).isNotEqualTo("remove-excess");
    assertThat(field.position().stack(HEX).size()).isEqualTo(4);
  }
}
