package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;

/** Leaders on the march, and the second movement of a turn. */
class LeaderAndSecondMovementTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);

  @Test
  @Rule("10.23")
  void aLeaderEntersAZoneOnlyWithAnEscort() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-koniev su-rd-46").place(next(NORTH, 0), "de-5");
    assertThat(field.why(march("su-koniev", NORTH))).isEqualTo("10.23 leader-escort");
    assertThat(field.why(march("su-koniev su-rd-46", NORTH))).isEmpty();
    field.known("su-rd-46", 0, 1);
    assertThat(field.why(march("su-koniev su-rd-46", NORTH))).isEqualTo("10.23 leader-escort");
  }

  @Test
  @Rule({"4.2", "6.23"})
  void onlyMechanisedUnitsAndCavalryMoveAgain() {
    Field field = at(8, Field.MECHANISED).place(HEX, "de-5 de-7-pz-25 de-cav-1");
    assertThat(field.why(march("de-5", NORTH))).isEqualTo("4.2 not-mechanised");
    assertThat(field.why(march("de-7-pz-25", NORTH))).isEmpty();
    assertThat(field.why(march("de-cav-1", NORTH))).isEmpty();
  }
}
