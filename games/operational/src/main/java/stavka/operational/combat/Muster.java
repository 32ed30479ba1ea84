package stavka.operational.combat;

import stavka.engine.position.Position;

/** Judges supply, terrain and integration of all who would fight, at this instant. */
@FunctionalInterface
public interface Muster {
  Forces forces(Position position, BattlePlan plan);

  /** Whether it matters to the others from which hexes attackers prove to be worthless. */
  default boolean hangsOnAttackers(Position position, BattlePlan plan) {
    return false;
  }

  /**
   * The circumstances of those who are left, judged again where they hang on who attacks.
   *
   * @param left the attack by those who are left
   */
  default Forces judgedAgain(Position position, BattlePlan left, Forces forces) {
    return forces;
  }
}
