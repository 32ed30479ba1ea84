package stavka.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import stavka.engine.play.Game;
import stavka.engine.table.Table;
import stavka.server.api.GamesJson;
import stavka.server.api.KitJson;
import stavka.server.api.OneLanguage;
import stavka.server.api.OutlookJson;
import stavka.server.api.ProvenanceJson;
import stavka.server.api.SheetJson;
import stavka.server.api.TerrainJson;
import stavka.server.api.TourJson;

/** What there is to play: made once, then sent as it is. */
final class GamesResource {
  private static final String FIRST = "first";

  private final List<Game> games;
  private final Map<String, Asset> made = new ConcurrentHashMap<>();

  /**
   * @param games those that have a table
   */
  GamesResource(List<Game> games) {
    this.games = games;
  }

  void list(Context ctx) {
    send(ctx, "games", key -> GamesJson.games(games));
  }

  void bots(Context ctx) {
    send(ctx, "bots", key -> GamesJson.bots());
  }

  void map(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/map", key -> table(game).map());
  }

  /** The map as the page draws it. */
  void sheet(Context ctx) {
    Game game = game(ctx);
    send(
        ctx,
        game.slug() + "/sheet",
        key -> SheetJson.text(table(game).map(), table(game).kit().dressing()));
  }

  /** The terrain chart. */
  void terrain(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/terrain", key -> TerrainJson.text(game));
  }

  /** Where its data come from. */
  void provenance(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/provenance", key -> ProvenanceJson.text(game));
  }

  void rules(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/rules", key -> GamesJson.rules(game.rulebook()));
  }

  void kit(Context ctx) {
    Game game = game(ctx);
    if (ctx.queryParam("part") == null) {
      translated(ctx, game.slug() + "/kit", () -> KitJson.text(game, table(game).kit()));
    } else if (FIRST.equals(ctx.queryParam("part"))) {
      translated(ctx, game.slug() + "/first", () -> KitJson.first(game, table(game).kit()));
    } else {
      throw Problem.malformed("'part' can only be '" + FIRST + "'");
    }
  }

  /** The words that are not in the first part of the kit. */
  void reasons(Context ctx) {
    Game game = game(ctx);
    translated(ctx, game.slug() + "/reasons", () -> KitJson.reasons(table(game).kit()));
  }

  /** Of all scenarios, or of the one that is asked for. */
  void briefings(Context ctx) {
    Game game = game(ctx);
    String scenario = ctx.queryParam("scenario");
    if (scenario != null && game.scenarios().stream().noneMatch(one -> one.id().equals(scenario))) {
      throw Problem.notFound("there is no such scenario");
    }
    translated(
        ctx,
        game.slug() + "/briefings/" + (scenario == null ? "" : scenario),
        () ->
            OutlookJson.briefings(
                table(game).briefings().stream()
                    .filter(one -> scenario == null || one.scenario().equals(scenario))
                    .toList()));
  }

  /** The guided first turn. */
  void tour(Context ctx) {
    Game game = game(ctx);
    translated(ctx, game.slug() + "/tour", () -> TourJson.text(table(game).kit().dressing()));
  }

  /** With all its texts, or with those of the language that is asked for. */
  private void translated(Context ctx, String key, Supplier<String> maker) {
    String language = ctx.queryParam("lang");
    if (language != null && !OneLanguage.ALL.contains(language)) {
      throw Problem.malformed("'lang' should be one of " + OneLanguage.ALL);
    }
    send(
        ctx,
        language == null ? key : key + "/" + language,
        k -> language == null ? maker.get() : OneLanguage.of(maker.get(), language));
  }

  private Game game(Context ctx) {
    String slug = ctx.pathParam("game");
    return games.stream()
        .filter(game -> game.slug().equals(slug))
        .findFirst()
        .orElseThrow(() -> Problem.notFound("there is no such game"));
  }

  private static Table table(Game game) {
    return game.table().orElseThrow();
  }

  private void send(Context ctx, String key, Function<String, String> maker) {
    made.computeIfAbsent(key, k -> Asset.json(maker.apply(k))).send(ctx);
  }
}
