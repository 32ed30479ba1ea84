package stavka.bautzen.combat;

import java.util.List;
import stavka.bautzen.model.BautzenTheatre;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** Works out how an attack stands. */
@Rule("9.2")
final class Assessor {
  private final CombatTable table;
  private final Muster muster;
  private final Shifts shifts;

  /**
   * How an attack stands.
   *
   * @param hopeless whether it is below the first column of the table, before shifts
   * @param column of the table, after shifts
   */
  record Assessment(BattleReport report, boolean hopeless, int column) {}

  Assessor(BautzenTheatre theatre, Muster muster, Shifts shifts) {
    this.table = theatre.charts().combatTable();
    this.muster = muster;
    this.shifts = shifts;
  }

  Assessment assess(Position position, BattlePlan plan) {
    Tally attack = muster.attack(position, plan);
    Tally defence = muster.defence(position, plan);
    List<Adjustment> moved = shifts.of(position, plan);
    int odds = table.column(attack.total(), defence.total());
    int column = table.shifted(odds, Shifts.sum(moved));
    BattleReport report =
        new BattleReport(
            false,
            plan.units(),
            Ints.of(plan.target()),
            attack,
            defence,
            table.columns().get(odds).toString(),
            moved,
            table.columns().get(column).toString(),
            List.of());
    return new Assessment(report, hopeless(attack, defence), column);
  }

  /** Below the first column there is no attack; against nothing the odds are the best. */
  @Rule("9.2")
  private boolean hopeless(Tally attack, Tally defence) {
    return !table.columns().getFirst().reachedBy(attack.total(), defence.total());
  }

  String result(int column, int die) {
    return table.result(column, die);
  }

  int dice() {
    return table.dice();
  }

  Muster muster() {
    return muster;
  }
}
