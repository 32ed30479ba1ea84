package stavka.guderian.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianPieces;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Cup;
import stavka.operational.combat.LastingCups;

/**
 * The points leaders add to attackers in their hex, each to another one. Whom a leader helps is
 * named before untried units are shown; where nobody has been named yet he is taken to help the one
 * to whom he may be expected to add most, leaders with the highest rating first.
 */
@Rule({"10.1", "10.36", "10.26"})
record LeaderHelp(GuderianPieces pieces) {
  private static final int NOBODY = -1;

  /** For each attacker, the most points a leader gives him. */
  int[] points(Position position, BattlePlan plan) {
    Ints units = plan.attackers();
    int[] points = new int[units.size()];
    if (plan.overrun()) {
      return points;
    }
    Ints helped = chosen(position, plan);
    for (int leader : byRating(plan)) {
      int unit = position.get(leader, GuderianMarks.ASSISTS) - 1;
      if (unit < 0) {
        unit = best(position, leader, free(position, plan, leader, helped));
        helped = unit == NOBODY ? helped : helped.with(unit);
      }
      for (int k = 0; k < points.length; k++) {
        points[k] = units.get(k) == unit ? rating(leader) : points[k];
      }
    }
    return points;
  }

  /** A leader with more than one attacker to choose from who has not been told whom, or -1. */
  int undecided(Position position, BattlePlan plan) {
    return byRating(plan)
        .filter(leader -> position.get(leader, GuderianMarks.ASSISTS) == 0)
        .filter(leader -> candidates(position, plan, leader).size() > 1)
        .firstOr(NOBODY);
  }

  /** The attackers in a leader's hex whom no other leader has been told to help. */
  Ints candidates(Position position, BattlePlan plan, int leader) {
    return free(position, plan, leader, chosen(position, plan));
  }

  private Ints free(Position position, BattlePlan plan, int leader, Ints helped) {
    return plan.attackers()
        .filter(
            unit ->
                !pieces.isLeader(unit)
                    && position.place(unit) == position.place(leader)
                    && !helped.contains(unit));
  }

  private Ints chosen(Position position, BattlePlan plan) {
    return Ints.of(
        plan.attackers().stream()
            .filter(unit -> pieces.isLeader(unit) && position.get(unit, GuderianMarks.ASSISTS) > 0)
            .map(leader -> position.get(leader, GuderianMarks.ASSISTS) - 1)
            .toArray());
  }

  private Ints byRating(BattlePlan plan) {
    return plan.attackers().filter(pieces::isLeader).sorted(leader -> -rating(leader));
  }

  private int rating(int leader) {
    return pieces.roster().get(leader).rating();
  }

  /** The one to whom a leader may be expected to add most, the first of equals; or -1. */
  int best(Position position, int leader, Ints units) {
    int best = NOBODY;
    double most = -1;
    for (int i = 0; i < units.size(); i++) {
      double gain = gain(position, rating(leader), units.get(i));
      if (gain > most) {
        most = gain;
        best = units.get(i);
      }
    }
    return best;
  }

  /** What points of a leader may be expected to add to a unit that counts for no more itself. */
  private double gain(Position position, int rating, int unit) {
    if (!pieces.untried(position, unit)) {
      return Math.min(rating, pieces.attack(position, unit));
    }
    Cup cup = new LastingCups(pieces).left(position, pieces.cupOf(unit));
    double sum = 0;
    for (int i = 0; i < cup.size(); i++) {
      sum += cup.left(i) * Math.min(rating, cup.value(i).attack());
    }
    return sum / cup.total();
  }
}
