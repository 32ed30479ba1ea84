package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.battle.Tally;

/**
 * How a combat stands before its die: one value for least odds, preview, roll and log.
 *
 * @param shifts those that are known before any die
 * @param rolled a shift that was rolled for, or null
 */
public record Assessment(
    BattlePlan plan,
    Forces forces,
    Tally attack,
    Tally defence,
    Rounding rounding,
    CombatTable table,
    List<Adjustment> shifts,
    List<Adjustment> dieChanges,
    @Nullable Adjustment rolled) {
  private static final String UNKNOWN = "?";

  /** Whether every strength is known. */
  public boolean known() {
    return attack.unknown() + defence.unknown() == 0;
  }

  /** Whether strengths fall short of the worst column, as far as they are known. */
  public boolean hopeless() {
    return table.below(attack.total(), atLeastOne(defence.total()));
  }

  private int atLeastOne(int strength) {
    return Math.max(1 << defence.halvings(), strength);
  }

  /** The attack once the unknown have drawn so much. */
  int attackWith(int drawn) {
    return with(attack, drawn, forces.onAttack());
  }

  /** The defence once the unknown have drawn so much. */
  int defenceWith(int drawn) {
    return with(defence, drawn, forces.onDefence());
  }

  private int with(Tally tally, int drawn, List<Modifier> together) {
    return tally.unknown() == 0
        ? tally.total()
        : rounding.sum(tally.total() + drawn, together, tally.halvings());
  }

  Assessment with(Adjustment shift) {
    return new Assessment(
        plan, forces, attack, defence, rounding, table, shifts, dieChanges, shift);
  }

  /** The column of strengths before any shift. */
  int base(int attackStrength, int defenceStrength) {
    return table.column(attackStrength, atLeastOne(defenceStrength));
  }

  /**
   * A column after the shifts that are known and then one that was rolled for, held within the
   * table each time.
   */
  int shifted(int base, int roll) {
    return table.shifted(table.shifted(base, sum(shifts)), roll);
  }

  /** The column after all shifts. */
  public int column(int roll) {
    return shifted(base(attack.total(), defence.total()), roll);
  }

  /** What a die counts as. */
  public int modified(int die) {
    return table.changed(die, sum(dieChanges));
  }

  public String result(int column, int die) {
    return table.result(column, modified(die));
  }

  private static int sum(List<Adjustment> adjustments) {
    int sum = 0;
    for (int i = 0; i < adjustments.size(); i++) {
      sum += adjustments.get(i).amount();
    }
    return sum;
  }

  String name(int column) {
    return table.columns().get(column).toString();
  }

  /** How it stands, for log and page. */
  public BattleReport report() {
    List<Adjustment> all = new ArrayList<>(shifts);
    if (rolled != null) {
      all.add(rolled);
    }
    String odds = name(base(attack.total(), defence.total()));
    return report(odds, all, name(column(rolled == null ? 0 : rolled.amount())));
  }

  /** The same while nobody can tell the odds. */
  BattleReport veiled() {
    return report(UNKNOWN, shifts, UNKNOWN);
  }

  private BattleReport report(String odds, List<Adjustment> allShifts, String column) {
    return new BattleReport(
        plan.overrun(),
        plan.attackers(),
        plan.targets(),
        attack,
        defence,
        odds,
        allShifts,
        column,
        dieChanges);
  }
}
