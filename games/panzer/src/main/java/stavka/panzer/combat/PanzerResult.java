package stavka.panzer.combat;

import stavka.engine.rule.Rule;
import stavka.operational.model.Books;

/**
 * What a result of the table asks of either side.
 *
 * @param defenderSteps steps to lose or hexes to retreat, 0 for nothing
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.55", "9.56", "9.58", "9.59"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.64", "9.65", "9.66", "9.67"})
public record PanzerResult(
    int defenderSteps,
    boolean defenderEliminated,
    int attackerSteps,
    boolean attackerEliminated,
    boolean engaged) {

  /** Reads a result as the table writes it: the defender's part, a stroke, the attacker's. */
  public static PanzerResult of(String text) {
    if (text.equals("Eng")) {
      return new PanzerResult(1, false, 1, false, true);
    }
    int stroke = text.indexOf('/');
    String first = stroke < 0 ? text : text.substring(0, stroke);
    String second = stroke < 0 ? "" : text.substring(stroke + 1);
    String defender = first.startsWith("D") ? first : "";
    String attacker = first.startsWith("A") ? first : second;
    return new PanzerResult(
        steps(defender), defender.equals("De"), steps(attacker), attacker.equals("Ae"), false);
  }

  private static int steps(String part) {
    return part.isEmpty() || part.endsWith("e") ? 0 : part.charAt(1) - '0';
  }

  public boolean strikesDefender() {
    return defenderEliminated || defenderSteps > 0;
  }

  public boolean strikesAttacker() {
    return attackerEliminated || attackerSteps > 0;
  }
}
