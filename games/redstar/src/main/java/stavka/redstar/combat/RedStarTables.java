package stavka.redstar.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Tables;
import stavka.redstar.model.OddsRow;
import stavka.redstar.model.RedStarTheatre;

/** The row of odds by the ground of the defenders. */
record RedStarTables(RedStarTheatre theatre, Combatants combatants) implements Tables {
  /** The row of the ground that favours the defender most. */
  @Override
  @Rule({"7.3.1", "7.4.1", "7.4.3"})
  public CombatTable table(Position position, BattlePlan plan) {
    OddsRow best = OddsRow.OPEN;
    for (int i = 0; i < plan.targets().size(); i++) {
      OddsRow row = row(position, plan.attacker().enemy(), plan.targets().get(i));
      best = row.compareTo(best) > 0 ? row : best;
    }
    return theatre.charts().table(best);
  }

  private OddsRow row(Position position, Side defender, int hex) {
    if (theatre.map().terrainIs(hex, "fortress")) {
      return defender == Side.SOVIET && combatants.intactFortress(position, hex)
          ? OddsRow.HARD
          : OddsRow.OPEN;
    }
    return theatre.ground().effects(hex, theatre.weather(position).freezes()).row();
  }

  /** An attack that turns out below the worst column has no effect. */
  @Override
  @Rule("7.1.2")
  public @Nullable String outside(CombatTable table, int attack, int defence) {
    return table.below(attack, Math.max(1, defence)) ? RedStarResult.NO_EFFECT : null;
  }
}
