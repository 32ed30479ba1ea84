package stavka.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against values from tables and textbooks. */
class StatisticsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "0.5, 0.6170750774519738",
    "1, 0.31731050786291415",
    "1.959963984540054, 0.05",
    "2.5758293035489004, 0.01",
    "-3, 0.002699796063260189",
    "6, 1.973175290075396e-9",
    "50, 0",
  })
  void theTailsOfTheNormalDistribution(double z, double chance) {
    assertThat(Normal.twoSided(z)).isCloseTo(chance, within(1e-12 + chance * 1e-9));
  }

  @Test
  void wilsonsIntervalOfAShare() {
    Interval share = Interval.share(15, 50);
    assertThat(share.value()).isEqualTo(0.3);
    assertThat(share.low()).isCloseTo(0.1910, within(5e-5));
    assertThat(share.high()).isCloseTo(0.4375, within(5e-5));
    assertThat(Interval.share(0, 10).low()).isZero();
    assertThat(Interval.share(0, 10).high()).isCloseTo(0.2775, within(5e-5));
    assertThat(Interval.share(10, 10).high()).isCloseTo(1, within(1e-12));
  }

  @Test
  void quantilesLieBetweenFigures() {
    Quantiles figures = new Quantiles(IntStream.of(9, 1, 3, 7));
    assertThat(figures.median()).isEqualTo(5);
    assertThat(figures.at(0)).isEqualTo(1);
    assertThat(figures.at(1)).isEqualTo(9);
    assertThat(figures.at(0.9)).isCloseTo(8.4, within(1e-9));
    assertThat(new Quantiles(IntStream.empty()).median()).isNaN();
  }

  @Test
  void aCoinHasTheOddsOfItsShare() {
    LogisticFit fit = new LogisticRegression(1).add(new double[] {1}, 30, 40).fit();
    assertThat(fit.coefficient(0)).isCloseTo(Math.log(3), within(1e-9));
    assertThat(fit.error(0)).isCloseTo(1 / Math.sqrt(40 * 0.75 * 0.25), within(1e-6));
  }

  /** Hours of study and exams passed, the example most textbooks and encyclopedias print. */
  @Test
  void hoursOfStudyExplainExamsPassed() {
    double[] hours = {
      0.50, 0.75, 1.00, 1.25, 1.50, 1.75, 1.75, 2.00, 2.25, 2.50, 2.75, 3.00, 3.25, 3.50, 4.00,
      4.25, 4.50, 4.75, 5.00, 5.50
    };
    int[] passed = {0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1};
    LogisticRegression regression = new LogisticRegression(2);
    for (int i = 0; i < hours.length; i++) {
      regression.add(new double[] {1, hours[i]}, passed[i], 1);
    }
    LogisticFit fit = regression.fit();
    assertThat(fit.coefficient(0)).isCloseTo(-4.0777, within(5e-5));
    assertThat(fit.coefficient(1)).isCloseTo(1.5046, within(5e-5));
    assertThat(fit.error(0)).isCloseTo(1.7610, within(5e-5));
    assertThat(fit.error(1)).isCloseTo(0.6287, within(5e-5));
    assertThat(fit.significance(1)).isCloseTo(0.0167, within(5e-5));
    assertThat(fit.logLikelihood()).isCloseTo(-8.02988, within(5e-5));
  }

  @Test
  void dataThatLeaveACoefficientOpenAreRefused() {
    LogisticRegression twice = new LogisticRegression(2).add(new double[] {1, 1}, 3, 5);
    assertThatThrownBy(twice::fit).isInstanceOf(ArithmeticException.class);
  }

  /** Newcombe's example: 56 of 70 against 48 of 80. */
  @Test
  void theDifferenceOfTwoShares() {
    Interval difference = Tests.difference(48, 80, 56, 70);
    assertThat(difference.value()).isCloseTo(0.2, within(1e-9));
    assertThat(difference.low()).isCloseTo(0.0524, within(5e-5));
    assertThat(difference.high()).isCloseTo(0.3339, within(5e-5));
    // z = 0.2 / sqrt(104/150 * 46/150 * (1/80 + 1/70)) = 2.6494
    assertThat(Tests.twoShares(48, 80, 56, 70)).isCloseTo(0.00806, within(5e-5));
    assertThat(Tests.twoShares(5, 5, 8, 8)).isEqualTo(1);
  }

  @Test
  void correlationWithFishersInterval() {
    double[] x = {1, 2, 3, 4, 5};
    double[] y = {2, 1, 4, 3, 5};
    Interval r = Tests.correlation(x, y);
    assertThat(r.value()).isCloseTo(0.8, within(1e-9));
    // atanh(0.8) = 1.0986, and 1.96 / sqrt(2) either way.
    assertThat(r.low()).isCloseTo(Math.tanh(1.098612 - 1.385904), within(1e-5));
    assertThat(Tests.significance(r, 5)).isCloseTo(0.12028, within(5e-5));
    assertThat(Tests.correlation(x, new double[5]).value()).isZero();
  }

  @Test
  void holmsCorrection() {
    assertThat(Tests.holm(List.of(0.01, 0.04, 0.03, 0.005)))
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : 1)
        .containsExactly(0.03, 0.06, 0.06, 0.02);
  }
}
