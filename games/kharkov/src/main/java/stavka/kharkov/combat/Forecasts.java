package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.model.Value;
import stavka.kharkov.movement.Sector;

/**
 * The exact chances of an attack or overrun before it is made: over the values of untried units,
 * the morale die and the combat die. An air point with which the defender may still answer is left
 * out; see {@link #ifAnswered}.
 */
@Rule({"9.4", "9.82", "12.0"})
public final class Forecasts {
  private static final int DIE = 6;
  private static final String UNKNOWN = "?";

  /** The results of the table, the best for the attacker first. */
  private static final List<String> BEST_FIRST =
      List.of("De", "De/A1", "D2", "D2/A1", "D1", "D1/A1", "Eng", "A1", "A2", "Ae");

  /** The chance of each result of {@link #BEST_FIRST} and of each column, as they add up. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Chances(double[] results, double[] columns) {}

  private final Pieces pieces;
  private final Strengths strengths;
  private final Shifts shifts;
  private final Sector sector;
  private final Lottery lottery;

  Forecasts(Theatre theatre, Strengths strengths, Shifts shifts, Sector sector) {
    this.pieces = theatre.pieces();
    this.strengths = strengths;
    this.shifts = shifts;
    this.sector = sector;
    this.lottery = new Lottery(pieces);
  }

  /** The chances of an attack or overrun that is allowed; nothing for other orders. */
  public Optional<Forecast> forecast(Position position, Order order) {
    return switch (order) {
      case Attack attack -> Optional.of(of(position, planOf(attack)));
      case Overrun overrun -> Optional.of(ofOverrun(position, overrun));
      default -> Optional.empty();
    };
  }

  /** The chances of an attack if the defender answers it with an air point. */
  @Rule("13.14")
  public Forecast ifAnswered(Position position, Attack attack) {
    return of(position, planOf(attack).withDefenderAir(1));
  }

  private BattlePlan planOf(Attack attack) {
    return CombatStage.plan(pieces.side(attack.units().first()), attack);
  }

  /** Where the units would overrun from, they have moved to. */
  private Forecast ofOverrun(Position position, Overrun order) {
    Draft draft = position.edit();
    for (int i = 0; i < order.units().size() && !order.path().isEmpty(); i++) {
      draft.moveTo(order.units().get(i), order.path().last());
    }
    BattlePlan plan =
        new BattlePlan(
            true,
            pieces.side(order.units().first()),
            order.units(),
            Ints.of(order.target()),
            0,
            0,
            Ints.EMPTY);
    return of(draft.view(), plan);
  }

  private Forecast of(Position before, BattlePlan plan) {
    Position position = woken(before, plan);
    Muster muster = strengths.muster(position, plan);
    Tally attack = strengths.attack(position, muster);
    Tally defence = strengths.defence(position, muster);
    List<Adjustment> adjustments = shifts.beforeMorale(plan, muster);
    List<Adjustment> dieChanges = shifts.dieChanges(position, plan);
    boolean known = attack.unknown() + defence.unknown() == 0;
    int base = shifts.base(attack.total(), defence.total());
    BattleReport report =
        new BattleReport(
            plan.overrun(),
            plan.attackers(),
            plan.targets(),
            attack,
            defence,
            known ? shifts.name(base) : UNKNOWN,
            adjustments,
            known ? shifts.name(shifts.shifted(base, adjustments, 0)) : UNKNOWN,
            dieChanges);
    Chances odds = new Chances(new double[BEST_FIRST.size()], new double[shifts.columns()]);
    double[] attacks = lottery.totals(position, muster.attackers(), Value::attack);
    double[] defences = lottery.totals(position, muster.defenders(), Value::defence);
    double[] columns = new double[shifts.columns()];
    for (int a = 0; a < attacks.length; a++) {
      for (int d = 0; d < defences.length && attacks[a] > 0; d++) {
        columns[shifts.base(attack.total() + a, defence.total() + d)] += attacks[a] * defences[d];
      }
    }
    for (int column = 0; column < columns.length; column++) {
      if (columns[column] > 0) {
        rollMorale(position.turn(), plan, column, adjustments, dieChanges, columns[column], odds);
      }
    }
    return new Forecast(report, outcomes(odds.results), columns(odds.columns));
  }

  /** The southern sector wakes, and is supplied, before its units are judged. */
  @Rule({"6.52", "6.57"})
  private Position woken(Position position, BattlePlan plan) {
    if (plan.attacker() != Side.SOVIET || sector.awake(position)) {
      return position;
    }
    Draft draft = position.edit();
    plan.targets().forEach(hex -> sector.axisAttackedAt(draft, hex));
    return draft.view();
  }

  private void rollMorale(
      int turn,
      BattlePlan plan,
      int base,
      List<Adjustment> adjustments,
      List<Adjustment> dieChanges,
      double chance,
      Chances odds) {
    if (!shifts.rollsMorale(turn, plan)) {
      rollCombat(shifts.shifted(base, adjustments, 0), dieChanges, chance, odds);
      return;
    }
    for (int die = 1; die <= DIE; die++) {
      int column = shifts.shifted(base, adjustments, shifts.morale(turn, die));
      rollCombat(column, dieChanges, chance / DIE, odds);
    }
  }

  private void rollCombat(int column, List<Adjustment> dieChanges, double chance, Chances odds) {
    odds.columns[column] += chance;
    int added = 0;
    for (Adjustment change : dieChanges) {
      added += change.amount();
    }
    for (int die = 1; die <= DIE; die++) {
      odds.results[BEST_FIRST.indexOf(shifts.result(column, die + added))] += chance / DIE;
    }
  }

  private List<Forecast.ColumnChance> columns(double[] chances) {
    List<Forecast.ColumnChance> columns = new ArrayList<>();
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        columns.add(new Forecast.ColumnChance(shifts.name(i), chances[i]));
      }
    }
    return columns;
  }

  private static List<Forecast.Outcome> outcomes(double[] chances) {
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        outcomes.add(new Forecast.Outcome(BEST_FIRST.get(i), chances[i]));
      }
    }
    return outcomes;
  }
}
