package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Advice.Temper;
import stavka.engine.play.Forecast.Outcome;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.kharkov.Kharkov;

/** Results that take steps and drive the rest away, as some tables have them. */
class DrivenTest {
  private static final Game GAME = new Kharkov();
  private static final Position POSITION = PlanTest.movement(GAME, 2);

  private static SituationMap picture(Game game) {
    return new SituationMap(new GameKnowledge(game, POSITION), POSITION, Side.SOVIET, Style.STEADY);
  }

  private static Game withTable(String result) {
    return Masked.game(
        GAME,
        (asked, answer) -> asked.equals("outcomes") ? List.of(new Outcome(result, 1)) : answer);
  }

  /** A hex with an enemy unit of two steps or more. */
  private static int target(SituationMap picture) {
    for (int hex = 0; hex < picture.size; hex++) {
      if (picture.enemyUnits[hex] > 0 && picture.enemySteps[hex] >= 2) {
        return hex;
      }
    }
    throw new AssertionError("nobody to attack");
  }

  private static double worth(String result) {
    SituationMap picture = picture(GAME);
    int target = target(picture);
    Balance balance = new Balance(picture, new GoalField(picture), new Layout(picture));
    return balance.of(
        target,
        Chances.of(List.of(new Outcome(result, 1))),
        List.of(new Muster(picture, null).blocks.getFirst()),
        List.of(picture.grid.neighbour(target, 0)));
  }

  @Test
  void stepsThatAreLostOnTheWayCountBesideTheGround() {
    SituationMap picture = picture(GAME);
    int target = target(picture);
    double step = picture.enemyValue[target] / picture.enemySteps[target];
    assertThat(worth("-/1R") - worth("-/R")).isCloseTo(0.85 * step, within(1e-9));
    assertThat(worth("-/2R") - worth("-/1R")).isCloseTo(0.85 * step, within(1e-9));
    assertThat(worth("-/2R")).isGreaterThan(worth("D2"));
  }

  @Test
  void aUnitRisksMoreWhereItCannotGiveWayInsteadOfSteps() {
    assertThat(risk("-/2R")).isGreaterThan(risk("D2"));
    assertThat(risk("-/2R")).isGreaterThan(risk("-/1R"));
    assertThat(risk("-/1R")).isGreaterThan(risk("-/R"));
    assertThat(risk("-/R")).isPositive();
  }

  /** What a block of one unit risks on the hex most threatened. */
  private static double risk(String result) {
    SituationMap picture = picture(withTable(result));
    Layout layout = new Layout(picture);
    int worst = 0;
    for (int hex = 0; hex < picture.size; hex++) {
      worst = picture.threat[hex] > picture.threat[worst] ? hex : worst;
    }
    Block block =
        new Muster(picture, null)
            .blocks.stream().filter(one -> one.units.length == 1).findFirst().orElseThrow();
    return layout.riskOf(block, worst);
  }

  @Test
  void aGameTempersTheStyleOfASide() {
    Temper temper = new Temper(2, 3, 0.5);
    Game tempered = Masked.game(GAME, (asked, answer) -> asked.equals("temper") ? temper : answer);
    Style style = picture(tempered).style;
    assertThat(style.caution()).isEqualTo(2 * Style.STEADY.caution());
    assertThat(style.bar()).isEqualTo(3 * Style.STEADY.bar());
    assertThat(style.ring()).isEqualTo(0.5 * Style.STEADY.ring());
    assertThat(style.pull()).isEqualTo(Style.STEADY.pull());
    assertThat(picture(GAME).style).isSameAs(Style.STEADY);
  }

  @Test
  void whatAUnitIsWorthIsAskedOfThePosition() {
    Game dear = Masked.game(GAME, (asked, answer) -> asked.equals("stake") ? 50.0 : answer);
    assertThat(new GameKnowledge(dear, POSITION).value(POSITION, fighter(), Style.STEADY))
        .isGreaterThan(50);
  }

  private static int fighter() {
    for (int unit = 0; unit < POSITION.counters(); unit++) {
      if (GAME.facts().fights(unit)) {
        return unit;
      }
    }
    throw new AssertionError("nobody fights");
  }
}
