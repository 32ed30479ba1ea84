package stavka.ai;

import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** What a position is worth to a side: strength on the map, points, and where units stand. */
final class Worth {
  private static final double POINT = 2;
  private static final double UNTENABLE = 2;

  private Worth() {}

  /**
   * @param terrain of the position as the side sees it
   */
  static double of(Game game, Position position, Side side, Terrain terrain) {
    Facts facts = game.facts();
    double sum = POINT * (facts.points(position, side) - facts.points(position, side.enemy()));
    for (int unit = 0; unit < position.counters(); unit++) {
      if (!position.onMap(unit)) {
        continue;
      }
      int hex = position.place(unit);
      boolean own = position.setting().roster().side(unit) == side;
      if (facts.fights(unit)) {
        sum += own ? 1 + 0.1 * terrain.pull(hex) : -1;
      }
      if (position.top(hex) == unit) {
        sum += own ? stack(terrain, hex) : -terrain.enemyAttack[hex] - terrain.enemyDefence[hex];
      }
    }
    return sum;
  }

  private static double stack(Terrain terrain, int hex) {
    int defence = terrain.ownDefence[hex];
    int threat = terrain.around(terrain.enemyAttack, hex);
    double exposed = threat > 2 * defence * terrain.cover(hex) ? UNTENABLE : 0;
    return terrain.ownAttack[hex] + defence - exposed * terrain.ownUnits[hex];
  }
}
