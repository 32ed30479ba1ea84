package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;

/** Who is under a leader is noted when the Soviet movement begins. */
class CommandedOverrunTest {
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
}
