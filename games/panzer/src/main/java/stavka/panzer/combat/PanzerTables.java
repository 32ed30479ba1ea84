package stavka.panzer.combat;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.battle.CombatTable;
import stavka.engine.position.Position;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Tables;

/** One table for every combat; who proves to be worth nothing needs no die. */
public record PanzerTables(CombatTable table) implements Tables {
  /** Nobody proved able to attack. */
  private static final String OFF = "off";

  /** Nobody proved to be left to defend. */
  static final String NOBODY_LEFT = "De";

  private static final List<String> RESULTS =
      List.of("De", "De/A1", "D2", "D2/A1", "D1", "D1/A1", "Eng", OFF, "A1", "A2", "Ae");

  /** The best result for the attacker first. */
  static final Comparator<String> BEST_FIRST = Comparator.comparingInt(RESULTS::indexOf);

  @Override
  public CombatTable table(Position position, BattlePlan plan) {
    return table;
  }

  @Override
  public @Nullable String outside(CombatTable read, int attack, int defence) {
    return attack == 0 ? OFF : defence == 0 ? NOBODY_LEFT : null;
  }
}
