package stavka.ai;

import java.util.Locale;
import stavka.engine.play.Forecast;

/** What combat results are worth to the attacker, on a scale where losing a step is about one. */
final class Outcomes {
  /** A step the defender must lose, beside one he may give ground for. */
  private static final double FORCED = 1.2;

  /** The ground that defenders are driven from. */
  private static final double DRIVEN = 0.7;

  /** All who defend a hex. */
  private static final double FALLEN = 3;

  private Outcomes() {}

  /**
   * The expected balance of an attack: what the defender suffers less what the attacker does.
   *
   * @param price what the attacker's losses count beside the defender's
   */
  static double balance(Forecast forecast, double price) {
    return balance(forecast, price, 1);
  }

  /**
   * The same for one attack on several hexes: all who stand there fall together, but a step that
   * they owe is owed once.
   */
  static double balance(Forecast forecast, double price, int hexes) {
    double sum = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      double more = outcome.result().toUpperCase(Locale.ROOT).startsWith("DE") ? hexes - 1 : 0;
      sum += outcome.chance() * (worth(outcome.result(), price) + more * FALLEN);
    }
    return sum;
  }

  /** The chance that the defender has to leave his hex or dies there. */
  static double cleared(Forecast forecast) {
    double sum = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      sum += clears(outcome.result()) ? outcome.chance() : 0;
    }
    return sum;
  }

  private static boolean clears(String result) {
    return result.startsWith("D") || (tolls(result) && retreats(result)) || fallen(result);
  }

  /** Whether a result is two tolls, the attacker's and the defender's: 1/2, 1/-, 1/R, -/2R, -/E. */
  private static boolean tolls(String result) {
    return result.length() > 2 && result.charAt(1) == '/' && steps(result.charAt(0)) >= 0;
  }

  /** Whether those who are left of the defender must go. */
  private static boolean retreats(String result) {
    return result.endsWith("R");
  }

  private static boolean fallen(String result) {
    return tolls(result) && result.endsWith("/E");
  }

  /**
   * Reads results by their parts: D2, De/A1 or Eng, where a part names its side, and 1/2 or 1/-,
   * the steps the attacker and the defender must lose whether they like it or not, with R if what
   * is left of the defender must go, or E if nothing is.
   */
  static double worth(String result, double price) {
    if (tolls(result)) {
      double ground = fallen(result) ? FALLEN : retreats(result) ? DRIVEN : 0;
      double lost = FORCED * Math.max(0, steps(result.charAt(2)));
      return lost + ground - price * steps(result.charAt(0));
    }
    double sum = 0;
    for (int start = 0; start < result.length(); ) {
      int slash = result.indexOf('/', start);
      int end = slash < 0 ? result.length() : slash;
      double part = part(result.substring(start, end));
      sum += part < 0 ? price * part : part;
      start = end + 1;
    }
    return sum;
  }

  /** The number of a part such as 2 or -; less than nothing if it is none. */
  private static int steps(char number) {
    return number == '-' ? 0 : Character.digit(number, 10);
  }

  private static double part(String part) {
    return switch (part) {
      case "De", "DE" -> FALLEN;
      case "Ae", "AE" -> -4;
      case "D1" -> 1;
      case "D2" -> 1.7;
      case "D3" -> 2.3;
      case "A1" -> -1;
      case "A2" -> -2;
      case "A3" -> -3;
      case "Eng" -> -0.2;
      default -> 0;
    };
  }
}
