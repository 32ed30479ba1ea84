package stavka.redstar.combat;

import java.util.Comparator;
import stavka.engine.rule.Rule;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.SideResult;

/** The results of the combat table, read. */
@Rule({"7.8", "7.8.1", "7.8.2"})
final class RedStarResult {
  static final String NO_EFFECT = "NE";

  /** The best result for the attacker first. */
  static final Comparator<String> BEST_FIRST =
      Comparator.<String>comparingInt(RedStarResult::favour)
          .thenComparing(Comparator.naturalOrder());

  /** Counts more than any steps. */
  private static final int ALL = 99;

  private RedStarResult() {}

  /** Reads AE, DE, A2, D3, 1/2, 1/- or NE; only a single side may retreat instead of losing. */
  static CombatResult of(String result) {
    int slash = result.indexOf('/');
    if (slash >= 0) {
      return new CombatResult(
          new SideResult(steps(result.substring(0, slash)), false, false),
          new SideResult(steps(result.substring(slash + 1)), false, false));
    }
    return switch (result) {
      case NO_EFFECT -> new CombatResult(SideResult.NOTHING, SideResult.NOTHING);
      case "AE" -> new CombatResult(SideResult.ELIMINATED, SideResult.NOTHING);
      case "DE" -> new CombatResult(SideResult.NOTHING, SideResult.ELIMINATED);
      default -> {
        SideResult struck = new SideResult(steps(result.substring(1)), true, false);
        yield result.startsWith("A")
            ? new CombatResult(struck, SideResult.NOTHING)
            : new CombatResult(SideResult.NOTHING, struck);
      }
    };
  }

  private static int favour(String result) {
    CombatResult read = of(result);
    return weight(read.attacker()) - weight(read.defender());
  }

  private static int weight(SideResult side) {
    return side.destroyed() ? ALL : side.steps();
  }

  private static int steps(String text) {
    return text.equals("-") ? 0 : Integer.parseInt(text);
  }
}
