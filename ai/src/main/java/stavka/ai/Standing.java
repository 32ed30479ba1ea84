package stavka.ai;

import stavka.engine.hex.HexGrid;

/** How well a unit stands on a hex, by rule of thumb. */
final class Standing {
  private static final double UNTENABLE = 4;
  private static final double ALONE = 2;

  private final Terrain terrain;

  Standing(Terrain terrain) {
    this.terrain = terrain;
  }

  /**
   * @param from the hex the unit comes from, or -1
   */
  double of(int hex, int from, int attack, int defence) {
    double score = terrain.pull(hex);
    int here = terrain.ownDefence[hex] + (hex == from ? 0 : defence);
    int threat = terrain.around(terrain.enemyAttack, hex);
    if (threat > 2 * Math.max(1, here)) {
      score -= UNTENABLE;
    }
    score += chance(hex, from, attack);
    if (!terrain.friendNear(hex, from)) {
      score -= ALONE;
    }
    score -= crowding(hex, from);
    score += terrain.worth(hex) > 0 && terrain.ownUnits[hex] - (hex == from ? 1 : 0) == 0 ? 3 : 0;
    return score;
  }

  /** The best attack the unit would help to make from a hex. */
  private double chance(int hex, int from, int attack) {
    double best = 0;
    HexGrid grid = terrain.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int enemy = grid.neighbour(hex, direction);
      if (enemy == HexGrid.NONE || terrain.enemyDefence[enemy] == 0) {
        continue;
      }
      int together = terrain.around(terrain.ownAttack, enemy);
      together += from >= 0 && grid.adjacent(from, enemy) ? 0 : attack;
      double ratio = (double) together / terrain.enemyDefence[enemy];
      best = Math.max(best, Math.min(5, ratio * 1.5));
    }
    return best;
  }

  private double crowding(int hex, int from) {
    int others = terrain.ownUnits[hex] - (hex == from ? 1 : 0);
    return 0.4 * others;
  }
}
