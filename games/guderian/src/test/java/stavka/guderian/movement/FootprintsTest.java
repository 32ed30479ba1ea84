package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.combat.Tickets.rifle;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

/** What units that have come to a hex remember of it. */
class FootprintsTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int ENEMY = hex("3010");
  private static final int ZONE = next(ENEMY, 3);
  private static final int BACK = next(ZONE, 3);
  private static final int AWAY = next(BACK, 3);

  private static Field soviet() {
    return Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, rifle(0, 0))
        .place(ENEMY, "de-5")
        .place(AWAY, "su-rd-46 su-koniev");
  }

  private static int cameFrom(Field field, String unit) {
    return field.position().get(Field.unit(unit), GuderianMarks.CAME_FROM) - 1;
  }

  @Test
  @Rule({"10.23", "12.3"})
  void aSovietUnitThatEntersAZoneKnowsItsWayBack() {
    Field field = soviet().give(march("su-rd-46 su-koniev", BACK, ZONE));
    assertThat(field.has("su-koniev", GuderianMarks.IN_ZONE)).isTrue();
    assertThat(cameFrom(field, "su-koniev")).isEqualTo(BACK);
    Field outside = soviet().give(march("su-rd-46", BACK));
    assertThat(outside.has("su-rd-46", GuderianMarks.IN_ZONE)).isFalse();
    assertThat(outside.has("su-rd-46", GuderianMarks.CAME_FROM)).isFalse();
    Field disrupted = soviet().set(Marks.DISRUPTED, 1, "de-5");
    disrupted.give(march("su-rd-46", BACK, ZONE));
    assertThat(disrupted.has("su-rd-46", GuderianMarks.IN_ZONE)).isFalse();
  }

  @Test
  @Rule({"10.23", "12.3"})
  void soHeGoesBackThereWhenHisEscortProvesWorthless() {
    Field field = soviet().give(march("su-rd-46 su-koniev", BACK, ZONE), end());
    field.give(attack("su-rd-46 su-koniev", ENEMY));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("su-koniev")).isEqualTo(BACK);
  }

  @Test
  @Rule("10.23")
  void aGermanUnitRemembersNothing() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT).place(ENEMY, "su-rd-46").place(AWAY, "de-5");
    field.give(march("de-5", BACK, ZONE));
    assertThat(field.has("de-5", GuderianMarks.IN_ZONE)).isFalse();
    assertThat(field.has("de-5", GuderianMarks.CAME_FROM)).isFalse();
  }

  @Test
  @Rule("6.35")
  void whoeverMovesHasNotStayed() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT)
            .place(AWAY, "de-5 de-35")
            .set(GuderianMarks.STAYED, AWAY + 1, "de-5 de-35");
    field.give(march("de-5", BACK));
    assertThat(field.has("de-5", GuderianMarks.STAYED)).isFalse();
    assertThat(field.has("de-35", GuderianMarks.STAYED)).isTrue();
  }
}
