package stavka.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import stavka.engine.play.Game;
import stavka.engine.table.Table;
import stavka.server.api.GamesJson;
import stavka.server.api.KitJson;
import stavka.server.api.OneLanguage;
import stavka.server.api.OutlookJson;
import stavka.server.api.SheetJson;
import stavka.server.api.TerrainJson;

/** What there is to play: made once, then sent as it is. */
final class GamesResource {
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

  void rules(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/rules", key -> GamesJson.rules(game.rulebook()));
  }

  void kit(Context ctx) {
    Game game = game(ctx);
    String language = ctx.queryParam("lang");
    if (language != null && !OneLanguage.ALL.contains(language)) {
      throw Problem.malformed("'lang' should be one of " + OneLanguage.ALL);
    }
    send(
        ctx,
        game.slug() + "/kit" + (language == null ? "" : "/" + language),
        key -> {
          String kit = KitJson.text(game, table(game).kit());
          return language == null ? kit : OneLanguage.of(kit, language);
        });
  }

  void briefings(Context ctx) {
    Game game = game(ctx);
    send(ctx, game.slug() + "/briefings", key -> OutlookJson.briefings(table(game).briefings()));
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
