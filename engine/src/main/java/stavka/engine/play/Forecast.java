package stavka.engine.play;

import java.util.List;
import stavka.engine.battle.BattleReport;

/**
 * What an attack or overrun would do, before it is made.
 *
 * @param report strengths, odds, shifts and modifiers as they stand before anything unknown is turned over
 * @param outcomes the exact chance of each result, most favourable to the attacker first; they add up to 1
 */
public record Forecast(BattleReport report, List<Outcome> outcomes) {
  public Forecast {
    outcomes = List.copyOf(outcomes);
  }

  public record Outcome(String result, double chance) {}

  public double chanceOf(String result) {
    return outcomes.stream().filter(o -> o.result().equals(result)).mapToDouble(Outcome::chance).sum();
  }
}
