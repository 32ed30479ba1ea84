package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.play.Forecast;
import stavka.engine.value.Ints;

class OutcomesTest {
  private static final Forecast FORECAST =
      new Forecast(
          new BattleReport(
              false,
              Ints.EMPTY,
              Ints.EMPTY,
              new Tally(List.of(), 0, 0),
              new Tally(List.of(), 0, 0),
              "?",
              List.of(),
              "?",
              List.of()),
          List.of(
              new Forecast.Outcome("De/A1", 0.25),
              new Forecast.Outcome("D1", 0.25),
              new Forecast.Outcome("A1", 0.5)));

  @Test
  void bothPartsOfAResultCount() {
    assertThat(Outcomes.worth("De/A1", 1)).isEqualTo(2);
    assertThat(Outcomes.worth("D1/A1", 1)).isZero();
    assertThat(Outcomes.worth("Ae", 1)).isNegative();
  }

  @Test
  void stepsThatMustBeLostCountForTheSideTheyAreAskedOf() {
    assertThat(Outcomes.worth("1/-", 1)).isEqualTo(-1, within(1e-9));
    assertThat(Outcomes.worth("2/1", 1)).isNegative();
    assertThat(Outcomes.worth("1/1", 1)).isPositive().isLessThan(Outcomes.worth("D1", 1));
    assertThat(Outcomes.worth("1/3", 1)).isGreaterThan(Outcomes.worth("1/2", 1));
    assertThat(Outcomes.worth("1/2", 1)).isGreaterThan(Outcomes.worth("1/1", 1));
  }

  @Test
  void groundThatDefendersMustLeaveCountsAndSoDoesTheirEnd() {
    assertThat(Outcomes.worth("1/R", 1)).isGreaterThan(Outcomes.worth("1/-", 1));
    assertThat(Outcomes.worth("-/1R", 1)).isGreaterThan(Outcomes.worth("-/R", 1));
    assertThat(Outcomes.worth("-/2R", 1)).isGreaterThan(Outcomes.worth("-/1R", 1));
    assertThat(Outcomes.worth("-/E", 1)).isEqualTo(Outcomes.worth("DE", 1));
  }

  @Test
  void aHexIsClearedByARetreatOrTheEndOfAllInIt() {
    assertThat(cleared("1/R") + cleared("-/2R") + cleared("-/E")).isEqualTo(3);
    assertThat(cleared("1/1") + cleared("2/-")).isZero();
  }

  private static double cleared(String result) {
    return Outcomes.cleared(
        new Forecast(FORECAST.report(), List.of(new Forecast.Outcome(result, 1))));
  }

  @Test
  void cheapStepsMakeAttacksWorthMore() {
    assertThat(Outcomes.worth("2/1", 0.5)).isPositive();
    assertThat(Outcomes.worth("A1", 0.5)).isEqualTo(-0.5, within(1e-9));
    assertThat(Outcomes.worth("D2", 0.5)).isEqualTo(Outcomes.worth("D2", 1));
  }

  @Test
  void resultsWithOneSideAndNoneAreRead() {
    assertThat(Outcomes.worth("NE", 1)).isZero();
    assertThat(Outcomes.worth("A1", 1)).isEqualTo(-1, within(1e-9));
    assertThat(Outcomes.worth("D2", 1)).isBetween(Outcomes.worth("D1", 1), Outcomes.worth("D3", 1));
    assertThat(Outcomes.worth("DE", 1)).isGreaterThan(Outcomes.worth("D3", 1));
    assertThat(Outcomes.worth("AE", 1)).isLessThan(Outcomes.worth("A2", 1));
  }

  @Test
  void theBalanceIsWhatTheChancesMakeOfTheResults() {
    assertThat(Outcomes.balance(FORECAST, 1)).isEqualTo(0.25 * 2 + 0.25 - 0.5, within(1e-9));
  }

  @Test
  void aHexIsClearedByWhateverStrikesTheDefender() {
    assertThat(Outcomes.cleared(FORECAST)).isEqualTo(0.5, within(1e-9));
  }
}
