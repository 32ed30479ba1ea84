package stavka.server.api;

import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Overlay.Spot;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;

/** Something to lay over the map. */
public final class OverlayJson {
  private OverlayJson() {}

  public static String text(MatchRules rules, Overlay overlay) {
    return JsonText.object(
        out -> {
          out.writeName("hexes");
          out.writeStartArray();
          overlay.hexes().forEach(spot -> spot(out, rules, spot));
          out.writeEndArray();
          out.writeName("lines");
          out.writeStartArray();
          overlay.lines().forEach(line -> line(out, rules, line));
          out.writeEndArray();
        });
  }

  private static void spot(JsonGenerator out, MatchRules rules, Spot spot) {
    out.writeStartObject();
    out.writeStringProperty("hex", hex(rules, spot.hex()));
    if (spot.value() != null) {
      out.writeNumberProperty("value", spot.value());
    }
    if (spot.side() != null) {
      out.writeStringProperty("side", Node.written(spot.side()));
    }
    out.writeEndObject();
  }

  private static void line(JsonGenerator out, MatchRules rules, Line line) {
    out.writeStartObject();
    out.writeName("units");
    out.writeStartArray();
    line.units().each(unit -> out.writeString(rules.start().counter(unit).id()));
    out.writeEndArray();
    out.writeName("hexes");
    out.writeStartArray();
    line.hexes().each(hex -> out.writeString(hex(rules, hex)));
    out.writeEndArray();
    out.writeBooleanProperty("ok", line.ok());
    if (line.why() != null) {
      out.writeName("why");
      ObjectionJson.write(out, rules, line.why());
    }
    out.writeEndObject();
  }

  private static String hex(MatchRules rules, int hex) {
    return rules.start().setting().map().name(hex);
  }
}
