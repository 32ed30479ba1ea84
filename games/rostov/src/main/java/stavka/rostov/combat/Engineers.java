package stavka.rostov.combat;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.works.Forts;

/** Engineers that lead an attack, and the great guns of the Axis. */
@Rule({"15.63", "15.64"})
record Engineers(RostovTheatre theatre, Forts forts, Guns guns) {
  /** Whether engineers are said to lead. */
  static boolean lead(BattlePlan plan) {
    return plan.attackerSupport() > 0;
  }

  /** Whether they can: some are there, and a city, fortification or river is before them. */
  @Rule("15.63")
  boolean can(Position position, BattlePlan plan) {
    return plan.attackers().any(theatre.pieces()::engineer)
        && plan.targets().any(hex -> works(position, plan.attacker().enemy(), hex));
  }

  private boolean works(Position position, Side owner, int hex) {
    RostovGround ground = theatre.ground();
    if (ground.terrain(hex).urban() || forts.strongpoint(position, hex, owner)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      if (ground.side(hex, direction, SideFeature.RIVER)
          || ground.majorRiver(hex, direction, position.turn())
          || (next >= 0 && forts.line(position, next, hex))) {
        return true;
      }
    }
    return false;
  }

  /**
   * What great guns change the die by: one each, but with the engineers no more than city and
   * fortification give the defender.
   *
   * @param shelter what these give
   */
  @Rule("15.64")
  int greatGuns(BattlePlan plan, int shelter) {
    int each = theatre.charts().combat().modifier("super_heavy");
    int firing = plan.supporters().filter(guns::siege).size();
    int led = lead(plan) ? -theatre.charts().combat().modifier("engineers") : 0;
    return -Math.min(-each * firing, Math.max(0, shelter - led));
  }
}
