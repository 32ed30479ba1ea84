package stavka.bautzen.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Tables;

/** The one table; below its first column there is no attack. */
@Rule("9.2")
record BautzenTables(CombatTable only) implements Tables {
  @Override
  public CombatTable table(Position position, BattlePlan plan) {
    return only;
  }

  /** Guns with which the defender answers can make an attack too weak. */
  @Override
  public @Nullable String outside(CombatTable table, int attack, int defence) {
    return table.below(attack, Math.max(1, defence)) ? BautzenResult.NOTHING : null;
  }
}
