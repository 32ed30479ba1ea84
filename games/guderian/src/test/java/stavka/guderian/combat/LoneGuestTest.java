package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

/** A unit that has retreated onto others, and is left alone there. */
class LoneGuestTest {
  private static final int HEX = open(h -> true);
  private static final int TARGET = next(HEX, 0);
  private static final int BESIDE = next(HEX, 1);

  @Test
  @Rule({"9.75", "9.11"})
  void aGuestAddsNoDefenceSoThatAloneItIsNoTarget() {
    Field field =
        at(8, Field.AXIS_COMBAT, 2)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .place(BESIDE, "su-rd-152");
    assertThat(field.why(attack("de-5 de-35", TARGET))).isEmpty();
    field.set(Marks.GUEST, 1, "su-rd-46");
    assertThat(field.why(attack("de-5 de-35", TARGET))).isEqualTo("9.75 attack-nobody-there");
    assertThat(field.why(attack("de-5 de-35", TARGET, BESIDE)))
        .isEqualTo("9.75 attack-nobody-there");
    assertThat(field.why(attack("de-5 de-35", BESIDE))).isEmpty();
    assertThat(field.choices()).doesNotContain(attack("de-5 de-35", TARGET));
  }
}
