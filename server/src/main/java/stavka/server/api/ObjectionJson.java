package stavka.server.api;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rulebook;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;

/** Reasons against something, in both languages and with what they are about. */
public final class ObjectionJson {
  private ObjectionJson() {}

  public static void list(
      JsonGenerator out, String name, MatchRules rules, List<Objection> objections) {
    out.writeName(name);
    out.writeStartArray();
    objections.forEach(objection -> write(out, rules, objection));
    out.writeEndArray();
  }

  public static void write(JsonGenerator out, MatchRules rules, Objection objection) {
    Position start = rules.start();
    out.writeStartObject();
    out.writeStringProperty("rule", objection.rule());
    out.writeStringProperty("code", objection.code());
    JsonText.text(out, "text", sentence(rules, objection.code(), objection.details()));
    out.writeName("hexes");
    out.writeStartArray();
    for (Detail detail : objection.details()) {
      if (detail instanceof Detail.OfHex(int hex) && hex >= 0) {
        out.writeString(start.setting().map().name(hex));
      }
    }
    out.writeEndArray();
    out.writeName("units");
    out.writeStartArray();
    for (Detail detail : objection.details()) {
      if (detail instanceof Detail.OfUnit(int unit) && unit >= 0) {
        out.writeString(start.counter(unit).id());
      }
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  static Rulebook.Text sentence(MatchRules rules, String code, List<Detail> details) {
    return new Rulebook.Text(
        rules.wording().say(code, details, "en"), rules.wording().say(code, details, "fr"));
  }
}
