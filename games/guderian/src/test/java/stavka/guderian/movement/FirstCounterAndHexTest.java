package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;

/** The first counter of the roster and the first hex of the map are like any other. */
class FirstCounterAndHexTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int CORNER = hex("0101");
  private static final int BESIDE = next(CORNER, 3);
  private static final int TARGET = hex("3010");
  private static final int JUMP_OFF = next(TARGET, 3);
  private static final String FIRST = "de-3-pz-6";

  private static int[] toAndFro(int steps) {
    int[] path = new int[steps];
    for (int i = 0; i < steps; i++) {
      path[i] = i % 2 == 0 ? BESIDE : CORNER;
    }
    return path;
  }

  @Test
  @Rule({"6.23", "6.12"})
  void aStepOutOfTheFirstHexIsPaidFor() {
    assertThat(CORNER).isZero();
    Field field = Field.of(PLAIN, 8, Field.AXIS_MOVEMENT).place(CORNER, "de-5");
    assertThat(field.why(march("de-5", toAndFro(7)))).isEmpty();
    assertThat(field.why(march("de-5", toAndFro(9)))).isEqualTo("6.23 too-far");
  }

  @Test
  @Rule({"9.11", "9.81"})
  void theFirstHexIsAttackedAndTaken() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_COMBAT, 1)
            .place(BESIDE, "de-5 " + FIRST)
            .place(CORNER, "su-rd-46")
            .known("su-rd-46", 1, 1);
    field.give(attack("de-5 " + FIRST, CORNER));
    assertThat(field.fought().result()).isEqualTo("De");
    assertThat(field.choices()).contains(advance(FIRST, CORNER));
    field.give(advance(FIRST, CORNER));
    assertThat(field.hexOf(FIRST)).isEqualTo(CORNER);
  }

  @Test
  @Rule("6.54")
  void theFirstCounterWaitsForAnOverrunLikeAnyOther() {
    assertThat(unit(FIRST)).isZero();
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT, 1)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(next(JUMP_OFF, 3), FIRST)
            .place(next(JUMP_OFF, 4), "de-5");
    field.give(march(FIRST, JUMP_OFF));
    assertThat(field.why(overrun("de-5 " + FIRST, TARGET, JUMP_OFF))).isEmpty();
    assertThat(field.why(overrun(FIRST + " de-5", TARGET, JUMP_OFF))).isEmpty();
  }
}
