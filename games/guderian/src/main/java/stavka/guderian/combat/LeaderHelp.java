package stavka.guderian.combat;

import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Pieces;
import stavka.panzer.combat.BattlePlan;
import stavka.panzer.model.Expectation;

/**
 * The points leaders add to attackers in their hex. Each helps the strongest he can, another than
 * the other leaders do; an untried unit is taken for an average one of its kind, since he is named
 * before it is shown.
 */
@Rule({"10.1", "10.36", "10.26"})
final class LeaderHelp {
  private final Pieces pieces;

  LeaderHelp(Pieces pieces) {
    this.pieces = pieces;
  }

  /** For each attacker, the most points a leader gives him. */
  int[] points(Position position, BattlePlan plan) {
    Ints units = plan.attackers();
    int[] points = new int[units.size()];
    for (int i = 0; i < units.size() && !plan.overrun(); i++) {
      if (pieces.isLeader(units.get(i))) {
        int best = -1;
        for (int k = 0; k < units.size(); k++) {
          if (points[k] == 0
              && !pieces.isLeader(units.get(k))
              && position.place(units.get(k)) == position.place(units.get(i))
              && (best < 0
                  || expected(position, units.get(k)) > expected(position, units.get(best)))) {
            best = k;
          }
        }
        if (best >= 0) {
          points[best] = pieces.roster().get(units.get(i)).rating();
        }
      }
    }
    return points;
  }

  /** Tenths of a point. */
  private int expected(Position position, int unit) {
    if (!pieces.untried(position, unit)) {
      return 10 * pieces.attack(position, unit);
    }
    return Expectation.of(pieces.cup(pieces.cupOf(unit))).attackTenths();
  }
}
