package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.engine.play.Verdict;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import tools.jackson.core.JsonGenerator;

/** How a match ended, or null. */
public final class VerdictJson {
  private VerdictJson() {}

  public static void write(JsonGenerator out, MatchRules rules, Optional<Verdict> ended) {
    if (ended.isEmpty()) {
      out.writeNull();
      return;
    }
    Verdict verdict = ended.get();
    out.writeStartObject();
    if (verdict.winner() == null) {
      out.writeNullProperty("winner");
    } else {
      out.writeStringProperty("winner", Node.written(verdict.winner()));
    }
    out.writeStringProperty("level", verdict.level());
    JsonText.text(out, "text", ObjectionJson.sentence(rules, verdict.level(), List.of()));
    out.writeNumberProperty("axisPoints", verdict.axisPoints());
    out.writeNumberProperty("sovietPoints", verdict.sovietPoints());
    out.writeStringProperty("rule", verdict.rule());
    out.writeEndObject();
  }
}
