package stavka.engine.play;

import java.util.Map;
import stavka.engine.rule.Rulebook.Text;

/**
 * A way to begin a game.
 *
 * @param options the scenario's switches with their default values
 */
public record Scenario(String id, Text title, Text about, int turns, Map<String, Integer> options) {
  public Scenario {
    options = Map.copyOf(options);
  }
}
