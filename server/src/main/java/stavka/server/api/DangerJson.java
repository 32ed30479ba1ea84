package stavka.server.api;

import stavka.ai.BestAttack;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;

/** The best attack that the other side could bring against a hex. */
public final class DangerJson {
  private DangerJson() {}

  /**
   * @param position as the side that holds the hex imagines it
   */
  public static String text(MatchRules rules, Position position, Side holder, int hex) {
    Side attacker = holder.enemy();
    return JsonText.object(
        out -> {
          out.writeStringProperty("hex", name(position, hex));
          out.writeStringProperty("side", Node.written(attacker));
          BestAttack.against(rules.game(), position, attacker, hex)
              .ifPresent(found -> found(out, rules, found));
        });
  }

  private static void found(JsonGenerator out, MatchRules rules, BestAttack.Found found) {
    out.writeName("comers");
    out.writeStartArray();
    for (BestAttack.Comer comer : found.comers()) {
      out.writeStartObject();
      out.writeStringProperty("unit", found.position().counter(comer.unit()).id());
      out.writeStringProperty("from", name(found.position(), comer.from()));
      out.writeStringProperty("to", name(found.position(), comer.to()));
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeNumberProperty("support", found.attack().support());
    out.writeNumberProperty("cleared", found.cleared());
    out.writeName("forecast");
    out.writeRawValue(ForecastJson.text(rules, found.forecast()));
  }

  private static String name(Position position, int hex) {
    return position.setting().map().name(hex);
  }
}
