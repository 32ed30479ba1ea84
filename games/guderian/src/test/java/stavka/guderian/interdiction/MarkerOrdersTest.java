package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;

/** Which markers may be ordered, and what is told of them. */
class MarkerOrdersTest {
  private static final int HEX = hex("2010");
  private static final int WESTERN_LAKES = 7;
  private static final int HEXES = Field.GROUND.grid().size();

  @Test
  @Rule({"13.1", "13.2"})
  void everyHexOfTheOpenMapIsListedAndNoOther() {
    Field field = Field.at(8, Field.AXIS_INTERDICTION);
    long open = field.choices().stream().filter(Interdict.class::isInstance).count();
    assertThat(open).isEqualTo(40L * Field.GROUND.grid().rows() - WESTERN_LAKES);
    assertThat(field.choices()).contains(end()).allMatch(order -> field.why(order).isEmpty());
  }

  @Test
  @Rule({"13.2", "13.42"})
  void noMarkerLiesOnALake() {
    Field german = Field.at(8, Field.AXIS_INTERDICTION);
    assertThat(german.why(new Interdict(hex("1402")))).isEqualTo("13.1 marker-on-lake");
    Field soviet = Field.at(8, Field.SOVIET_INTERDICTION);
    assertThat(soviet.why(new Interdict(hex("5702")))).isEqualTo("13.4 marker-on-lake");
    assertThat(soviet.choices()).isNotEmpty().doesNotContain(new Interdict(hex("5702")));
  }

  @Test
  @Rule({"13.1", "13.4"})
  void aHexOffTheMapIsRefused() {
    for (int phase : new int[] {Field.AXIS_INTERDICTION, Field.SOVIET_INTERDICTION}) {
      Field field = Field.at(8, phase);
      String rule = phase == Field.AXIS_INTERDICTION ? "13.1" : "13.4";
      assertThat(field.why(new Interdict(-1))).isEqualTo(rule + " no-such-hex");
      assertThat(field.why(new Interdict(HEXES))).isEqualTo(rule + " no-such-hex");
      assertThat(field.why(Field.reply("done"))).isEqualTo(rule + " interdict-or-end");
    }
  }

  @Test
  @Rule({"13.1", "13.4"})
  void whereMarkersLieIsTold() {
    Field german = Field.at(8, Field.AXIS_INTERDICTION).give(new Interdict(HEX));
    assertThat(german.events()).contains(Noted.of("13.1", "german-interdiction", Detail.hex(HEX)));
    Field soviet = Field.at(8, Field.SOVIET_INTERDICTION).give(new Interdict(HEX));
    assertThat(soviet.events()).contains(Noted.of("13.4", "soviet-interdiction", Detail.hex(HEX)));
  }
}
