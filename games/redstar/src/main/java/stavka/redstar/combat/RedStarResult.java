package stavka.redstar.combat;

import java.util.Comparator;
import stavka.engine.rule.Rule;

/**
 * A result of the combat table, taken apart.
 *
 * @param attacker steps or hexes asked of the attacker
 * @param defender steps or hexes asked of the defender
 * @param obligatory whether they must be steps
 * @param annihilated whether one side is wiped out
 */
@Rule({"7.8", "7.8.1", "7.8.2"})
record RedStarResult(int attacker, int defender, boolean obligatory, boolean annihilated) {
  static final String NO_EFFECT = "NE";

  /** The best result for the attacker first. */
  static final Comparator<String> BEST_FIRST =
      Comparator.<String>comparingInt(result -> of(result).favour())
          .thenComparing(Comparator.naturalOrder());

  /** Enough for any stack to be wiped out. */
  private static final int ALL = 99;

  /** Reads AE, DE, A2, D3, 1/2, 1/- or NE. */
  static RedStarResult of(String result) {
    int slash = result.indexOf('/');
    if (slash >= 0) {
      return new RedStarResult(
          steps(result.substring(0, slash)), steps(result.substring(slash + 1)), true, false);
    }
    return switch (result) {
      case NO_EFFECT -> new RedStarResult(0, 0, false, false);
      case "AE" -> new RedStarResult(ALL, 0, true, true);
      case "DE" -> new RedStarResult(0, ALL, true, true);
      default -> {
        int number = steps(result.substring(1));
        yield result.startsWith("A")
            ? new RedStarResult(number, 0, false, false)
            : new RedStarResult(0, number, false, false);
      }
    };
  }

  private int favour() {
    return attacker - defender;
  }

  private static int steps(String text) {
    return text.equals("-") ? 0 : Integer.parseInt(text);
  }
}
