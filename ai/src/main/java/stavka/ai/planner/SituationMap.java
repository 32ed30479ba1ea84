package stavka.ai.planner;

import stavka.engine.hex.HexGrid;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** A position as one side's staff draws it before a phase: strengths, zones and threats by hex. */
final class SituationMap {
  /** What part of its allowance a unit makes good across country, in hexes a point. */
  private static final double PACE = 0.6;

  /** The same along roads, for a dash that stakes everything. */
  private static final double DASH = 0.85;

  /** How much a distant enemy counts, who has other things to do as well. */
  private static final double DISTANT = 0.6;

  /** What it costs to break away from an enemy. */
  private static final int LEAVING = 3;

  final GameKnowledge lore;
  final Facts facts;
  final Advice advice;
  final Position position;
  final Side side;
  final Style style;
  final HexGrid grid;
  final int size;

  /** How much of the side may stand on a hex. */
  final int capacity;

  /** The worth of each counter. */
  final double[] value;

  final double[] enemyDefence;
  final double[] enemyValue;
  final int[] enemySteps;
  final int[] enemyUnits;
  final boolean[] enemyHere;
  final boolean[] enemyZone;

  /** What entering or attacking each hex would bring upon the side. */
  final double[] provocation;

  /** What the enemy could bring against each hex in his next turn. */
  final double[] threat;

  /** The same, were he to come by the best of roads and from out of our zones. */
  final double[] raid;

  SituationMap(GameKnowledge lore, Position position, Side side, Style style) {
    this.lore = lore;
    this.facts = lore.game.facts();
    this.advice = lore.game.advice();
    this.position = position;
    this.side = side;
    this.style = style.tempered(advice.temper(side));
    this.grid = position.grid();
    this.size = grid.size();
    this.capacity = facts.stacking(side);
    this.value = new double[position.counters()];
    this.enemyDefence = new double[size];
    this.enemyValue = new double[size];
    this.enemySteps = new int[size];
    this.enemyUnits = new int[size];
    this.enemyHere = new boolean[size];
    this.enemyZone = new boolean[size];
    this.provocation = new double[size];
    this.threat = new double[size];
    this.raid = new double[size];
    Side enemy = side.enemy();
    for (int unit = 0; unit < value.length; unit++) {
      value[unit] = lore.value(position, unit, style);
      if (position.onMap(unit) && position.counter(unit).side() == enemy) {
        addEnemy(unit);
      }
    }
    for (int hex = 0; hex < size; hex++) {
      enemyZone[hex] = facts.zone(position, enemy, hex);
      provocation[hex] = advice.provocation(position, side, hex);
      int garrison = facts.garrison(position, enemy, hex);
      enemyDefence[hex] = enemyDefence[hex] * facts.shelter(hex) + garrison;
      enemyHere[hex] |= garrison > 0;
      if (enemyHere[hex] && enemyDefence[hex] < 1) {
        enemyDefence[hex] = 1;
      }
    }
  }

  private void addEnemy(int unit) {
    int hex = position.place(unit);
    enemyHere[hex] = true;
    if (!facts.fights(unit)) {
      enemyDefence[hex] += facts.defence(position, unit);
      enemyValue[hex] += value[unit];
      return;
    }
    boolean supplied = facts.supplied(position, unit);
    double cohesion = whole(unit) ? facts.cohesion() : 1;
    double supply = supplied ? 1 : 0.5;
    enemyDefence[hex] += facts.defence(position, unit) * cohesion * supply;
    enemyValue[hex] += value[unit];
    enemySteps[hex] += facts.stepsLeft(position, unit);
    enemyUnits[hex]++;
    double attack = facts.attack(position, unit) * cohesion * supply;
    if (attack > 0) {
      int movement = facts.movement(position, unit);
      boolean pinned = facts.zone(position, side, hex);
      spread(threat, hex, attack, pinned ? 1 : 1 + (int) (PACE * movement));
      spread(raid, hex, attack, 1 + (int) (DASH * (pinned ? movement - LEAVING : movement)));
    }
  }

  private void spread(double[] field, int from, double attack, int reach) {
    int column = grid.column(from);
    int row = grid.row(from);
    for (int r = Math.max(0, row - reach); r <= Math.min(grid.rows() - 1, row + reach); r++) {
      for (int c = Math.max(0, column - reach);
          c <= Math.min(grid.columns() - 1, column + reach);
          c++) {
        int hex = r * grid.columns() + c;
        int distance = grid.distance(from, hex);
        if (distance <= reach) {
          field[hex] += distance <= 2 ? attack : DISTANT * attack;
        }
      }
    }
  }

  /** Whether the match is about to end, so that how things stand is how they will be counted. */
  boolean ending() {
    return position.turn() >= lore.turns - 1;
  }

  /** Whether an enemy who fights is within some hexes. */
  boolean enemyNear(int hex, int range) {
    for (int other = 0; other < size; other++) {
      if (enemyUnits[other] > 0 && grid.distance(hex, other) <= range) {
        return true;
      }
    }
    return false;
  }

  /** Whether all units of a unit's formation stand where it does. */
  boolean whole(int unit) {
    int[] members = lore.formations.members(unit);
    int place = position.place(unit);
    for (int other : members) {
      if (position.place(other) != place) {
        return false;
      }
    }
    return members.length > 1;
  }

  boolean sustains(int unit, int hex) {
    return lore.sustains(position, unit, hex);
  }
}
