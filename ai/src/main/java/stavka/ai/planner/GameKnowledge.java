package stavka.ai.planner;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.value.Side;

/** What a player knows of a game by heart: what belongs together, and what odds lead to. */
final class GameKnowledge {
  private static final double STAFF = 1.5;
  private static final double PRESENCE = 0.3;

  final Game game;
  final Formations formations;

  /** The last turn of the match. */
  final int turns;

  private final Setting setting;
  private final Map<Integer, Prospects> prospects = new HashMap<>();

  GameKnowledge(Game game, Position position) {
    this.game = game;
    this.setting = position.setting();
    this.turns = game.facts().firstTurn(position) - 1 + game.scenario(setting.scenario()).turns();
    this.formations = new Formations(setting.roster());
  }

  /** Whether it is about the match of a position. */
  boolean serves(Game other, Position position) {
    return game.equals(other) && setting.equals(position.setting());
  }

  /**
   * What a unit is worth to its side: its strength, twice over in a whole formation, and points.
   */
  double value(Position position, int unit, Style style) {
    Facts facts = game.facts();
    Advice advice = game.advice();
    if (!facts.fights(unit)) {
      return STAFF;
    }
    double strength = (facts.attack(position, unit) + facts.defence(position, unit)) / 2.0;
    double times = formations.complete(position, unit) ? facts.cohesion() : 1;
    return PRESENCE + style.strength() * times * strength + advice.stake(position, unit);
  }

  /** What attacks of a side lead to in the turn of a position. */
  Prospects prospects(Position position, Side attacker) {
    int key = 2 * position.turn() + attacker.ordinal();
    return prospects.computeIfAbsent(
        key, unknown -> new Prospects(game.facts(), position, attacker));
  }

  /** Whether a unit can live on a hex: a line runs there, or staffs go on without one. */
  boolean sustains(Position position, int unit, int hex) {
    return game.advice().ventures(position) || game.facts().supplies(position, unit, hex);
  }
}
