package stavka.engine.play;

import java.util.List;
import stavka.engine.battle.BattleReport;

/**
 * What an attack or overrun would do, before it is made.
 *
 * @param report strengths, odds, shifts and modifiers as they stand before anything unknown is
 *     turned over
 * @param outcomes the exact chance of each result, most favourable to the attacker first; they add
 *     up to 1
 * @param columns the exact chance of each column in which the result is looked up, the worst odds
 *     first
 */
public record Forecast(BattleReport report, List<Outcome> outcomes, List<ColumnChance> columns) {
  public Forecast {
    outcomes = List.copyOf(outcomes);
    columns = List.copyOf(columns);
  }

  /** A forecast of a game without columns. */
  public Forecast(BattleReport report, List<Outcome> outcomes) {
    this(report, outcomes, List.of());
  }

  public record ColumnChance(String column, double chance) {}

  public record Outcome(String result, double chance) {}

  public double chanceOf(String result) {
    return outcomes.stream()
        .filter(o -> o.result().equals(result))
        .mapToDouble(Outcome::chance)
        .sum();
  }
}
