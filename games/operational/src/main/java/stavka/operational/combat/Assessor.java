package stavka.operational.combat;

import stavka.engine.position.Position;

/** Works out how a combat stands, for those who ask whether to fight and for the fight itself. */
public record Assessor(Strengths strengths, Muster muster, Tables tables, Shifts shifts) {
  /** A combat as it would be declared now: nobody has drawn yet. */
  public Assessment assess(Position position, BattlePlan plan) {
    return assess(position, plan, muster.forces(position, plan), false);
  }

  /**
   * @param forces judged before
   * @param drawn whether the untried have drawn
   */
  Assessment assess(Position position, BattlePlan plan, Forces forces, boolean drawn) {
    int halvings = strengths.halvings(forces);
    return new Assessment(
        plan,
        forces,
        strengths.tally(position, forces.attackers(), true, forces.onAttack(), halvings, drawn),
        strengths.tally(position, forces.defenders(), false, forces.onDefence(), halvings, drawn),
        strengths.rounding(),
        tables.table(position, plan),
        shifts.known(position, plan, forces),
        shifts.dieChanges(position, plan),
        null);
  }
}
