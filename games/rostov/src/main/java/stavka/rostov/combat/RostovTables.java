package stavka.rostov.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Tables;

/** The one table; below its first column all attackers are lost without a die. */
@Rule({"12.36", "15.57", "15.81"})
record RostovTables(CombatTable only) implements Tables {
  @Override
  public CombatTable table(Position position, BattlePlan plan) {
    return only;
  }

  @Override
  public @Nullable String outside(CombatTable table, int attack, int defence) {
    return table.below(attack, Math.max(1, defence)) ? RostovResult.ATTACKERS_LOST : null;
  }
}
