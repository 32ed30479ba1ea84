package stavka.server.api;

import java.util.Optional;
import stavka.engine.play.Verdict;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Situation;

/** How a match stands, for the lobby; it is kept in the store, so that the match need not be. */
final class SummaryJson {
  private SummaryJson() {}

  static String text(Situation situation) {
    MatchRules rules = situation.rules();
    Optional<Verdict> verdict = situation.verdict();
    return JsonText.object(
        out -> {
          out.writeNumberProperty("turn", situation.position().turn());
          out.writeStringProperty("phase", rules.table().phase(situation.position()));
          out.writeName("decision");
          if (verdict.isPresent()) {
            out.writeNull();
          } else {
            ViewJson.decision(out, rules, situation.legal());
          }
          out.writeStringProperty(
              "side", verdict.isPresent() ? "" : Node.written(situation.legal().decision().side()));
          if (verdict.isPresent()) {
            out.writeName("verdict");
            VerdictJson.write(out, rules, verdict);
          }
        });
  }
}
