package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

/** What a step leaves on a unit. */
class StepMarksTest {
  private static final int HEX = Field.open(any -> true);
  private static final int EAST = next(HEX, 0);
  private static final int FURTHER = next(EAST, 0);

  private static int field(Field field, stavka.engine.position.BitField bits, String id) {
    return field.position().get(unit(id), bits);
  }

  @Test
  @Rule({"10.23", "12.3"})
  void aSovietUnitThatComesBesideAGermanKnowsWhenceItCame() {
    Field field = at(8, Field.SOVIET_MOVEMENT).place(HEX, "de-5").place(FURTHER, "su-rd-46");
    field.give(march("su-rd-46", EAST));
    assertThat(field(field, GuderianMarks.IN_ZONE, "su-rd-46")).isEqualTo(1);
    assertThat(field(field, GuderianMarks.CAME_FROM, "su-rd-46")).isEqualTo(FURTHER + 1);
  }

  @Test
  @Rule({"10.23", "8.18"})
  void disruptedGermansAndOwnUnitsLeaveNoSuchMark() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .place(HEX, "de-5")
            .set(Marks.DISRUPTED, 1, "de-5")
            .place(FURTHER, "su-rd-46");
    field.give(march("su-rd-46", EAST));
    assertThat(field(field, GuderianMarks.IN_ZONE, "su-rd-46")).isZero();
    assertThat(field(field, GuderianMarks.CAME_FROM, "su-rd-46")).isZero();
    Field friends = at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-152").place(FURTHER, "su-rd-46");
    friends.give(march("su-rd-46", EAST));
    assertThat(field(friends, GuderianMarks.IN_ZONE, "su-rd-46")).isZero();
  }

  @Test
  @Rule("6.35")
  void aGermanUnitThatMovesHasNotStayed() {
    Field field =
        at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").set(GuderianMarks.STAYED, HEX + 1, "de-5");
    field.give(march("de-5", EAST));
    assertThat(field(field, GuderianMarks.STAYED, "de-5")).isZero();
  }
}
