package stavka.kharkov.combat;

import stavka.engine.play.Side;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Unit;

/**
 * A combat or overrun that has been declared.
 *
 * @param spent for an overrun, the half points each attacker has spent with it; empty for a combat
 */
public record BattlePlan(
    boolean overrun,
    Side attacker,
    @Unit Ints attackers,
    @Hex Ints targets,
    int attackerAir,
    int defenderAir,
    Ints spent) {

  public BattlePlan withDefenderAir(int points) {
    return new BattlePlan(overrun, attacker, attackers, targets, attackerAir, points, spent);
  }
}
