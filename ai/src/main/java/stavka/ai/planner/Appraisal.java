package stavka.ai.planner;

import stavka.engine.hex.HexGrid;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * What a position is worth to a side, as seen from one shortly before it. Lines of supply and
 * points cost most to work out, so where only units move a little they are taken as they were.
 */
final class Appraisal {
  private static final double POINT = 0.8;
  private static final double CUT_OFF = 0.25;

  private final GameKnowledge lore;
  private final Facts facts;
  private final Side side;
  private final Style style;
  private final GoalField goals;
  private final Position before;
  private final byte[] supplies;

  Appraisal(SituationMap picture, GoalField goals) {
    this.before = picture.position;
    this.supplies = new byte[before.counters()];
    this.lore = picture.lore;
    this.facts = picture.facts;
    this.side = picture.side;
    this.style = picture.style;
    this.goals = goals;
  }

  /** All things considered. */
  double of(Position position) {
    double points = facts.points(position, side) - facts.points(position, side.enemy());
    return POINT * points + units(position, true);
  }

  /** What can have changed by a few units' going, staying or falling. */
  double ofUnits(Position position) {
    return units(position, false) + places(position);
  }

  /** What the places are worth that a side's units stand on. */
  private double places(Position position) {
    double sum = 0;
    for (int hex = 0; hex < goals.worth.length; hex++) {
      int top = goals.keep[hex] > 0 ? position.top(hex) : Position.NOBODY;
      if (top != Position.NOBODY) {
        double worth = style.hold() * goals.keep[hex];
        sum += position.counter(top).side() == side ? worth : -worth;
      }
    }
    return sum;
  }

  private double units(Position position, boolean newLines) {
    HexGrid grid = position.grid();
    double[] ownDefence = new double[grid.size()];
    double[] enemyAttack = new double[grid.size()];
    double[] ownValue = new double[grid.size()];
    double sum = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (!position.onMap(unit)) {
        continue;
      }
      boolean own = position.counter(unit).side() == side;
      int hex = position.place(unit);
      if (!facts.fights(unit)) {
        sum += own ? 1 : -1;
        continue;
      }
      int attack = facts.attack(position, unit);
      int defence = facts.defence(position, unit);
      double value = lore.value(position, unit, style);
      boolean supplied = newLines ? lore.sustains(position, unit, hex) : suppliedBefore(unit, hex);
      double kept = supplied ? value : (1 - CUT_OFF) * value;
      if (own) {
        sum += kept - 0.3 * style.pull() * goals.distance[hex];
        ownDefence[hex] += defence;
        ownValue[hex] += value;
      } else {
        sum -= kept;
        enemyAttack[hex] += attack;
      }
    }
    return sum - style.caution() * danger(position, ownDefence, ownValue, enemyAttack);
  }

  /** Asked most often of units that stand where they stood, so those answers are kept. */
  private boolean suppliedBefore(int unit, int hex) {
    if (before.place(unit) != hex) {
      return lore.sustains(before, unit, hex);
    }
    if (supplies[unit] == 0) {
      supplies[unit] = (byte) (lore.sustains(before, unit, hex) ? 1 : -1);
    }
    return supplies[unit] > 0;
  }

  private double danger(
      Position position, double[] ownDefence, double[] ownValue, double[] enemyAttack) {
    HexGrid grid = position.grid();
    Prospects prospects = lore.prospects(position, side.enemy());
    double sum = 0;
    for (int hex = 0; hex < ownValue.length; hex++) {
      if (ownValue[hex] <= 0) {
        continue;
      }
      double threat = 0;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int near = grid.neighbour(hex, direction);
        if (near != HexGrid.NONE && enemyAttack[near] > 0) {
          int barrier = facts.barrier(near, HexGrid.opposite(direction));
          threat += barrier == 0 ? 0 : enemyAttack[near] / barrier;
        }
      }
      if (threat > 0) {
        Chances chances = prospects.at(threat, ownDefence[hex] * facts.shelter(hex));
        double part =
            chances.eliminated()
                + 0.3 * chances.struck2()
                + 0.2 * chances.driven()
                + 0.6 * chances.driven1()
                + chances.driven2();
        sum += 0.4 * ownValue[hex] * part;
      }
    }
    return sum;
  }
}
