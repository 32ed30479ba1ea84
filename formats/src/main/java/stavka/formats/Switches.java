package stavka.formats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook.Text;

/**
 * The switches of a game's scenarios: readings and optional rules between which players may choose.
 * The game's charts name them and the rule behind each.
 */
public final class Switches {
  private static final int MOST = 99;

  /**
   * A switch of a scenario.
   *
   * @param rule the case it is about; empty if the charts name none
   * @param isFlag whether it can only be on (1) or off (0)
   * @param value its value in the scenario
   */
  public record Switch(String id, String rule, Text name, boolean isFlag, int value) {}

  private final Map<String, Node> charts;

  private Switches(Map<String, Node> charts) {
    this.charts = charts;
  }

  /** Those that the shipped charts of a game describe. */
  public static Switches of(Game game) {
    String file = "/stavka/" + game.slug() + "/charts.yaml";
    if (game.getClass().getResource(file) == null) {
      return new Switches(Map.of());
    }
    return new Switches(
        Documents.yaml(game.getClass(), file)
            .root()
            .optional("options")
            .map(Node::fields)
            .<Map<String, Node>>map(Map::copyOf)
            .orElse(Map.of()));
  }

  /** The switches of a scenario by name. */
  public List<Switch> of(Scenario scenario) {
    return new TreeMap<>(scenario.options())
        .entrySet().stream()
            .map(option -> described(scenario, option.getKey(), option.getValue()))
            .toList();
  }

  private Switch described(Scenario scenario, String id, int usual) {
    Optional<Node> chart = Optional.ofNullable(charts.get(id));
    Text name =
        chart
            .flatMap(node -> node.optional("name"))
            .map(node -> new Text(node.field("en").text(), node.field("fr").text()))
            .orElse(new Text(id, id));
    String rule = chart.flatMap(node -> node.optional("rule")).map(Node::text).orElse("");
    boolean isFlag =
        chart
            .flatMap(node -> node.optional(scenario.id()).or(() -> node.optional("default")))
            .map(value -> List.of("true", "false").contains(value.written()))
            .orElse(usual <= 1);
    return new Switch(id, rule, name, isFlag, usual);
  }

  /**
   * A scenario with some switches set otherwise.
   *
   * @throws IllegalArgumentException with one line if there is no such switch or value
   */
  public Scenario with(Scenario scenario, Map<String, Integer> changes) {
    Map<String, Integer> all = new HashMap<>(scenario.options());
    new TreeMap<>(changes).forEach((id, value) -> set(scenario, all, id, value));
    return new Scenario(scenario.id(), scenario.title(), scenario.about(), scenario.turns(), all);
  }

  private void set(Scenario scenario, Map<String, Integer> all, String id, int value) {
    Integer usual = all.get(id);
    if (usual == null) {
      throw new IllegalArgumentException(
          "unknown option '"
              + id
              + "'; "
              + (all.isEmpty()
                  ? "this scenario has none"
                  : "known: " + String.join(", ", all.keySet().stream().sorted().toList())));
    }
    int most = described(scenario, id, usual).isFlag() ? 1 : MOST;
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(
          "option '" + id + "' should be from 0 to " + most + ", not " + value);
    }
    all.put(id, value);
  }
}
