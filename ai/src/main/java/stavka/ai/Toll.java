package stavka.ai;

import org.jspecify.annotations.Nullable;

/**
 * A result that names what each side must suffer, the attacker before the line: steps, R if those
 * who are left must go, E if nobody is, as in 1/2, 1/-, -/2R, -/E or 1R*&#47;1.
 *
 * @param lost the steps the attacker loses
 * @param repelled whether the attacker must go
 * @param ruined whether all attackers fall
 */
public record Toll(
    int lost, boolean repelled, boolean ruined, int taken, boolean driven, boolean fallen) {
  /** Reads a result; null if it is not written so. */
  public static @Nullable Toll of(String result) {
    int line = result.indexOf('/');
    if (line < 1 || line + 1 >= result.length()) {
      return null;
    }
    for (int i = 0; i < result.length(); i++) {
      if (i != line && "0123456789-ReE*".indexOf(result.charAt(i)) < 0) {
        return null;
      }
    }
    String attacker = result.substring(0, line);
    String defender = result.substring(line + 1);
    return new Toll(
        steps(attacker),
        has(attacker, 'R'),
        all(attacker),
        steps(defender),
        has(defender, 'R'),
        all(defender));
  }

  private static int steps(String part) {
    return Math.max(0, Character.digit(part.charAt(0), 10));
  }

  private static boolean has(String part, char letter) {
    return part.indexOf(letter) >= 0;
  }

  private static boolean all(String part) {
    return has(part, 'E') || has(part, 'e');
  }
}
