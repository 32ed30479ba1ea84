package stavka.rostov.combat;

import java.util.stream.Collectors;
import stavka.engine.battle.Adjustment;
import stavka.engine.play.Forecast;

/** The figures of a forecast's report. */
final class Figures {
  private Figures() {}

  static String changes(Forecast forecast) {
    return forecast.report().dieChanges().stream()
        .map(change -> change.code() + " " + change.amount())
        .collect(Collectors.joining(", "));
  }

  static int net(Forecast forecast) {
    return forecast.report().dieChanges().stream().mapToInt(Adjustment::amount).sum();
  }

  static double attack(Forecast forecast) {
    return (double) forecast.report().attack().total()
        / (1 << forecast.report().attack().halvings());
  }

  static double defence(Forecast forecast) {
    return (double) forecast.report().defence().total()
        / (1 << forecast.report().defence().halvings());
  }
}
