package stavka.ai.planner;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Game;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;

/** What a player knows of a game by heart: what belongs together, and what odds lead to. */
final class Lore {
  final Game game;
  final Formations formations;
  private final Setting setting;
  private final Map<Integer, Prospects> prospects = new HashMap<>();

  Lore(Game game, Position position) {
    this.game = game;
    this.setting = position.setting();
    this.formations = new Formations(setting.roster());
  }

  /** Whether it is about the match of a position. */
  boolean serves(Game other, Position position) {
    return game.equals(other) && setting.equals(position.setting());
  }

  /** What attacks of a side lead to in the turn of a position. */
  Prospects prospects(Position position, Side attacker) {
    int key = 2 * position.turn() + attacker.ordinal();
    return prospects.computeIfAbsent(
        key, unknown -> new Prospects(game.insight(), position, attacker));
  }
}
