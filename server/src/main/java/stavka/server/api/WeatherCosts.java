package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.formats.Node;
import tools.jackson.core.JsonGenerator;

/**
 * Costs of ground that change with the weather: a number, or one for units on foot and one for
 * motorised units. A frozen river has a cost of its own in the weathers that freeze it.
 */
final class WeatherCosts {
  private static final List<String> CLASSES = List.of("foot", "motorised");

  private final List<String> weathers;
  private final List<String> frozen;

  private WeatherCosts(List<String> weathers, List<String> frozen) {
    this.weathers = weathers;
    this.frozen = frozen;
  }

  /** Those of a chart that tells its weathers; none where weather changes no cost. */
  static Optional<WeatherCosts> of(Node charts) {
    return charts
        .optional("weathers")
        .map(
            list ->
                new WeatherCosts(
                    list.items().stream().map(weather -> weather.field("id").text()).toList(),
                    charts.field("terrain").optional("frozen").stream()
                        .flatMap(frozen -> frozen.field("by").texts().stream())
                        .toList()));
  }

  /** The costs of a row by weather and class; a weather in which it has none is left out. */
  void write(JsonGenerator out, Node row) {
    if (weathers.stream().noneMatch(weather -> cost(row, weather).isPresent())) {
      return;
    }
    out.writeName("weather");
    out.writeStartObject();
    for (String weather : weathers) {
      cost(row, weather).ifPresent(cost -> write(out, weather, cost));
    }
    out.writeEndObject();
  }

  private Optional<Node> cost(Node row, String weather) {
    Optional<Node> ice = frozen.contains(weather) ? row.optional("frozen_extra") : Optional.empty();
    return ice.or(() -> row.optional("cost").flatMap(cost -> cost.optional(weather)))
        .or(() -> row.optional("extra").flatMap(extra -> extra.optional(weather)))
        .or(() -> row.optional("clear_terrain_cost").flatMap(cost -> cost.optional(weather)))
        .or(() -> row.optional("extra_for_enemy"));
  }

  private static void write(JsonGenerator out, String weather, Node cost) {
    out.writeName(weather);
    out.writeStartObject();
    for (int i = 0; i < CLASSES.size(); i++) {
      Node one = cost.isSequence() ? cost.items(CLASSES.size()).get(i) : cost;
      out.writeNumberProperty(CLASSES.get(i), one.number());
    }
    out.writeEndObject();
  }
}
