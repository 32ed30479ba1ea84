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
 * kind of unit, and what they do for those attacked there.
 */
public final class TerrainJson {
  private TerrainJson() {}

  /** Without rows where a game has no such chart, or is played with charts other than its own. */
  public static String text(Game game) {
    return JsonText.object(
        out -> {
          Optional<Node> terrain = chart(game);
          terrain
              .flatMap(chart -> chart.optional("rule"))
              .ifPresent(rule -> out.writeStringProperty("rule", rule.text()));
          rows(out, "hexes", "cost", terrain);
          rows(out, "hexsides", "extra", terrain);
          terrain
              .flatMap(chart -> chart.optional("road"))
              .ifPresent(
                  road -> {
                    out.writeName("road");
                    out.writeStartObject();
                    row(out, road, "cost");
                    out.writeEndObject();
                  });
        });
  }

  private static Optional<Node> chart(Game game) {
    String file = "/stavka/" + game.slug() + "/charts.yaml";
    return game.dataMark().isEmpty() && game.getClass().getResource(file) != null
        ? Documents.yaml(game.getClass(), file).root().optional("terrain")
        : Optional.empty();
  }

  private static void rows(JsonGenerator out, String name, String price, Optional<Node> terrain) {
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

  private static void row(JsonGenerator out, Node row, String price) {
    row.optional("name")
        .ifPresent(
            name -> {
              out.writeName("name");
              out.writeStartObject();
              name.fields().forEach((code, text) -> out.writeStringProperty(code, text.text()));
              out.writeEndObject();
            });
    row.optional(price)
        .ifPresent(
            costs -> {
              out.writeName("cost");
              out.writeStartObject();
              costs.fields().forEach((kind, cost) -> out.writeNumberProperty(kind, cost.integer()));
              out.writeEndObject();
            });
    row.optional("defence").ifPresent(times -> out.writeNumberProperty("defence", times.integer()));
    row.optional("row").ifPresent(odds -> out.writeStringProperty("row", odds.text()));
  }
}
