package stavka.operational.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.operational.board.ToyTheatre.ROSTER;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.is;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.units;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Limit;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Odds;
import stavka.engine.battle.Rounding;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Value;

/**
 * Every counter is a 2-2, but armies draw 1-1, 4-4 or 6-6 from one cup, and are 3-3 when it is
 * empty. Woods and a die for morale are left out; four columns, a die of two faces.
 */
class AssessorTest {
  private static final CombatTable TABLE =
      new CombatTable(
          List.of(new Odds(1, 2), new Odds(1, 1), new Odds(2, 1), new Odds(3, 1)),
          2,
          1,
          List.of(List.of("A", "A", "D", "D"), List.of("A", "D", "D", "E")),
          Limit.within(1),
          new Limit(1, 2));

  private static final Modifier HALVED = Modifier.over(2, "halved", "1");

  /** How many of the three values are left, in their order. */
  private record ToyCups(int... left) implements Cups {
    private static final List<Value> VALUES =
        List.of(new Value(1, 1, 0), new Value(4, 4, 0), new Value(6, 6, 0));

    @Override
    public int cups() {
      return 1;
    }

    @Override
    public int cupOf(int unit) {
      return is(unit, "army") ? 0 : -1;
    }

    @Override
    public boolean untried(Position position, int unit) {
      return cupOf(unit) == 0;
    }

    @Override
    public Cup left(Position position, int cup) {
      return new Cup(VALUES, left);
    }

    @Override
    public Value bare(int unit) {
      return new Value(3, 3, 0);
    }

    @Override
    public void drawn(Draft draft, int unit, int index, Value value, String rule) {
      throw new IllegalStateException("nobody draws in a preview");
    }
  }

  private record ToyTables() implements Tables {
    @Override
    public CombatTable table(Position position, BattlePlan plan) {
      return TABLE;
    }

    @Override
    public @Nullable String outside(CombatTable table, int attack, int defence) {
      return table.below(attack, defence) ? "-" : null;
    }
  }

  private record ToyShifts(int columns, int die) implements Shifts {
    @Override
    public List<Adjustment> known(Position position, BattlePlan plan, Forces forces) {
      return List.of(new Adjustment(columns, "shift", "2"));
    }

    @Override
    public List<Adjustment> dieChanges(Position position, BattlePlan plan) {
      return List.of(new Adjustment(die, "die", "3"));
    }
  }

  /** Everyone fights; attackers are halved, and a river helps the defence by two at most. */
  private static Forces forces(Position position, BattlePlan plan) {
    Ints there = position.stack(plan.targets().first());
    return new Forces(
        plan.attackers().stream()
            .mapToObj(unit -> Contribution.of(unit, "base", "0", List.of(HALVED)))
            .toList(),
        there.stream().mapToObj(unit -> Contribution.of(unit, "base", "0", List.of())).toList(),
        List.of(),
        List.of(Modifier.aid(2, "river", "4")));
  }

  private static Assessor assessor(Rounding rounding, Shifts shifts, int... left) {
    Strengths strengths =
        new Strengths((p, unit) -> 2, (p, unit) -> 2, rounding, new ToyCups(left), "5");
    return new Assessor(strengths, AssessorTest::forces, new ToyTables(), shifts);
  }

  private static Attack attack(String attackers) {
    return new Attack(units(attackers), Ints.of(hex("0202")), 0);
  }

  private static Assessment assess(Assessor assessor, String attackers, String defenders) {
    Position position = standing("0101: " + attackers, "0202: " + defenders);
    return assessor.assess(position, BattlePlan.of(Side.AXIS, attack(attackers)));
  }

  @Test
  void strengthsAreRoundedAndTheSumOfTheDefenceIsAided() {
    Assessment assessment =
        assess(assessor(Rounding.DOWN, Shifts.NONE), "a-corps-1 a-corps-2 a-group-1", "s-corps-1");
    assertThat(assessment.attack().total()).isEqualTo(3);
    assertThat(assessment.defence().total()).isEqualTo(4);
    assertThat(assessment.report().odds()).isEqualTo("1-2");
    assertThat(assessment.known()).isTrue();
    assertThat(assessment.hopeless()).isFalse();
    assertThat(assess(assessor(Rounding.DOWN, Shifts.NONE), "a-corps-1", "s-corps-1").hopeless())
        .isTrue();
  }

  @Test
  void keptHalvesCountOnBothSidesAlike() {
    Assessor assessor =
        new Assessor(
            new Strengths((p, u) -> 3, (p, u) -> 1, Rounding.KEEP, new ToyCups(0, 0, 0), "5"),
            AssessorTest::forces,
            new ToyTables(),
            Shifts.NONE);
    Assessment assessment = assess(assessor, "a-corps-1 a-corps-2", "s-corps-1");
    assertThat(assessment.attack().total()).isEqualTo(6);
    assertThat(assessment.defence().total()).isEqualTo(4);
    assertThat(assessment.defence().halvings()).isEqualTo(1);
    assertThat(assessment.report().odds()).isEqualTo("1-1");
  }

  @Test
  void netShiftsAndTheDieAreHeldWithinTheTablesLimits() {
    Assessor assessor = assessor(Rounding.DOWN, new ToyShifts(3, 5));
    Assessment assessment = assess(assessor, "a-corps-1 a-corps-2", "s-corps-1");
    assertThat(assessment.report().odds()).isEqualTo("1-2");
    assertThat(assessment.report().column()).isEqualTo("1-1");
    assertThat(assessment.column(1)).isEqualTo(2);
    assertThat(assessment.modified(1)).isEqualTo(2);
    assertThat(assessment.result(1, 1)).isEqualTo("D");
    assertThat(assessment.with(new Adjustment(1, "morale", "6")).report().column())
        .isEqualTo("2-1");
  }

  @Test
  void theUnknownCountOnceTheyHaveDrawn() {
    Assessor assessor = assessor(Rounding.DOWN, Shifts.NONE, 1, 1, 1);
    Assessment assessment = assess(assessor, "a-corps-1 a-corps-2", "s-army-1");
    assertThat(assessment.known()).isFalse();
    assertThat(assessment.defence().total()).isZero();
    assertThat(assessment.defenceWith(1)).isEqualTo(2);
    assertThat(assessment.attackWith(0)).isEqualTo(2);
    assertThat(assessment.name(assessment.base(2, 2))).isEqualTo("1-1");
  }

  private static Forecast forecast(
      BattleForecaster.Preview preview, String attackers, String defenders, int... left) {
    Assessor assessor = assessor(Rounding.DOWN, Shifts.NONE, left);
    BattleForecaster forecaster =
        new BattleForecaster(
            ROSTER::side, assessor, BattleStart.NONE, Comparator.naturalOrder(), preview);
    Position position = standing("0101: " + attackers, "0202: " + defenders);
    assertThat(forecaster.forecast(position, new EndPhase())).isEmpty();
    return forecaster.forecast(position, attack(attackers)).orElseThrow();
  }

  @Test
  void aForecastWeighsEveryDrawTheRiverIncluded() {
    // Against 1 and its river 2, against 4 six, against 6 eight: 1-1, and twice no attack at all.
    Forecast forecast =
        forecast(BattleForecaster.Preview.NOTHING, "a-corps-1 a-corps-2", "s-army-1", 2, 1, 1);
    assertThat(forecast.report().odds()).isEqualTo("?");
    assertThat(forecast.chanceOf("-")).isEqualTo(0.5, within(1e-12));
    assertThat(forecast.chanceOf("A")).isEqualTo(0.25, within(1e-12));
    assertThat(forecast.chanceOf("D")).isEqualTo(0.25, within(1e-12));
    assertThat(forecast.columns()).containsExactly(new Forecast.ColumnChance("1-1", 0.5));
  }

  @Test
  void whoeverComesToAnEmptyCupIsWorthWhatItsBookSays() {
    // One 1-1 is left for two armies: the second is 3-3, so that four stand behind their river.
    Forecast forecast =
        forecast(
            BattleForecaster.Preview.KNOWN_PART,
            "a-corps-1 a-corps-2 a-group-1",
            "s-army-1 s-army-2",
            1,
            0,
            0);
    assertThat(forecast.report().odds()).isNotEqualTo("?");
    assertThat(forecast.columns()).containsExactly(new Forecast.ColumnChance("1-2", 1.0));
    Forecast none =
        forecast(BattleForecaster.Preview.NOTHING, "a-corps-1", "s-army-1 s-army-2", 0, 0, 0);
    assertThat(none.outcomes()).containsExactly(new Forecast.Outcome("-", 1.0));
  }
}
