package stavka.ai;

import stavka.engine.hex.HexGrid;

/** How well a group that has been lifted off the map would stand on a hex, by rule of thumb. */
final class Standing {
  private static final double UNTENABLE = 4;
  private static final double ALONE = 2;
  private static final double OBJECTIVE = 3;
  private static final double CROWD = 0.4;

  /** What a point of strength is worth that units have from standing together. */
  private static final double UNITED = 0.15;

  private final Terrain terrain;

  Standing(Terrain terrain) {
    this.terrain = terrain;
  }

  double of(int hex, Group group) {
    double score = terrain.pull(hex);
    int attack = group.attackAt(hex);
    int here = (terrain.ownDefence[hex] + group.defenceAt(hex)) * terrain.cover(hex);
    int threat = terrain.around(terrain.enemyAttack, hex);
    if (threat > 2 * Math.max(1, here)) {
      score -= UNTENABLE;
    }
    score += chance(hex, attack);
    if (!terrain.friendNear(hex)) {
      score -= ALONE;
    }
    score += UNITED * (attack - group.printed());
    score -= CROWD * terrain.ownUnits[hex];
    score += terrain.worth(hex) > 0 && terrain.ownUnits[hex] == 0 ? OBJECTIVE : 0;
    return score;
  }

  /** The best attack the group would help to make from a hex. */
  private double chance(int hex, int attack) {
    double best = 0;
    HexGrid grid = terrain.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int enemy = grid.neighbour(hex, direction);
      if (enemy == HexGrid.NONE || terrain.enemyDefence[enemy] == 0) {
        continue;
      }
      int together = terrain.around(terrain.ownAttack, enemy) + attack;
      double ratio = (double) together / terrain.enemyDefence[enemy];
      best = Math.max(best, Math.min(5, ratio * 1.5));
    }
    return best;
  }
}
