package stavka.server.api;

import java.util.List;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Briefing;
import stavka.engine.table.Table;
import stavka.server.json.JsonText;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/** What wins a match, and what is read before it. */
public final class OutlookJson {
  private OutlookJson() {}

  /** How a situation stands; an empty object if the game does not say. */
  public static String text(Situation situation) {
    Table table = situation.rules().table();
    return JsonText.of(
        out ->
            table
                .outlook(situation.position())
                .ifPresentOrElse(
                    outlook -> situation.rules().notation().writePlain(out, outlook),
                    () -> {
                      out.writeStartObject();
                      out.writeEndObject();
                    }));
  }

  public static String briefings(List<Briefing> briefings) {
    return JsonText.of(
        out -> {
          out.writeStartArray();
          briefings.forEach(briefing -> briefing(out, briefing));
          out.writeEndArray();
        });
  }

  private static void briefing(JsonGenerator out, Briefing briefing) {
    out.writeStartObject();
    out.writeStringProperty("scenario", briefing.scenario());
    JsonText.text(out, "situation", briefing.situation());
    JsonText.text(out, "length", briefing.length());
    task(out, "axis", briefing.axis());
    task(out, "soviet", briefing.soviet());
    out.writeName("notes");
    out.writeStartArray();
    for (Rulebook.Text note : briefing.notes()) {
      out.writeStartObject();
      JsonText.text(out, "text", note);
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void task(JsonGenerator out, String side, Briefing.Task task) {
    out.writeName(side);
    out.writeStartObject();
    JsonText.text(out, "own", task.own());
    JsonText.text(out, "seen", task.seen());
    out.writeEndObject();
  }
}
