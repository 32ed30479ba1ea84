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

  /** All who attack it, and their having to go. */
  private static final double RUINED = 4;

  private static final double REPELLED = 0.4;

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
    Toll toll = Toll.of(result);
    return toll == null ? result.startsWith("D") : toll.driven() || toll.fallen();
  }

  /**
   * Reads results by their parts: D2, De/A1 or Eng, where a part names its side, and 1/2 or 1/-,
   * the steps the attacker and the defender must lose whether they like it or not, with R if what
   * is left of the defender must go, or E if nothing is.
   */
  static double worth(String result, double price) {
    Toll toll = Toll.of(result);
    if (toll != null) {
      double ground = toll.fallen() ? FALLEN : toll.driven() ? DRIVEN : 0;
      double paid = toll.ruined() ? RUINED : toll.lost() + (toll.repelled() ? REPELLED : 0);
      return FORCED * toll.taken() + ground - price * paid;
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

  private static double part(String part) {
    return switch (part) {
      case "De", "DE" -> FALLEN;
      case "Ae", "AE" -> -RUINED;
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
