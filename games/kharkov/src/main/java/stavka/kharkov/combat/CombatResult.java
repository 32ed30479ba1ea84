package stavka.kharkov.combat;

import stavka.engine.rule.Rule;

/**
 * What a result of the table asks of either side.
 *
 * @param defenderSteps steps to lose or hexes to retreat, 0 for nothing
 */
@Rule({"9.55", "9.56", "9.58", "9.59"})
record CombatResult(
    int defenderSteps,
    boolean defenderEliminated,
    int attackerSteps,
    boolean attackerEliminated,
    boolean engaged) {

  /** Reads a result as the table writes it: the defender's part, a stroke, the attacker's. */
  static CombatResult of(String text) {
    if (text.equals("Eng")) {
      return new CombatResult(1, false, 1, false, true);
    }
    int stroke = text.indexOf('/');
    String first = stroke < 0 ? text : text.substring(0, stroke);
    String second = stroke < 0 ? "" : text.substring(stroke + 1);
    String defender = first.startsWith("D") ? first : "";
    String attacker = first.startsWith("A") ? first : second;
    return new CombatResult(
        steps(defender), defender.equals("De"), steps(attacker), attacker.equals("Ae"), false);
  }

  private static int steps(String part) {
    return part.isEmpty() || part.endsWith("e") ? 0 : part.charAt(1) - '0';
  }

  boolean strikesDefender() {
    return defenderEliminated || defenderSteps > 0;
  }

  boolean strikesAttacker() {
    return attackerEliminated || attackerSteps > 0;
  }
}
