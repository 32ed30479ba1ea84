package stavka.server.api;

import java.util.List;
import java.util.Optional;
import stavka.engine.play.Insight;
import stavka.engine.play.Side;
import stavka.engine.play.Verdict;
import stavka.engine.table.Viewer;
import stavka.formats.Node;
import stavka.server.json.JsonText;
import stavka.server.match.Created;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Play;
import stavka.server.match.Situation;
import tools.jackson.core.JsonGenerator;

/** A match in a few words: for its creator, its page's head, the lobby and the chart of points. */
public final class MatchJson {
  private MatchJson() {}

  public static String created(Created created) {
    return JsonText.object(
        out -> {
          out.writeStringProperty("id", created.id());
          out.writeName("tokens");
          out.writeStartObject();
          created
              .tokens()
              .forEach((seat, token) -> out.writeStringProperty(Node.written(seat), token));
          out.writeEndObject();
        });
  }

  public static String head(Situation situation, Viewer viewer) {
    return JsonText.object(
        out -> {
          MatchRules rules = situation.rules();
          names(out, rules, viewer);
          JsonText.text(out, "scenarioTitle", rules.scenario().title());
          int first = Math.max(1, rules.start().turn());
          out.writeNumberProperty("firstTurn", first);
          out.writeNumberProperty("lastTurn", first + rules.scenario().turns() - 1);
          out.writeNumberProperty("orders", situation.orders());
          out.writeBooleanProperty("over", situation.verdict().isPresent());
          if (situation.fault() != null) {
            out.writeStringProperty("fault", situation.fault());
          }
        });
  }

  private static void names(JsonGenerator out, MatchRules rules, Viewer viewer) {
    out.writeStringProperty("id", rules.id());
    out.writeStringProperty("game", rules.game().slug());
    out.writeStringProperty("scenario", rules.scenario().id());
    out.writeStringProperty("seat", Node.written(viewer));
    out.writeName("players");
    out.writeStartObject();
    out.writeStringProperty("axis", rules.axis());
    out.writeStringProperty("soviet", rules.soviet());
    out.writeEndObject();
  }

  /**
   * A line of the lobby.
   *
   * @param index the place of its token in the request
   */
  public static void lobby(
      JsonGenerator out, int index, Situation situation, Viewer viewer, long updated) {
    MatchRules rules = situation.rules();
    Optional<Verdict> verdict = situation.verdict();
    out.writeStartObject();
    out.writeNumberProperty("token", index);
    names(out, rules, viewer);
    out.writeNumberProperty("turn", situation.position().turn());
    out.writeStringProperty("phase", rules.table().phase(situation.position()));
    out.writeName("decision");
    if (verdict.isPresent()) {
      out.writeNull();
      out.writeBooleanProperty("yours", false);
    } else {
      ViewJson.decision(out, rules, situation.legal());
      Side side = situation.legal().decision().side();
      out.writeBooleanProperty("yours", viewer.plays(side));
    }
    out.writeBooleanProperty("over", verdict.isPresent());
    if (verdict.isPresent()) {
      out.writeName("verdict");
      VerdictJson.write(out, rules, verdict);
    }
    out.writeNumberProperty("orders", situation.orders());
    out.writeNumberProperty("updated", updated);
    out.writeEndObject();
  }

  /** The points at the end of each turn played, and now. */
  public static String points(Match match) {
    List<Play> plays = match.history(0);
    return match.look(
        situation ->
            JsonText.of(
                out -> {
                  out.writeStartArray();
                  for (Play play : plays) {
                    if (play.points() != null) {
                      points(out, play.points());
                    }
                  }
                  if (situation.verdict().isEmpty()) {
                    points(out, now(situation));
                  }
                  out.writeEndArray();
                }));
  }

  private static Play.Points now(Situation situation) {
    Insight insight = situation.rules().game().insight();
    return new Play.Points(
        situation.position().turn(),
        insight.points(situation.position(), Side.AXIS),
        insight.points(situation.position(), Side.SOVIET));
  }

  private static void points(JsonGenerator out, Play.Points points) {
    out.writeStartObject();
    out.writeNumberProperty("turn", points.turn());
    out.writeNumberProperty("axis", points.axis());
    out.writeNumberProperty("soviet", points.soviet());
    out.writeEndObject();
  }
}
