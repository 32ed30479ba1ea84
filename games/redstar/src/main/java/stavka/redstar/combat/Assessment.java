package stavka.redstar.combat;

import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Tally;
import stavka.engine.rule.Rule;

/**
 * How a battle stands before its die: strengths, row of odds, shifts and changes of the die.
 *
 * @param doubled whether a defender whose marker is drawn later counts double [7.4.2]
 * @param overRiver whether all attackers cross a minor river
 */
record Assessment(
    BattlePlan plan,
    Tally attack,
    Tally defence,
    boolean doubled,
    boolean overRiver,
    CombatTable table,
    List<Adjustment> shifts,
    List<Adjustment> dieChanges) {
  /** Whether every strength is known: no army has still to draw its marker. */
  boolean known() {
    return attack.unknown() + defence.unknown() == 0;
  }

  /** Whether strengths fall short of the worst column of the row. */
  @Rule("7.1.2")
  boolean hopeless(int attackStrength, int defenceStrength) {
    return !table.columns().getFirst().reachedBy(attackStrength, Math.max(1, defenceStrength));
  }

  boolean hopeless() {
    return hopeless(attack.total(), defence.total());
  }

  /** The column after shifts for given strengths. */
  @Rule({"7.1.2", "7.5.2", "7.5.3"})
  int column(int attackStrength, int defenceStrength) {
    int shift = shifts.stream().mapToInt(Adjustment::amount).sum();
    return table.shifted(table.column(attackStrength, Math.max(1, defenceStrength)), shift);
  }

  @Rule("7.1.2")
  int modified(int die) {
    int sum = die + dieChanges.stream().mapToInt(Adjustment::amount).sum();
    return Math.min(sum, table.dice());
  }

  String result(int column, int die) {
    return table.result(column, modified(die));
  }

  BattleReport report() {
    int base = table.column(attack.total(), Math.max(1, defence.total()));
    return new BattleReport(
        plan.overrun(),
        plan.units(),
        plan.targets(),
        attack,
        defence,
        table.columns().get(base).toString(),
        shifts,
        table.columns().get(column(attack.total(), defence.total())).toString(),
        dieChanges);
  }
}
