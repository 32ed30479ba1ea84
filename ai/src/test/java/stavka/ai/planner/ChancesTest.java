package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.engine.play.Forecast.Outcome;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

class ChancesTest {
  @Test
  void aResultInTwoPartsCountsForBothSides() {
    Chances chances =
        Chances.of(
            List.of(new Outcome("De/A1", 0.25), new Outcome("D1", 0.5), new Outcome("Eng", 0.25)));
    assertThat(chances.eliminated()).isEqualTo(0.25);
    assertThat(chances.repelled1()).isEqualTo(0.25);
    assertThat(chances.struck1()).isEqualTo(0.5);
    assertThat(chances.engaged()).isEqualTo(0.25);
    assertThat(chances.struck()).isEqualTo(0.75);
  }

  @Test
  void twoNumbersAreTheStepsOfBothSides() {
    Chances chances =
        Chances.of(
            List.of(
                new Outcome("1/2", 0.5),
                new Outcome("1/-", 0.125),
                new Outcome("-/3", 0.125),
                new Outcome("1/1", 0.25)));
    assertThat(chances.struck2()).isEqualTo(0.625);
    assertThat(chances.repelled1()).isEqualTo(0.625);
    assertThat(chances.engaged()).isEqualTo(0.25);
    assertThat(chances.struck1() + chances.repelled2() + chances.ruined()).isZero();
  }

  @Test
  void defendersWhoMustGoAreDrivenAndThoseWhoFallAreEliminated() {
    Chances chances =
        Chances.of(
            List.of(
                new Outcome("1/R", 0.375),
                new Outcome("-/1R", 0.125),
                new Outcome("-/2R", 0.25),
                new Outcome("-/E", 0.25)));
    assertThat(chances.driven()).isEqualTo(0.375);
    assertThat(chances.driven1()).isEqualTo(0.125);
    assertThat(chances.driven2()).isEqualTo(0.25);
    assertThat(chances.expelled()).isEqualTo(0.75);
    assertThat(chances.repelled1()).isEqualTo(0.375);
    assertThat(chances.struck1() + chances.struck2()).isZero();
    assertThat(chances.struck()).isEqualTo(1);
    assertThat(chances.eliminated()).isEqualTo(0.25);
    assertThat(chances.engaged()).isZero();
  }

  @Test
  void withoutATableBetterOddsAreGuessedToBeBetter() {
    assertThat(Chances.guess(3).struck()).isGreaterThan(Chances.guess(1).struck());
    assertThat(Chances.guess(10).eliminated()).isGreaterThan(Chances.guess(5).eliminated());
  }

  @ParameterizedTest
  @MethodSource("stavka.ai.planner.PlannerBotTest#games")
  void theTableOfAGameFavoursTheStronger(Game game) {
    Position position = game.setUp(game.scenarios().getFirst(), 1);
    Prospects prospects = new Prospects(game.facts(), position, Side.AXIS);
    for (int odds = 1; odds < 10; odds++) {
      Chances worse = prospects.at(odds, 1);
      Chances better = prospects.at(odds + 1, 1);
      assertThat(better.struck()).isGreaterThanOrEqualTo(worse.struck() - 1e-9);
      assertThat(better.eliminated()).isGreaterThanOrEqualTo(worse.eliminated() - 1e-9);
    }
    assertThat(prospects.at(30, 1)).isEqualTo(prospects.at(12, 1));
    assertThat(prospects.at(7, 2).struck()).isCloseTo(prospects.at(3, 1).struck(), within(1e-9));
  }
}
