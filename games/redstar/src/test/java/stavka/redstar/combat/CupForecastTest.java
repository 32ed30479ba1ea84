package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.redstar.Field.attack;

import org.junit.jupiter.api.Test;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;

/** Forecasts of attacks on armies whose markers are still to be drawn. */
class CupForecastTest {
  @Test
  @Rule({"6.2.2", "7.1.2"})
  void aForecastKnowsTheCups() {
    Field field = Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1310", "su-1a");
    Forecast forecast = field.forecast(attack("de-pz-1", "1310"));
    // Three markers each with defence 4, 3 and 1: 2-1, 3-1 and 7-1.
    assertThat(forecast.columns())
        .extracting(Forecast.ColumnChance::column)
        .containsExactly("2-1", "3-1", "7-1");
    forecast
        .columns()
        .forEach(column -> assertThat(column.chance()).isCloseTo(1 / 3.0, within(1e-12)));
    assertThat(forecast.chanceOf("DE")).isCloseTo(3 / 18.0, within(1e-12));
    assertThat(forecast.outcomes().getFirst().result()).isEqualTo("DE");
  }

  @Test
  @Rule("6.2.2")
  void markersAreDrawnWithoutPuttingBack() {
    Field field =
        Field.at(13, "soviet-combat")
            .place("1210", "su-1a")
            .place("1209", "su-2a")
            .place("1310", "de-kg-inf-1");
    for (int type = 0; type < Field.PIECES.markers().size(); type++) {
      String id = Field.PIECES.markers().get(type).id();
      field.ledger(Ledger.CUPS + type, id.equals("c-3-4") || id.equals("c-2-3") ? 1 : 0);
    }
    Forecast forecast = field.forecast(attack("su-1a su-2a", "1310"));
    assertThat(forecast.columns()).hasSize(1);
    assertThat(forecast.columns().getFirst().column()).isEqualTo("3-2");
  }
}
