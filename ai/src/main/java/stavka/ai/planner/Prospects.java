package stavka.ai.planner;

import java.util.List;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * What attacks at some odds lead to, for a side in a turn: the game's own table, looked up once.
 */
final class Prospects {
  /** Odds are told apart by twelfths, up to twelve to one. */
  private static final int FINE = 12;

  private static final int MOST = 12 * FINE;

  private final Chances[] byOdds = new Chances[MOST + 1];

  Prospects(Facts facts, Position position, Side attacker) {
    for (int i = 0; i <= MOST; i++) {
      List<Forecast.Outcome> outcomes = facts.outcomes(position, attacker, Math.max(1, i), FINE);
      byOdds[i] = outcomes.isEmpty() ? Chances.guess((double) i / FINE) : Chances.of(outcomes);
    }
  }

  Chances at(double attack, double defence) {
    int index = defence <= 0 ? MOST : (int) (attack * FINE / defence + 1e-6);
    return byOdds[Math.clamp(index, 0, MOST)];
  }
}
