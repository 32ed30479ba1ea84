package stavka.rostov.overrun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

/** What players and staffs are told of an overrun before its die falls. */
class OverrunForecastTest {
  private static final String PANZERS = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9 de-eng-604";

  private static Optional<Forecast> forecast(Field field, String units) {
    field.at(49, "axis-movement");
    Overrun order = new Overrun(field.units(units), Ints.EMPTY, field.hex("A5022"), -1);
    return Field.GAME.forecast(field.position(), order);
  }

  private static Field before() {
    return Field.sumy().weather(Weather.CLEAR).place("A4921", PANZERS);
  }

  @Test
  @Rule("11.43")
  void theChancesAreThoseOfTheTableAndAddUpToOne() {
    Forecast forecast = forecast(before(), PANZERS).orElseThrow();
    assertThat(forecast.report().overrun()).isTrue();
    assertThat(forecast.outcomes().stream().mapToDouble(Forecast.Outcome::chance).sum())
        .isBetween(0.999, 1.001);
    assertThat(forecast.outcomes().getFirst().result()).isEqualTo("-/1R");
    assertThat(forecast.chanceOf("-/1R")).isBetween(0.19, 0.21);
    assertThat(forecast.chanceOf("-/R")).isBetween(0.39, 0.41);
    assertThat(forecast.chanceOf("-/-")).isBetween(0.19, 0.21);
    assertThat(forecast.chanceOf("1/-")).isBetween(0.19, 0.21);
    assertThat(forecast.report().attack().total())
        .isGreaterThanOrEqualTo(5 * forecast.report().defence().total());
  }

  @Test
  @Rule({"11.43", "11.44"})
  void whatChangesTheDieChangesTheChances() {
    Field marked = before().mark(RostovMarks.OVERRUN, 1, "su-26-cd");
    // One for the marker, one since who was overrun has no zone.
    assertThat(forecast(marked, PANZERS).orElseThrow().chanceOf("-/1R")).isBetween(0.39, 0.41);
  }

  @Test
  @Rule("11.42")
  void nothingIsForetoldOfAnOverrunThatMayNotBeMadeOrThatUnknownUnitsMayCallOff() {
    assertThat(forecast(before(), "de-9-pz-11")).isEmpty();
    assertThat(forecast(before().place("A5022", "ur-mg-1"), PANZERS)).isEmpty();
  }
}
