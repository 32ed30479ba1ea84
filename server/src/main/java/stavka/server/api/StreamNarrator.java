package stavka.server.api;

import stavka.engine.table.Viewer;
import stavka.server.json.JsonText;
import stavka.server.match.MatchRules;
import stavka.server.match.Narrator;
import stavka.server.match.Play;
import stavka.server.match.Situation;

/** What a stream tells its watcher. */
public final class StreamNarrator implements Narrator {
  @Override
  public String hello(Situation situation, Viewer viewer) {
    return JsonText.object(
        out -> {
          out.writeNumberProperty("n", situation.orders());
          out.writeName("view");
          ViewJson.write(out, situation, viewer);
        });
  }

  @Override
  public String order(Situation situation, Play play, Viewer viewer) {
    return JsonText.object(
        out -> {
          PlayJson.fields(out, situation.rules(), play, viewer);
          out.writeName("view");
          ViewJson.write(out, situation, viewer);
        });
  }

  @Override
  public String past(MatchRules rules, Play play, Viewer viewer) {
    return JsonText.object(out -> PlayJson.fields(out, rules, play, viewer));
  }

  @Override
  public String summary(Situation situation) {
    return SummaryJson.text(situation);
  }

  @Override
  public String undo(Situation situation, Viewer viewer) {
    return hello(situation, viewer);
  }
}
