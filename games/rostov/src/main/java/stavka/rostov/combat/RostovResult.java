package stavka.rostov.combat;

import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.rule.Rule;

/**
 * A cell of the table: what it asks of the attacker, then of the defender.
 *
 * @param attacker the part above the line
 */
@Rule({"16.1", "16.11"})
public record RostovResult(SideResult attacker, SideResult defender) {
  /** All attackers are lost: the result of odds below the table. */
  static final String ATTACKERS_LOST = "e/-";

  /** Nobody was there to fight. */
  static final String NOTHING = "-/-";

  private static final int WHOLE = 20;

  private static final Map<String, RostovResult> KNOWN = new ConcurrentHashMap<>();

  /** The best for the attacker first. */
  static final Comparator<String> BEST_FIRST =
      Comparator.<String>comparingInt(code -> of(code).worth())
          .reversed()
          .thenComparing(Comparator.naturalOrder());

  /** A cell by its code: the table has few of them, and they are asked for without end. */
  public static RostovResult of(String code) {
    return KNOWN.computeIfAbsent(code, RostovResult::read);
  }

  private static RostovResult read(String code) {
    int line = code.indexOf('/');
    return new RostovResult(side(code.substring(0, line)), side(code.substring(line + 1)));
  }

  private static SideResult side(String part) {
    int steps = 0;
    for (int i = 0; i < part.length(); i++) {
      if (Character.isDigit(part.charAt(i))) {
        steps = part.charAt(i) - '0';
      }
    }
    return new SideResult(
        steps, part.indexOf('R') >= 0, part.indexOf('e') >= 0, part.indexOf('*') >= 0);
  }

  private int worth() {
    return weight(defender) - weight(attacker);
  }

  private static int weight(SideResult part) {
    return part.all()
        ? WHOLE
        : 3 * part.steps() + (part.retreat() ? 2 : 0) + (part.asterisk() ? 1 : 0);
  }
}
