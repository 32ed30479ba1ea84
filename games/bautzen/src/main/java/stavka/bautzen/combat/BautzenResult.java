package stavka.bautzen.combat;

import java.util.Comparator;
import stavka.engine.rule.Rule;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.SideResult;

/** Reads a result of the table: the attacker's part, then the defender's. */
@Rule("9.5")
final class BautzenResult {
  /** The result of an attack that proves too weak. */
  static final String NOTHING = "-/-";

  /** The best for the attacker first: by what he loses, then by what the defender does. */
  static final Comparator<String> BEST_FIRST =
      Comparator.comparingInt(BautzenResult::rank).reversed().thenComparing(code -> code);

  private BautzenResult() {}

  static CombatResult of(String code) {
    String[] parts = code.split("/", -1);
    return new CombatResult(side(parts[0]), side(parts[1]));
  }

  private static SideResult side(String part) {
    return part.equals("E")
        ? SideResult.ELIMINATED
        : new SideResult(
            Character.isDigit(part.charAt(0)) ? part.charAt(0) - '0' : 0, false, false);
  }

  /** Whether what is left of the defender goes back. */
  @Rule("9.6")
  static boolean retreats(String code) {
    return code.endsWith("R");
  }

  private static int rank(String code) {
    CombatResult result = of(code);
    int suffered = result.defender().destroyed() ? 9 : 2 * result.defender().steps();
    return suffered + (retreats(code) ? 1 : 0) - 10 * result.attacker().steps();
  }
}
