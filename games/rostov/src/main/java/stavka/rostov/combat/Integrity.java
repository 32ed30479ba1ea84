package stavka.rostov.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.formats.roster.ProfiledRoster;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** German panzer and motorised divisions that attack whole. */
@Rule({"6.73", "15.32", "15.68"})
record Integrity(RostovTheatre theatre, Combatants combatants) {
  /** How many divisions count: each panzer division, and a motorised one beside each of them. */
  int divisions(Position position, BattlePlan plan) {
    int panzer = 0;
    int motorised = 0;
    RostovPieces pieces = theatre.pieces();
    for (Ints members : pieces.formations()) {
      ProfiledRoster.Division division = pieces.wholeOf(members);
      if (whole(position, plan, members)) {
        panzer += division.panzer() ? 1 : 0;
        motorised += division.panzer() ? 0 : 1;
      }
    }
    return panzer + Math.min(motorised, panzer);
  }

  /**
   * Whether enough of a division attacks; who is out of supply counts in a supplied attack only.
   */
  private boolean whole(Position position, BattlePlan plan, Ints members) {
    boolean supplied = combatants.supplied(plan);
    Ints there =
        plan.attackers()
            .filter(
                unit -> members.contains(unit) && (supplied || !SupplyState.out(position, unit)));
    return new WholeDivisions(theatre.pieces()).enough(there, members);
  }
}
