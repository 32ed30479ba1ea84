package stavka.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import stavka.engine.play.Facts;
import stavka.engine.table.Viewer;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.Switches;
import stavka.server.json.JsonText;
import stavka.server.match.Created;
import stavka.server.match.Keys;
import stavka.server.match.Lobby;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Play;
import stavka.server.match.SeatOffice;
import stavka.server.match.Situation;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSummary;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** A match in a few words: for its creator, its page's head, the lobby and the chart of points. */
public final class MatchJson {
  private MatchJson() {}

  /**
   * @param base the address of the server, for links
   * @param local whether that leads nowhere but to the machine it is used on
   */
  public static String created(Created created, String base, boolean local) {
    return JsonText.object(
        out -> {
          out.writeStringProperty("id", created.id());
          out.writeName("tokens");
          out.writeStartObject();
          created
              .tokens()
              .forEach((seat, token) -> out.writeStringProperty(Node.written(seat), token));
          out.writeEndObject();
          out.writeName("links");
          out.writeStartObject();
          created
              .tokens()
              .forEach(
                  (seat, token) ->
                      out.writeStringProperty(
                          Node.written(seat), link(base, "/m/" + created.id(), token)));
          out.writeEndObject();
          if (!created.invitations().isEmpty()) {
            out.writeName("invitation");
            out.writeStartObject();
            created
                .invitations()
                .forEach(
                    (seat, token) ->
                        invitation(out, Node.written(seat), token, created.until(), base, local));
            out.writeEndObject();
          }
          DiceJson.field(out, created.dice(), false);
        });
  }

  private static String link(String base, String path, String token) {
    return base + path + "#" + token;
  }

  /** The fields of an invitation. */
  public static void invitation(
      JsonGenerator out, String seat, String token, long until, String base, boolean local) {
    out.writeStringProperty("seat", seat);
    out.writeStringProperty("token", token);
    out.writeStringProperty("link", link(base, "/join", token));
    out.writeNumberProperty("until", until);
    if (local) {
      out.writeName("warning");
      out.writeStartObject();
      out.writeStringProperty(
          "en", "This link works on this machine only: others cannot open " + base + ".");
      out.writeStringProperty(
          "fr",
          "Ce lien ne fonctionne que sur cette machine : personne d'autre ne peut ouvrir "
              + base
              + ".");
      out.writeEndObject();
    }
  }

  /** A seat that was taken. */
  public static String taken(SeatOffice.Taking.Taken taken, String base, boolean local) {
    return JsonText.object(
        out -> {
          String seat = Node.written(taken.seat());
          out.writeStringProperty("id", taken.match());
          out.writeStringProperty("seat", seat);
          out.writeName("tokens");
          out.writeStartObject();
          out.writeStringProperty(seat, taken.token());
          out.writeEndObject();
          out.writeStringProperty("link", link(base, "/m/" + taken.match(), taken.token()));
          out.writeBooleanProperty("local", local);
        });
  }

  public static String head(Situation situation, Viewer viewer, Keys keys) {
    return JsonText.object(
        out -> {
          MatchRules rules = situation.rules();
          boolean over = situation.verdict().isPresent();
          names(out, rules, viewer);
          JsonText.text(out, "scenarioTitle", rules.scenario().title());
          int first = Math.max(1, rules.start().turn());
          options(out, rules);
          out.writeNumberProperty("firstTurn", first);
          out.writeNumberProperty("lastTurn", first + rules.scenario().turns() - 1);
          out.writeNumberProperty("orders", situation.orders());
          out.writeBooleanProperty("over", over);
          out.writeName("seats");
          out.writeStartObject();
          seat(out, rules, keys, Side.AXIS);
          seat(out, rules, keys, Side.SOVIET);
          out.writeEndObject();
          out.writeBooleanProperty("waiting", !rules.dice().isReady());
          DiceJson.field(out, rules.dice(), over);
          PlayJson.before(out, rules, viewer);
          if (situation.fault() != null) {
            out.writeStringProperty("fault", situation.fault());
          }
        });
  }

  /** The options that are not as usual. */
  private static void options(JsonGenerator out, MatchRules rules) {
    Map<String, Integer> usual = rules.game().scenario(rules.scenario().id()).options();
    if (!usual.equals(rules.scenario().options())) {
      GamesJson.options(
          out,
          Switches.of(rules.game()).of(rules.scenario()).stream()
              .filter(option -> !Objects.equals(usual.get(option.id()), option.value()))
              .toList());
    }
  }

  /** Who sits there, and since when. */
  private static void seat(JsonGenerator out, MatchRules rules, Keys keys, Side side) {
    out.writeName(Node.written(side));
    out.writeStartObject();
    out.writeStringProperty("player", rules.player(side));
    Optional<Keys.Holder> holder =
        keys.holder(side == Side.AXIS ? Viewer.AXIS : Viewer.SOVIET)
            .or(() -> keys.holder(Viewer.BOTH));
    boolean bot = !rules.player(side).equals(MatchRules.HUMAN);
    out.writeBooleanProperty("taken", bot || holder.isPresent());
    if (holder.isPresent() && !bot) {
      if (!holder.get().name().isEmpty()) {
        out.writeStringProperty("name", holder.get().name());
      }
      if (holder.get().taken() > 0) {
        out.writeNumberProperty("since", holder.get().taken());
      }
    }
    out.writeEndObject();
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
  public static void lobby(JsonGenerator out, int index, Lobby.Line line) {
    StoredMatch match = line.match();
    StoredSummary summary = line.summary();
    JsonNode stands = JsonText.parse(summary.content().getBytes(StandardCharsets.UTF_8));
    out.writeStartObject();
    out.writeNumberProperty("token", index);
    out.writeStringProperty("id", match.id());
    out.writeStringProperty("game", match.game());
    out.writeStringProperty("scenario", match.scenario());
    out.writeStringProperty("seat", Node.written(line.seat()));
    out.writeName("players");
    out.writeStartObject();
    out.writeStringProperty("axis", match.axis());
    out.writeStringProperty("soviet", match.soviet());
    out.writeEndObject();
    out.writeNumberProperty("turn", stands.path("turn").intValue());
    out.writeStringProperty("phase", stands.path("phase").asString(""));
    out.writeName("decision");
    out.writeRawValue(stands.path("decision").toString());
    String side = stands.path("side").asString("");
    out.writeBooleanProperty(
        "yours",
        (side.equals("axis") && line.seat().plays(Side.AXIS))
            || (side.equals("soviet") && line.seat().plays(Side.SOVIET)));
    out.writeBooleanProperty("over", summary.ended());
    if (summary.ended()) {
      out.writeName("verdict");
      out.writeRawValue(stands.path("verdict").toString());
    }
    out.writeNumberProperty("orders", summary.orders());
    out.writeNumberProperty("updated", summary.updated());
    out.writeEndObject();
  }

  /** The points at the end of each turn played, and now. */
  public static String points(Match match) {
    List<Play.Points> ends = match.points();
    return match.look(
        situation ->
            JsonText.of(
                out -> {
                  out.writeStartArray();
                  ends.forEach(end -> points(out, end));
                  if (situation.verdict().isEmpty()) {
                    points(out, now(situation));
                  }
                  out.writeEndArray();
                }));
  }

  private static Play.Points now(Situation situation) {
    Facts facts = situation.rules().game().facts();
    return new Play.Points(
        situation.position().turn(),
        facts.points(situation.position(), Side.AXIS),
        facts.points(situation.position(), Side.SOVIET));
  }

  private static void points(JsonGenerator out, Play.Points points) {
    out.writeStartObject();
    out.writeNumberProperty("turn", points.turn());
    out.writeNumberProperty("axis", points.axis());
    out.writeNumberProperty("soviet", points.soviet());
    out.writeEndObject();
  }
}
