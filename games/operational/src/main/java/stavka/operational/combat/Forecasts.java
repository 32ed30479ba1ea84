package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Tally;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Value;

/**
 * The exact chances of an attack or overrun before it is made: over the values of untried units,
 * the morale die and the combat die. Support with which the defender may still answer is left out;
 * see {@link #ifAnswered}.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.4", "9.82", "12.0"})
public final class Forecasts implements Forecaster {
  /** Nobody proved able to attack. */
  private static final String OFF = "off";

  private static final String UNKNOWN = "?";

  /** The results of the table, the best for the attacker first. */
  private static final List<String> BEST_FIRST =
      List.of("De", "De/A1", "D2", "D2/A1", "D1", "D1/A1", "Eng", OFF, "A1", "A2", "Ae");

  /** The chance of each result of {@link #BEST_FIRST} and of each column, as they add up. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Chances(double[] results, double[] columns) {}

  private final Pieces pieces;
  private final CombatTable table;
  private final Muster muster;
  private final Shifts shifts;
  private final BattleStart battleStart;
  private final Tallies tallies;
  private final Lottery lottery;

  public Forecasts(Doctrine doctrine) {
    this.pieces = doctrine.theatre().pieces();
    this.table = doctrine.table();
    this.muster = doctrine.muster();
    this.shifts = doctrine.shifts();
    this.battleStart = doctrine.battleStart();
    this.tallies = new Tallies(doctrine.theatre());
    this.lottery = new Lottery(pieces);
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
  @Rule(in = Books.KHARKOV, value = "13.14")
  public Forecast ifAnswered(Position position, Attack attack) {
    return of(position, planOf(attack).withDefenderSupport(1));
  }

  private BattlePlan planOf(Attack attack) {
    return CombatPhase.plan(pieces.side(attack.units().first()), attack);
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

  /** The chances of what has been declared. */
  public Forecast of(Position before, BattlePlan plan) {
    Position position = declared(before, plan);
    Forces forces = muster.forces(position, plan);
    Tally attack = tallies.attack(position, forces);
    Tally defence = tallies.defence(position, forces);
    List<Adjustment> adjustments = shifts.known(plan, forces);
    List<Adjustment> dieChanges = shifts.dieChanges(position, plan);
    boolean known = attack.unknown() + defence.unknown() == 0;
    int base = table.column(attack.total(), defence.total());
    BattleReport report =
        new BattleReport(
            plan.overrun(),
            plan.attackers(),
            plan.targets(),
            attack,
            defence,
            known ? Resolution.name(table, base) : UNKNOWN,
            adjustments,
            known
                ? Resolution.name(table, Resolution.shifted(table, base, adjustments, 0))
                : UNKNOWN,
            dieChanges);
    Chances odds = new Chances(new double[BEST_FIRST.size()], new double[table.columns().size()]);
    double[] columns = new double[table.columns().size()];
    Ints hexes =
        muster.hangsOnAttackers(position, plan)
            ? Resolution.hexesOf(position, plan.attackers())
            : Ints.EMPTY;
    double[][] attacks =
        lottery.totals(
            position,
            forces.attackers(),
            Value::attack,
            hexes.size(),
            unit -> hexes.isEmpty() ? 0 : indexOf(hexes, position.place(unit)));
    for (int idle = 0; idle < attacks.length; idle++) {
      if (attacks[idle].length > 0) {
        Forces left = idle == 0 ? forces : without(position, plan, forces, hexes, idle);
        weigh(position, attack.total(), attacks[idle], left, columns, odds);
      }
    }
    for (int column = 0; column < columns.length; column++) {
      if (columns[column] > 0) {
        rollMorale(position.turn(), plan, column, adjustments, dieChanges, columns[column], odds);
      }
    }
    return new Forecast(report, outcomes(odds.results), columns(odds.columns));
  }

  /** The circumstances if nobody who is worth anything attacks from some of the hexes. */
  private Forces without(Position position, BattlePlan plan, Forces forces, Ints hexes, int idle) {
    Ints left =
        Ints.of(
            plan.attackers().stream()
                .filter(unit -> (idle & (1 << indexOf(hexes, position.place(unit)))) == 0)
                .toArray());
    return muster.judgedAgain(position, plan.withAttackers(left), forces);
  }

  private static int indexOf(Ints values, int value) {
    int index = 0;
    while (values.get(index) != value) {
      index++;
    }
    return index;
  }

  /**
   * Adds up the chances of each column over what the untried bring.
   *
   * @param known the attack of those who are known
   * @param attacks the chances of what the untried attackers add to it
   */
  private void weigh(
      Position position,
      int known,
      double[] attacks,
      Forces forces,
      double[] columns,
      Chances odds) {
    int defence = tallies.defence(position, forces).total();
    double[] defences = lottery.totals(position, forces.defenders(), Value::defence);
    for (int a = 0; a < attacks.length; a++) {
      for (int d = 0; d < defences.length && attacks[a] > 0; d++) {
        double chance = attacks[a] * defences[d];
        if (known + a == 0) {
          odds.results[BEST_FIRST.indexOf(OFF)] += chance;
        } else if (defence + d == 0) {
          odds.results[0] += chance;
        } else {
          columns[table.column(known + a, defence + d)] += chance;
        }
      }
    }
  }

  /** What a declaration changes, changes before anything is judged. */
  private Position declared(Position position, BattlePlan plan) {
    Draft draft = position.edit();
    battleStart.declared(draft, plan);
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
      rollCombat(Resolution.shifted(table, base, adjustments, 0), dieChanges, chance, odds);
      return;
    }
    for (int die = 1; die <= Resolution.DIE; die++) {
      int column = Resolution.shifted(table, base, adjustments, shifts.morale(turn, die));
      rollCombat(column, dieChanges, chance / Resolution.DIE, odds);
    }
  }

  private void rollCombat(int column, List<Adjustment> dieChanges, double chance, Chances odds) {
    odds.columns[column] += chance;
    int added = 0;
    for (Adjustment change : dieChanges) {
      added += change.amount();
    }
    for (int die = 1; die <= Resolution.DIE; die++) {
      int result = BEST_FIRST.indexOf(table.result(column, die + added));
      odds.results[result] += chance / Resolution.DIE;
    }
  }

  private List<Forecast.ColumnChance> columns(double[] chances) {
    List<Forecast.ColumnChance> columns = new ArrayList<>();
    for (int i = 0; i < chances.length; i++) {
      if (chances[i] > 0) {
        columns.add(new Forecast.ColumnChance(Resolution.name(table, i), chances[i]));
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
