package stavka.rostov.weather;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.event.Rolled;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.Weather;

class WeatherTest {
  private static final WeatherSection SECTION = new WeatherSection(Field.THEATRE);

  /** What is played on turns from one on, with dice: weather, a T for a storm, ice. */
  private static String run(Field field, int turn, int... dice) {
    StringBuilder played = new StringBuilder();
    field.dice(dice);
    for (int i = 0; i < dice.length; i++) {
      int now = turn + i;
      field.turn(now).arrange(SECTION::determine);
      Position position = field.position();
      played
          .append(Weather.values()[position.ledger(RostovLedger.WEATHER)])
          .append(position.ledger(RostovLedger.STORM) != 0 ? " T" : "")
          .append(position.ledger(RostovLedger.FROZEN) != 0 ? " ice" : "")
          .append(i + 1 < dice.length ? ", " : "");
    }
    return played.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "49, 9, CLEAR",
    "49, 10, RAIN",
    "52, 9, RAIN",
    "52, 10, RAIN T",
    "79, 2, FROST",
    "79, 8, SNOW ice",
    "79, 9, SNOW T ice",
    "79, 10, SNOW ice"
  })
  @Rule({"2.52", "5.11", "5.12", "5.13"})
  void theDieReadsTheTableOfTheClimateWithItsModifier(int turn, int die, String weather) {
    assertThat(run(Field.sumy(), turn, die)).isEqualTo(weather);
  }

  @Test
  @Rule({"2.51", "5.13"})
  void theDieIsRolledInTheOpenAndATenReadsTen() {
    Draft draft = Field.sumy().dice(10).position().edit();
    SECTION.determine(draft);
    assertThat(draft.events()).contains(new Rolled("weather-die", "5.13", 10, 10));
  }

  @Test
  @Rule("5.15")
  void snowLingersThroughTheFirstFrostAndASecondThawsTheWaters() {
    assertThat(run(Field.sumy(), 79, 8, 9, 4, 4))
        .isEqualTo("SNOW ice, SNOW T ice, SNOW ice, FROST");
    assertThat(run(Field.sumy(), 75, 9, 1, 5, 5))
        .isEqualTo("SNOW ice, CLEAR ice, FROST ice, FROST");
  }

  @Test
  @Rule("5.15")
  void rainThawsAtOnceUnlessArcticWeatherHasComeBefore() {
    assertThat(run(Field.sumy(), 75, 9, 2)).isEqualTo("SNOW ice, RAIN");
    assertThat(run(Field.sumy(), 81, 10)).isEqualTo("SNOW ice");
    assertThat(run(Field.sumy(), 83, 10)).isEqualTo("ARCTIC ice");
    Field iced = Field.sumy();
    run(iced, 83, 10);
    assertThat(run(iced, 75, 2, 5, 5)).isEqualTo("RAIN ice, FROST ice, FROST ice");
  }

  @Test
  @Rule("5.14")
  void onTheClearTurnAfterRainItStillRainsInTheWoodsAndOnTheNextNoMore() {
    Field field = Field.sumy();
    run(field, 49, 10, 1);
    assertThat(Field.THEATRE.sky(field.position()).at(field.hex("A5116"))).isEqualTo(Weather.RAIN);
    assertThat(Field.THEATRE.sky(field.position()).at(field.hex("A5117"))).isEqualTo(Weather.CLEAR);
    run(field, 51, 1);
    assertThat(Field.THEATRE.sky(field.position()).at(field.hex("A5116"))).isEqualTo(Weather.CLEAR);
  }
}
