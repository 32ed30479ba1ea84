package stavka.ai;

import stavka.engine.play.Game;
import stavka.engine.play.Insight;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/** What a position is worth to a side: strength on the map, points, and where units stand. */
final class Worth {
  private static final double POINT = 2;
  private static final double UNTENABLE = 2;

  private Worth() {}

  static double of(Game game, Position position, Side side) {
    Insight insight = game.insight();
    Terrain terrain = new Terrain(game, position, side);
    double sum = POINT * (insight.points(position, side) - insight.points(position, side.enemy()));
    for (int unit = 0; unit < position.counters(); unit++) {
      if (!position.onMap(unit) || !insight.fights(unit)) {
        continue;
      }
      double strength = 1 + insight.attack(position, unit) + insight.defence(position, unit);
      if (position.counter(unit).side() == side) {
        int hex = position.place(unit);
        int threat = terrain.around(terrain.enemyAttack, hex);
        sum += strength + 0.1 * terrain.pull(hex);
        sum -= threat > 2 * terrain.ownDefence[hex] ? UNTENABLE : 0;
      } else {
        sum -= strength;
      }
    }
    return sum;
  }
}
