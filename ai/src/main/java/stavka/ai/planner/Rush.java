package stavka.ai.planner;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Overrun;

/** Overruns worth making before anything else moves. */
final class Rush {
  private static final double LEAST_ODDS = 2;
  private static final double WORTHWHILE = 0.5;

  private Rush() {}

  static @Nullable Overrun best(Picture picture, GoalField goals, Layout layout, Muster muster) {
    Balance balance = new Balance(picture, goals, layout);
    Overrun best = null;
    double bestWorth = WORTHWHILE;
    for (Overrun overrun : muster.overruns) {
      double worth = worth(picture, balance, overrun);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = overrun;
      }
    }
    return best;
  }

  static double worth(Picture picture, Balance balance, Overrun overrun) {
    double attack = 0;
    double value = 0;
    for (int i = 0; i < overrun.units().size(); i++) {
      int unit = overrun.units().get(i);
      boolean whole =
          picture.whole(unit)
              && overrun.units().size() >= picture.lore.formations.members(unit).length;
      attack +=
          0.5
              * picture.insight.attack(picture.position, unit)
              * (whole ? picture.insight.cohesion() : 1);
      value += picture.value[unit];
    }
    if (attack < LEAST_ODDS * picture.enemyDefence[overrun.target()]) {
      return -1e9;
    }
    Chances chances =
        picture
            .lore
            .game
            .forecast(picture.position, overrun)
            .map(forecast -> Chances.of(forecast.outcomes()))
            .orElse(null);
    if (chances == null) {
      return -1e9;
    }
    Block block = new Block(overrun.units().toArray(), attack, 0, value, -1, false);
    int from =
        overrun.path().isEmpty()
            ? picture.position.place(overrun.units().first())
            : overrun.path().last();
    return balance.of(overrun.target(), chances, List.of(block), List.of(from));
  }
}
