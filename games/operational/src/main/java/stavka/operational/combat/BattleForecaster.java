package stavka.operational.combat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Value;

/**
 * The exact chances of an attack or overrun before it is made: over the values of untried units, a
 * die for a shift and the combat die. Support with which the defender may still answer is left out;
 * see {@link #ifAnswered}.
 *
 * @param sideOf the side of a unit
 * @param bestFirst puts results in order, the best for the attacker first
 */
public record BattleForecaster(
    IntFunction<Side> sideOf,
    Assessor assessor,
    BattleStart battleStart,
    Comparator<String> bestFirst,
    Preview preview)
    implements Forecaster {
  /** What a preview tells of the odds while strengths are unknown. */
  public enum Preview {
    NOTHING,
    KNOWN_PART
  }

  private Lottery lottery() {
    return new Lottery(assessor.strengths().cups(), assessor.strengths().rounding());
  }

  /** The chances of an attack or overrun that is allowed; nothing for other orders. */
  @Override
  public Optional<Forecast> forecast(Position position, Order order) {
    return switch (order) {
      case Attack attack -> Optional.of(of(position, planOf(attack)));
      case Overrun overrun -> Optional.of(ofOverrun(position, overrun));
      default -> Optional.empty();
    };
  }

  /** The chances of an attack if the defender answers it with a point of support. */
  public Forecast ifAnswered(Position position, Attack attack) {
    return of(position, planOf(attack).withDefenderSupport(1));
  }

  private BattlePlan planOf(Attack attack) {
    return BattlePlan.of(sideOf.apply(attack.units().first()), attack);
  }

  /** Where the units would overrun from, they have moved to. */
  private Forecast ofOverrun(Position position, Overrun order) {
    Draft draft = position.edit();
    for (int i = 0; i < order.units().size() && !order.path().isEmpty(); i++) {
      draft.moveTo(order.units().get(i), order.path().last());
    }
    Side side = sideOf.apply(order.units().first());
    return of(draft.view(), BattlePlan.overrun(side, order.units(), order.target(), Ints.EMPTY));
  }

  /** The chances of what has been declared. */
  public Forecast of(Position before, BattlePlan plan) {
    Position position = declared(before, plan);
    Assessment assessment = assessor.assess(position, plan);
    Forces forces = assessment.forces();
    Muster muster = assessor.muster();
    Ints hexes =
        muster.hangsOnAttackers(position, plan)
            ? Resolution.hexesOf(position, plan.attackers())
            : Ints.EMPTY;
    double[][] attacks =
        lottery()
            .totals(
                position,
                forces.attackers(),
                Value::attack,
                assessment.attack().halvings(),
                hexes.size(),
                unit -> hexes.isEmpty() ? 0 : hexes.indexOf(position.place(unit)));
    Chances chances = new Chances(assessment.table());
    for (int idle = 0; idle < attacks.length; idle++) {
      if (attacks[idle].length > 0) {
        Assessment left = idle == 0 ? assessment : without(position, plan, forces, hexes, idle);
        weigh(position, left, attacks[idle], chances);
      }
    }
    roll(position.turn(), assessment, chances);
    boolean told = preview == Preview.KNOWN_PART || assessment.known();
    return chances.forecast(told ? assessment.report() : assessment.veiled());
  }

  /** What a declaration changes, changes before anything is judged. */
  private Position declared(Position position, BattlePlan plan) {
    Draft draft = position.edit();
    battleStart.declared(draft, plan);
    return draft.view();
  }

  /** How it stands if nobody who is worth anything attacks from some of the hexes. */
  private Assessment without(
      Position position, BattlePlan plan, Forces forces, Ints hexes, int idle) {
    Ints left =
        plan.attackers().filter(unit -> (idle & (1 << hexes.indexOf(position.place(unit)))) == 0);
    Forces judged = assessor.muster().judgedAgain(position, plan.withAttackers(left), forces);
    return assessor.assess(position, plan, judged, false);
  }

  /**
   * Adds up the chances of each column over what the untried bring.
   *
   * @param attacks the chances of what the untried attackers add
   */
  private void weigh(Position position, Assessment assessment, double[] attacks, Chances chances) {
    double[] defences =
        lottery()
            .totals(
                position,
                assessment.forces().defenders(),
                Value::defence,
                assessment.defence().halvings());
    for (int a = 0; a < attacks.length; a++) {
      for (int d = 0; d < defences.length && attacks[a] > 0; d++) {
        if (defences[d] == 0) {
          continue;
        }
        double chance = attacks[a] * defences[d];
        int attack = assessment.attackWith(a);
        int defence = assessment.defenceWith(d);
        String outside = assessor.tables().outside(assessment.table(), attack, defence);
        if (outside != null) {
          chances.sums.merge(outside, chance, Double::sum);
        } else {
          chances.bases[assessment.base(attack, defence)] += chance;
        }
      }
    }
  }

  /** Rolls for a further shift, where there is such a die, and for the combat. */
  private void roll(int turn, Assessment assessment, Chances chances) {
    Shifts shifts = assessor.shifts();
    int die = assessment.table().die();
    boolean rolls = shifts.rollsMorale(turn, assessment.plan());
    for (int base = 0; base < chances.bases.length; base++) {
      double chance = chances.bases[base];
      if (chance > 0 && !rolls) {
        chances.roll(assessment, assessment.shifted(base, 0), chance);
      }
      for (int face = 1; face <= die && chance > 0 && rolls; face++) {
        int column = assessment.shifted(base, shifts.morale(turn, face));
        chances.roll(assessment, column, chance / die);
      }
    }
  }

  /** The chances of columns before and after shifts and of results, as they add up. */
  private final class Chances {
    final CombatTable table;
    final double[] bases;
    final double[] columns;
    final double[] results;
    final Map<String, Double> sums = new TreeMap<>(bestFirst);

    Chances(CombatTable table) {
      this.table = table;
      this.bases = new double[table.columns().size()];
      this.columns = new double[table.columns().size()];
      this.results = new double[table.results().size()];
    }

    void roll(Assessment assessment, int column, double chance) {
      columns[column] += chance;
      for (int face = 1; face <= table.die(); face++) {
        results[table.resultIndex(column, assessment.modified(face))] += chance / table.die();
      }
    }

    Forecast forecast(BattleReport report) {
      for (int i = 0; i < results.length; i++) {
        if (results[i] > 0) {
          sums.merge(table.results().get(i), results[i], Double::sum);
        }
      }
      List<Forecast.Outcome> outcomes = new ArrayList<>();
      sums.forEach((result, chance) -> outcomes.add(new Forecast.Outcome(result, chance)));
      List<Forecast.ColumnChance> reached = new ArrayList<>();
      for (int i = 0; i < columns.length; i++) {
        if (columns[i] > 0) {
          String name = table.columns().get(i).toString();
          reached.add(new Forecast.ColumnChance(name, columns[i]));
        }
      }
      return new Forecast(report, outcomes, reached);
    }
  }
}
