package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.engine.play.Game;
import stavka.formats.Documents;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/**
 * The terrain chart of a game, as its charts have it: what a hex, a hexside and a road cost each
 * kind of unit, in each weather where that matters, and what they do for those attacked there.
 */
public final class TerrainJson {
  /** Fields of costs that come to the cost of the hex. */
  private static final List<String> ADDED = List.of("extra", "frozen_extra", "extra_for_enemy");

  private final Optional<Node> terrain;
  private final Optional<Node> weathers;
  private final Optional<WeatherCosts> byWeather;

  private TerrainJson(Optional<Node> charts) {
    this.terrain = charts.flatMap(chart -> chart.optional("terrain"));
    this.byWeather = charts.flatMap(WeatherCosts::of);
    this.weathers = charts.flatMap(chart -> chart.optional("weathers"));
  }

  /** Without rows where a game has no such chart, or is played with charts other than its own. */
  public static String text(Game game) {
    return JsonText.object(new TerrainJson(charts(game))::write);
  }

  private static Optional<Node> charts(Game game) {
    String file = "/stavka/" + game.slug() + "/charts.yaml";
    return game.dataMark().isEmpty() && game.getClass().getResource(file) != null
        ? Optional.of(Documents.yaml(game.getClass(), file).root())
        : Optional.empty();
  }

  private void write(JsonGenerator out) {
    terrain
        .flatMap(chart -> chart.optional("rule"))
        .ifPresent(rule -> out.writeStringProperty("rule", rule.text()));
    weathers.ifPresent(list -> weathers(out, list));
    rows(out, "hexes", "cost");
    rows(out, "hexsides", "extra");
    if (terrain.flatMap(chart -> chart.optional("roads")).isPresent()) {
      rows(out, "roads", "cost");
    }
    terrain
        .flatMap(chart -> chart.optional("road"))
        .ifPresent(
            road -> {
              out.writeName("road");
              out.writeStartObject();
              row(out, road, "cost");
              out.writeEndObject();
            });
  }

  private static void weathers(JsonGenerator out, Node list) {
    out.writeName("weathers");
    out.writeStartArray();
    for (Node weather : list.items()) {
      out.writeStartObject();
      out.writeStringProperty("id", weather.field("id").text());
      name(out, weather);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private void rows(JsonGenerator out, String name, String price) {
    out.writeName(name);
    out.writeStartArray();
    for (Node row :
        terrain.flatMap(chart -> chart.optional(name)).map(Node::items).orElse(List.of())) {
      out.writeStartObject();
      out.writeStringProperty("id", row.field("id").text());
      row(out, row, price);
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  /** The row itself, or that of the hexside it becomes early in the campaign. */
  private Node now(Node row) {
    return row.optional("then").stream()
        .flatMap(
            then ->
                terrain.orElseThrow().field("hexsides").items().stream()
                    .filter(other -> other.field("id").text().equals(then.text())))
        .findFirst()
        .orElse(row);
  }

  private void row(JsonGenerator out, Node named, String price) {
    name(out, named);
    Node row = now(named);
    if (byWeather.isPresent()) {
      byWeather.get().write(out, row);
      if (ADDED.stream().anyMatch(field -> row.optional(field).isPresent())) {
        out.writeBooleanProperty("added", true);
      }
      if (row.optional("extra_for_enemy").isPresent()) {
        out.writeBooleanProperty("enemy", true);
      }
      entry(row).ifPresent(entry -> out.writeStringProperty("entry", entry));
      row.optional("modifier")
          .ifPresent(modifier -> out.writeNumberProperty("modifier", modifier.integer()));
    } else {
      row.optional(price).ifPresent(costs -> costs(out, costs));
    }
    row.optional("defence").ifPresent(times -> out.writeNumberProperty("defence", times.integer()));
    row.optional("row").ifPresent(odds -> out.writeStringProperty("row", odds.text()));
  }

  /** How ground is entered that has no cost of its own. */
  private static Optional<String> entry(Node row) {
    if (row.optional("whole_movement").isPresent()) {
      return Optional.of("whole");
    }
    if (row.optional("closed").isPresent()) {
      return Optional.of("closed");
    }
    return row.optional("flotillas_alone").map(alone -> "ships");
  }

  private static void costs(JsonGenerator out, Node costs) {
    out.writeName("cost");
    out.writeStartObject();
    costs.fields().forEach((kind, cost) -> out.writeNumberProperty(kind, cost.integer()));
    out.writeEndObject();
  }

  private static void name(JsonGenerator out, Node row) {
    row.optional("name")
        .ifPresent(
            name -> {
              out.writeName("name");
              out.writeStartObject();
              name.fields().forEach((code, text) -> out.writeStringProperty(code, text.text()));
              out.writeEndObject();
            });
  }
}
