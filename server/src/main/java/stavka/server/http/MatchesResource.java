package stavka.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.table.Viewer;
import stavka.server.api.MatchJson;
import stavka.server.json.JsonText;
import stavka.server.match.Created;
import stavka.server.match.Match;
import stavka.server.match.MatchRules;
import stavka.server.match.Matches;
import stavka.server.match.NewMatch;
import stavka.server.match.Tokens;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** New matches and the list of one's own. */
final class MatchesResource {
  private static final int MOST_TOKENS = 200;

  private final List<Game> games;
  private final Matches matches;
  private final RateLimit creations;

  MatchesResource(List<Game> games, Matches matches, RateLimit creations) {
    this.games = games;
    this.matches = matches;
    this.creations = creations;
  }

  void create(Context ctx) {
    JsonNode body = Body.object(ctx);
    Game game = game(Body.text(body, "game"));
    Scenario scenario = scenario(game, body);
    boolean hotSeat = body.path("hotSeat").asBoolean(false);
    String axis = hotSeat ? MatchRules.HUMAN : player(body, "axis");
    String soviet = hotSeat ? MatchRules.HUMAN : player(body, "soviet");
    NewMatch match =
        new NewMatch(
            game,
            scenario.id(),
            Map.of(),
            seed(body),
            axis,
            soviet,
            seats(hotSeat, axis, soviet),
            List.of());
    answer(ctx, match);
  }

  /** Creates a match and answers with its tokens. */
  void answer(Context ctx, NewMatch match) {
    if (!creations.take(ctx.ip())) {
      throw RateLimit.problem();
    }
    Created created =
        matches
            .create(match)
            .orElseThrow(
                () -> new Problem(503, "full", "this server has no room for more matches"));
    ctx.status(201);
    Reply.json(ctx, MatchJson.created(created));
  }

  static List<Viewer> seats(boolean hotSeat, String axis, String soviet) {
    if (hotSeat) {
      return List.of(Viewer.BOTH, Viewer.SPECTATOR);
    }
    List<Viewer> seats = new ArrayList<>();
    if (axis.equals(MatchRules.HUMAN)) {
      seats.add(Viewer.AXIS);
    }
    if (soviet.equals(MatchRules.HUMAN)) {
      seats.add(Viewer.SOVIET);
    }
    seats.add(Viewer.SPECTATOR);
    return seats;
  }

  Game game(String slug) {
    return games.stream()
        .filter(candidate -> candidate.slug().equals(slug))
        .findFirst()
        .orElseThrow(() -> unknown("game", slug));
  }

  private static Scenario scenario(Game game, JsonNode body) {
    if (!body.has("scenario")) {
      return game.scenarios().getFirst();
    }
    String id = Body.text(body, "scenario");
    return game.scenarios().stream()
        .filter(candidate -> candidate.id().equals(id))
        .findFirst()
        .orElseThrow(() -> unknown("scenario", id));
  }

  private static String player(JsonNode body, String side) {
    return player(body.has(side) ? Body.text(body, side) : null);
  }

  /** A human if nobody is named. */
  static String player(@Nullable String named) {
    String player = named == null ? MatchRules.HUMAN : named;
    if (!player.equals(MatchRules.HUMAN) && Bots.find(player).isEmpty()) {
      throw unknown("player", player);
    }
    return player;
  }

  private static long seed(JsonNode body) {
    JsonNode seed = body.path("seed");
    if (seed.isMissingNode() || seed.isNull()) {
      return Tokens.seed();
    }
    try {
      if (seed.isIntegralNumber() && seed.canConvertToLong()) {
        return seed.longValue();
      }
      return Long.parseLong(seed.isString() ? seed.stringValue() : "");
    } catch (NumberFormatException wrong) {
      throw Problem.malformed("'seed' should be a whole number of 64 bits");
    }
  }

  private static Problem unknown(String what, String name) {
    String shown = name.length() > 40 ? name.substring(0, 40) + "..." : name;
    return Problem.malformed("unknown " + what + " '" + shown + "'");
  }

  /** Tokens that open nothing are passed over. */
  void lobby(Context ctx) {
    JsonNode tokens = Body.object(ctx).path("tokens");
    if (!tokens.isArray() || tokens.size() > MOST_TOKENS) {
      throw Problem.malformed("'tokens' should be a list of at most " + MOST_TOKENS);
    }
    Reply.json(
        ctx,
        JsonText.of(
            out -> {
              out.writeStartArray();
              for (int i = 0; i < tokens.size(); i++) {
                if (tokens.path(i).isString()) {
                  line(out, i, tokens.path(i).stringValue());
                }
              }
              out.writeEndArray();
            }));
  }

  private void line(JsonGenerator out, int index, String token) {
    Optional<Match> match = matches.opened(token);
    Optional<Viewer> viewer = match.flatMap(found -> found.keys().seat(token));
    if (match.isPresent() && viewer.isPresent()) {
      long updated = match.get().updated();
      match
          .get()
          .look(
              situation -> {
                MatchJson.lobby(out, index, situation, viewer.get(), updated);
                return true;
              });
    }
  }
}
