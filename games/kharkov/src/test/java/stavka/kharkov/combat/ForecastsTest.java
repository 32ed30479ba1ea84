package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Cup;
import stavka.operational.combat.LastingCups;
import stavka.operational.combat.Lottery;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;

class ForecastsTest {
  private static final double EXACT = 1e-9;
  private static final TestBoard BOARD =
      TestBoard.draw((". ".repeat(9) + "\n").repeat(7))
          .donets("0405-0406")
          .river("0404-0405")
          .board();

  /**
   * Every result the dice can bring, from the resolution itself; {@code sides} are its dice in
   * order.
   */
  private static Map<String, Double> played(
      Fight fight, Position position, BattlePlan plan, int... sides) {
    Map<String, Double> chances = new TreeMap<>();
    int[] dice = new int[sides.length];
    play(fight, position, plan, sides, dice, 0, chances);
    return chances;
  }

  private static void play(
      Fight fight,
      Position position,
      BattlePlan plan,
      int[] sides,
      int[] dice,
      int next,
      Map<String, Double> chances) {
    if (next == sides.length) {
      var draft = position.edit();
      draft.setChance(ScriptedChance.of(dice));
      fight.section.resolution().fight(draft, plan);
      assertThat(draft.view().chance()).isEqualTo(ScriptedChance.of());
      double chance = 1;
      for (int side : sides) {
        chance /= side;
      }
      chances.merge(Fight.result(draft), chance, Double::sum);
      return;
    }
    for (int die = 1; die <= sides[next]; die++) {
      dice[next] = die;
      play(fight, position, plan, sides, dice, next + 1, chances);
    }
  }

  private static void agree(Forecast forecast, Map<String, Double> chances) {
    assertThat(forecast.outcomes()).hasSameSizeAs(chances.entrySet());
    chances.forEach(
        (result, chance) ->
            assertThat(forecast.chanceOf(result)).as(result).isEqualTo(chance, within(EXACT)));
    assertThat(forecast.outcomes().stream().mapToDouble(Forecast.Outcome::chance).sum())
        .isEqualTo(1, within(EXACT));
  }

  @Test
  @Rule({"9.4"})
  void aKnownAttackHasTheSixChancesOfItsColumn() {
    TestPosition position =
        BOARD.position().place("0305", "de-79").place("0405", "su-gd-13").supplied();
    Fight fight = Fight.axis(BOARD, position);
    Attack attack = fight.attackOrder("0405", "de-79");
    Forecast forecast = fight.section.forecasts().forecast(fight.position(), attack).orElseThrow();
    assertThat(forecast.report().odds()).isEqualTo("1-1");
    assertThat(forecast.report().column()).isEqualTo("1-1");
    assertThat(forecast.outcomes())
        .extracting(Forecast.Outcome::result)
        .containsExactly("D1", "D1/A1", "Eng", "A1", "A2");
    assertThat(forecast.chanceOf("D1/A1")).isEqualTo(2.0 / 6, within(EXACT));
  }

  @Test
  @Rule({"12.0", "9.82", "9.85", "9.32", "9.33"})
  void untriedAttackersMoraleAndDieAreForecastAsTheyArePlayed() {
    TestPosition position =
        BOARD
            .position()
            .turn(2)
            .place("0405", "de-79")
            .place("0406", "su-rd-76")
            .place("0306", "su-tb-10", "su-hq-6")
            .active("su-hq-6")
            .supplied();
    Fight fight = Fight.soviet(BOARD, position);
    Attack attack = fight.attackOrder("0405", "su-rd-76", "su-tb-10");
    Forecast forecast = fight.section.forecasts().forecast(fight.position(), attack).orElseThrow();
    assertThat(forecast.report().odds()).isEqualTo("?");
    assertThat(forecast.report().attack().unknown()).isEqualTo(2);
    agree(
        forecast,
        played(
            fight,
            fight.position(),
            BattlePlan.of(stavka.engine.value.Side.SOVIET, attack),
            39,
            35,
            6,
            6));
  }

  @Test
  @Rule({"12.0"})
  void untriedDefendersAreDrawnWithoutReplacement() {
    TestPosition position =
        BOARD
            .position()
            .place("0404", "de-79", "de-294")
            .place("0405", "su-cd-14", "su-cd-21", "su-cd-64")
            .known("su-cd-26", 4, 4)
            .known("su-cd-28", 2, 2)
            .supplied();
    Fight fight = Fight.axis(BOARD, position);
    Attack attack = fight.attackOrder("0405", "de-79", "de-294");
    Forecast forecast = fight.section.forecasts().forecast(fight.position(), attack).orElseThrow();
    agree(
        forecast,
        played(
            fight,
            fight.position(),
            BattlePlan.of(stavka.engine.value.Side.AXIS, attack),
            16,
            15,
            14,
            6));
  }

  @Test
  @Rule({"12.0", "11.43"})
  void unitsOfOneCupUnderDifferentCircumstancesShareItsCounters() {
    TestPosition position =
        BOARD
            .position()
            .place("0405", "de-79")
            .place("0406", "su-cd-14", "su-cd-21")
            .place("0306", "su-cd-64", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .set(Marks.GRACE, 0, "su-cd-21");
    Fight fight = Fight.soviet(BOARD, position);
    List<Contribution> parts =
        List.of(
            part(fight, "su-cd-14", true, false),
            part(fight, "su-cd-21", true, true),
            part(fight, "su-cd-64", false, false));
    double[] totals =
        new Lottery(new LastingCups(BOARD.theatre().pieces()), KharkovMuster.ROUNDING)
            .totals(fight.position(), parts, Value::attack, 0);
    double[] expected = bruteForce(fight.position(), parts);
    for (int i = 0; i < expected.length; i++) {
      assertThat(i < totals.length ? totals[i] : 0)
          .as("total %s", i)
          .isEqualTo(expected[i], within(EXACT));
    }
  }

  private static Contribution part(Fight fight, String unit, boolean across, boolean unsupplied) {
    return Contribution.of(
        fight.unit(unit),
        "base",
        "9.0",
        KharkovMuster.modifiers(false, "", across, unsupplied, false));
  }

  private static int strength(Contribution part, Value value) {
    return KharkovMuster.ROUNDING.strength(value.attack(), part.modifiers(), 0);
  }

  /** Every ordered draw of three counters from the cup. */
  private static double[] bruteForce(Position position, List<Contribution> parts) {
    Cup cup = new LastingCups(BOARD.theatre().pieces()).left(position, Kind.CAVALRY.ordinal());
    List<Value> counters = new ArrayList<>();
    for (int ticket = 0; ticket < cup.total(); ticket++) {
      counters.add(cup.value(cup.at(ticket)));
    }
    double[] totals = new double[20];
    int draws = 0;
    for (int a = 0; a < counters.size(); a++) {
      for (int b = 0; b < counters.size(); b++) {
        for (int c = 0; c < counters.size(); c++) {
          if (a != b && b != c && a != c) {
            int total =
                strength(parts.get(0), counters.get(a))
                    + strength(parts.get(1), counters.get(b))
                    + strength(parts.get(2), counters.get(c));
            totals[total]++;
            draws++;
          }
        }
      }
    }
    for (int i = 0; i < totals.length; i++) {
      totals[i] /= draws;
    }
    return totals;
  }

  @Test
  @Rule({"7.0", "7.21", "12.0"})
  void anOverrunIsForecastFromTheHexItIsMadeFrom() {
    TestPosition position =
        BOARD
            .position()
            .turn(1)
            .place("0402", "de-3-pz-6", "de-3-mr-3")
            .place("0403", "de-3-mr-394")
            .place("0405", "su-rd-76")
            .supplied();
    Fight fight = Fight.axis(BOARD, position);
    Ints units = fight.units("de-3-pz-6", "de-3-mr-3", "de-3-mr-394");
    Overrun order = new Overrun(units, fight.hexes("0404"), fight.hex("0405"), -1);
    Forecast forecast = fight.section.forecasts().forecast(fight.position(), order).orElseThrow();
    assertThat(forecast.report().attack().total()).isEqualTo(8);
    assertThat(forecast.report().overrun()).isTrue();
    var draft = fight.position().edit();
    units.each(unit -> draft.moveTo(unit, fight.hex("0404")));
    BattlePlan plan =
        BattlePlan.overrun(
            stavka.engine.value.Side.AXIS, units, fight.hex("0405"), Ints.of(6, 6, 6));
    agree(forecast, played(fight, draft.view(), plan, 39, 6));
  }

  @Test
  @Rule({"13.14", "13.12"})
  void theAnswerOfTheDefenderIsForecastApart() {
    TestPosition position =
        BOARD
            .position()
            .place("0305", "de-79")
            .place("0405", "su-gd-13")
            .ledger(Ledger.SOVIET_AIR, 1)
            .supplied();
    Fight fight = Fight.axis(BOARD, position);
    Attack attack = fight.attackOrder("0405", "de-79");
    Forecast forecast = fight.section.forecasts().forecast(fight.position(), attack).orElseThrow();
    assertThat(forecast.report().column()).isEqualTo("1-1");
    Forecast answered = fight.section.forecasts().ifAnswered(fight.position(), attack);
    assertThat(answered.report().column()).isEqualTo("1-2");
    assertThat(answered.chanceOf("Ae")).isEqualTo(1.0 / 6, within(EXACT));
  }

  @Test
  @Rule({"6.57", "6.52"})
  void aSleepingSectorIsForecastAwake() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).region("south", "0404").board();
    TestPosition position =
        board
            .position()
            .place("0404", "de-79")
            .place("0405", "su-gd-13", "su-hq-6")
            .active("su-hq-6");
    Fight fight = Fight.soviet(board, position);
    Forecast forecast =
        fight
            .section
            .forecasts()
            .forecast(fight.position(), fight.attackOrder("0404", "su-gd-13"))
            .orElseThrow();
    assertThat(forecast.report().defence().total()).isEqualTo(9);
    assertThat(fight.position().ledger(Ledger.SOUTH_WOKE)).isZero();
  }

  @Test
  @Rule("9.4")
  void otherOrdersHaveNoForecast() {
    Fight fight = Fight.axis(BOARD, BOARD.position());
    assertThat(fight.section.forecasts().forecast(fight.position(), new EndPhase())).isEmpty();
  }
}
