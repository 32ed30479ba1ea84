package stavka.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import stavka.engine.play.Game;
import stavka.formats.GameFiles;
import stavka.formats.Provenance;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** Where the shipped data of a game come from: file by file, and the map part by part. */
public final class ProvenanceJson {
  /** The files that hold figures: not every game has each. */
  private static final List<String> FILES =
      List.of("charts.yaml", "order-of-battle.yaml", "scenarios.yaml");

  private ProvenanceJson() {}

  public static String text(Game game) {
    return JsonText.object(
        out -> {
          out.writeName("files");
          out.writeStartArray();
          Provenance.byFile(GameFiles.beside(game.getClass()), files(game))
              .forEach(
                  (file, entries) -> {
                    out.writeStartObject();
                    out.writeStringProperty("name", file);
                    out.writeName("entries");
                    out.writeStartArray();
                    for (Provenance.Entry entry : entries) {
                      out.writeStartObject();
                      out.writeStringProperty("path", entry.path());
                      out.writeNumberProperty("count", entry.count());
                      out.writeStringProperty("provenance", entry.origin());
                      if (!entry.why().isEmpty()) {
                        out.writeStringProperty("why", entry.why());
                      }
                      out.writeEndObject();
                    }
                    out.writeEndArray();
                    out.writeEndObject();
                  });
          out.writeEndArray();
          out.writeName("map");
          out.writeStartObject();
          for (Map.Entry<String, JsonNode> part : map(game).path("provenance").properties()) {
            out.writeStringProperty(part.getKey(), part.getValue().asString());
          }
          out.writeEndObject();
        });
  }

  private static List<String> files(Game game) {
    return FILES.stream().filter(name -> game.getClass().getResource(name) != null).toList();
  }

  private static JsonNode map(Game game) {
    return JsonText.parse(game.table().orElseThrow().map().getBytes(StandardCharsets.UTF_8));
  }
}
