package stavka.ai.planner;

import java.util.List;
import stavka.ai.Toll;
import stavka.engine.play.Forecast;

/**
 * The chances of an attack in the terms that matter to a plan.
 *
 * @param eliminated that all defenders fall
 * @param struck1 that the defender loses a step or gives way by a hex
 * @param struck2 the same with two
 * @param repelled1 that the attacker loses a step or gives way
 * @param repelled2 the same with two
 * @param ruined that all attackers fall
 * @param engaged that both lose a step and stay
 * @param driven that the defender must go, without a loss
 * @param driven1 that he loses a step and what is left must go
 * @param driven2 the same with two or more
 */
record Chances(
    double eliminated,
    double struck1,
    double struck2,
    double repelled1,
    double repelled2,
    double ruined,
    double engaged,
    double driven,
    double driven1,
    double driven2) {
  private static final int DRIVEN = 7;

  /** Reads results such as D2, De/A1, Eng or A1 by their parts. */
  static Chances of(List<Forecast.Outcome> outcomes) {
    double[] sums = new double[DRIVEN + 3];
    for (Forecast.Outcome outcome : outcomes) {
      String result = outcome.result();
      Toll toll = Toll.of(result);
      if (toll != null) {
        add(sums, toll, outcome.chance());
        continue;
      }
      for (int start = 0; start < result.length(); ) {
        int slash = result.indexOf('/', start);
        int end = slash < 0 ? result.length() : slash;
        int place = place(result.substring(start, end));
        if (place >= 0) {
          sums[place] += outcome.chance();
        }
        start = end + 1;
      }
    }
    return new Chances(
        sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7], sums[8], sums[9]);
  }

  private static void add(double[] sums, Toll toll, double chance) {
    int attacker = Math.min(2, toll.lost() + (toll.repelled() ? 1 : 0));
    int defender = Math.min(2, toll.taken());
    if (toll.fallen() || toll.ruined()) {
      sums[place(toll.fallen() ? "De" : "Ae")] += chance;
      return;
    }
    if (attacker == 1 && defender == 1 && !toll.driven()) {
      sums[place("Eng")] += chance;
      return;
    }
    if (toll.driven()) {
      sums[DRIVEN + defender] += chance;
    } else if (defender > 0) {
      sums[place("D" + defender)] += chance;
    }
    if (attacker > 0) {
      sums[place("A" + attacker)] += chance;
    }
  }

  private static int place(String part) {
    return switch (part) {
      case "De", "DE" -> 0;
      case "D1" -> 1;
      case "D2", "D3", "D4" -> 2;
      case "A1" -> 3;
      case "A2", "A3" -> 4;
      case "Ae", "AE" -> 5;
      case "Eng", "EX", "Ex" -> 6;
      default -> -1;
    };
  }

  /** For a game that tells nothing of its table: better odds, better chances. */
  static Chances guess(double odds) {
    double good = odds / (odds + 1.5);
    double rout = Math.clamp((odds - 4) / 8, 0, 0.8);
    return new Chances(
        rout,
        good * (1 - rout),
        0,
        0.6 * (1 - good),
        0.3 * (1 - good),
        0.1 * (1 - good),
        0,
        0,
        0,
        0);
  }

  /** That the defender is hit at all. */
  double struck() {
    return eliminated + struck1 + struck2 + expelled();
  }

  /** That what is left of the defender must leave its hex. */
  double expelled() {
    return driven + driven1 + driven2;
  }
}
