package stavka.ai;

import stavka.engine.play.Forecast;

/** What combat results are worth to the attacker, on a scale where losing a step is about one. */
final class Outcomes {
  private Outcomes() {}

  /** The expected balance of an attack: what the defender suffers less what the attacker does. */
  static double balance(Forecast forecast) {
    double sum = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      sum += outcome.chance() * worth(outcome.result());
    }
    return sum;
  }

  /** The chance that the defender has to leave his hex or dies there. */
  static double cleared(Forecast forecast) {
    double sum = 0;
    for (Forecast.Outcome outcome : forecast.outcomes()) {
      sum += outcome.result().startsWith("D") ? outcome.chance() : 0;
    }
    return sum;
  }

  /** Reads results such as D2, De/A1, Eng or 1/2 by their parts. */
  static double worth(String result) {
    double sum = 0;
    for (int start = 0; start < result.length(); ) {
      int slash = result.indexOf('/', start);
      int end = slash < 0 ? result.length() : slash;
      sum += part(result.substring(start, end));
      start = end + 1;
    }
    return sum;
  }

  private static double part(String part) {
    return switch (part) {
      case "De", "DE" -> 3;
      case "Ae", "AE" -> -4;
      case "D1" -> 1;
      case "D2" -> 1.7;
      case "D3" -> 2.3;
      case "A1" -> -1;
      case "A2" -> -2;
      case "Eng" -> -0.2;
      default -> 0;
    };
  }
}
