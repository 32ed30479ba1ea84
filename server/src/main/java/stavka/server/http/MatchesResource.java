package stavka.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import stavka.ai.catalogue.Bots;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.engine.table.Viewer;
import stavka.formats.Switches;
import stavka.formats.record.SharedDice;
import stavka.server.api.MatchJson;
import stavka.server.match.Created;
import stavka.server.match.Dice;
import stavka.server.match.MatchMaker;
import stavka.server.match.MatchRules;
import stavka.server.match.NewMatch;
import stavka.server.match.Tokens;
import tools.jackson.databind.JsonNode;

/** New matches. */
final class MatchesResource {
  private static final Set<String> FIELDS =
      Set.of(
          "game",
          "scenario",
          "axis",
          "soviet",
          "hotSeat",
          "seat",
          "seed",
          "name",
          "options",
          "secretDigest");
  private static final int MOST_OPTIONS = 50;
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  private final List<Game> games;
  private final MatchMaker maker;
  private final RateLimit creations;
  private final RateLimit creationsOfNetworks;
  private final Callers callers;

  MatchesResource(
      List<Game> games,
      MatchMaker maker,
      RateLimit creations,
      RateLimit creationsOfNetworks,
      Callers callers) {
    this.games = games;
    this.maker = maker;
    this.creations = creations;
    this.creationsOfNetworks = creationsOfNetworks;
    this.callers = callers;
  }

  void create(Context ctx) {
    JsonNode body = Body.object(ctx);
    Body.allow(body, FIELDS);
    Game game = game(Body.text(body, "game"));
    Scenario scenario = scenario(game, body);
    boolean hotSeat = Body.flag(body, "hotSeat");
    String axis = hotSeat ? MatchRules.HUMAN : player(body, "axis");
    String soviet = hotSeat ? MatchRules.HUMAN : player(body, "soviet");
    boolean people = !hotSeat && axis.equals(MatchRules.HUMAN) && soviet.equals(MatchRules.HUMAN);
    Viewer own = people && Body.text(body, "seat", 16).equals("axis") ? Viewer.AXIS : Viewer.SOVIET;
    Viewer other = own == Viewer.AXIS ? Viewer.SOVIET : Viewer.AXIS;
    NewMatch match =
        new NewMatch(
            game,
            scenario.id(),
            options(game, scenario, body),
            people ? sharedDice(body, own) : dice(body),
            axis,
            soviet,
            people ? List.of(own, Viewer.SPECTATOR) : seats(hotSeat, axis, soviet),
            people ? List.of(other) : List.of(),
            PlayerName.in(body),
            List.of());
    mayCreate(ctx);
    answer(ctx, match);
  }

  /** To be asked before any work is done for a new match. */
  void mayCreate(Context ctx) {
    String address = Callers.of(ctx);
    if (!creations.take(address) || !creationsOfNetworks.take(MatchMaker.network(address))) {
      throw RateLimit.problem();
    }
    maker.checkRoom(address);
  }

  /**
   * Creates a match and answers with its tokens.
   *
   * @return its id
   */
  String answer(Context ctx, NewMatch match) {
    Created created = maker.create(match, Callers.of(ctx));
    ctx.status(201);
    ctx.header("Location", "/api/matches/" + created.id());
    String base = callers.base(ctx);
    Reply.json(ctx, MatchJson.created(created, base, Callers.isLocal(base)));
    return created.id();
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

  /** The switches that are not as usual: true, false or a whole number each. */
  private static Map<String, Integer> options(Game game, Scenario scenario, JsonNode body) {
    JsonNode given = body.path("options");
    if (given.isMissingNode() || given.isNull()) {
      return Map.of();
    }
    if (!given.isObject() || given.size() > MOST_OPTIONS) {
      throw Problem.malformed("'options' should be an object of options and their values");
    }
    Map<String, Integer> options = new TreeMap<>();
    for (Map.Entry<String, JsonNode> option : given.properties()) {
      options.put(shown(option.getKey()), value(shown(option.getKey()), option.getValue()));
    }
    try {
      Switches.of(game).with(scenario, options);
    } catch (IllegalArgumentException wrong) {
      throw Problem.malformed(String.valueOf(wrong.getMessage()));
    }
    return options;
  }

  private static int value(String name, JsonNode value) {
    if (value.isBoolean()) {
      return value.booleanValue() ? 1 : 0;
    }
    if (value.isIntegralNumber() && value.canConvertToInt()) {
      return value.intValue();
    }
    throw Problem.malformed("option '" + name + "' should be true, false or a whole number");
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

  /**
   * Between people nobody chooses: the server and both sides make the dice together. Who makes the
   * match commits himself to a secret and tells it when the other has sat down; or does without.
   */
  private static Dice sharedDice(JsonNode body, Viewer own) {
    if (body.has("seed") && !body.path("seed").isNull()) {
      throw Problem.malformed(
          "a seed may be chosen only in a hot seat or against bots: between people nobody knows the"
              + " dice");
    }
    String server = Tokens.secret();
    SharedDice dice =
        new SharedDice(Map.of(), Map.of())
            .committed(SharedDice.SERVER, SharedDice.digest(server))
            .revealed(SharedDice.SERVER, server);
    String party = own == Viewer.AXIS ? "axis" : "soviet";
    if (!body.has("secretDigest")) {
      return Dice.shared(dice.committed(party, SharedDice.digest("")).revealed(party, ""));
    }
    String digest = Body.text(body, "secretDigest");
    if (!DIGEST.matcher(digest).matches()) {
      throw Problem.malformed("'secretDigest' should be a SHA-256 in hexadecimal, 64 letters");
    }
    return Dice.shared(dice.committed(party, digest));
  }

  private static Dice dice(JsonNode body) {
    JsonNode seed = body.path("seed");
    if (seed.isMissingNode() || seed.isNull()) {
      return Dice.seeded(Tokens.seed());
    }
    try {
      if (seed.isIntegralNumber() && seed.canConvertToLong()) {
        return Dice.chosen(seed.longValue());
      }
      return Dice.chosen(Long.parseLong(seed.isString() ? seed.stringValue() : ""));
    } catch (NumberFormatException wrong) {
      throw Problem.malformed("'seed' should be a whole number of 64 bits");
    }
  }

  private static Problem unknown(String what, String name) {
    return Problem.malformed("unknown " + what + " '" + shown(name) + "'");
  }

  /** A name from outside, cut to what a message has room for. */
  private static String shown(String name) {
    return name.length() > 40 ? name.substring(0, 40) + "..." : name;
  }
}
