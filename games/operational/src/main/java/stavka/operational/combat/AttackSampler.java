package stavka.operational.combat;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Draws an attack at random, without a list of all there are. */
record AttackSampler(
    Position position, Side side, Roster roster, AttackRules rules, CombatOrders orders) {
  private static final int TRIES = 24;
  private static final int END_ONE_IN = 10;

  /**
   * A random unit against a random hex next to it, with some of those who can join; or the end of
   * the phase.
   */
  Order sample(RandomGenerator random) {
    if (random.nextInt(END_ONE_IN) == 0) {
      return new EndPhase();
    }
    for (int i = 0; i < TRIES; i++) {
      int unit = random.nextInt(roster.size());
      if (roster.side(unit) == side && position.onMap(unit) && rules.fights(unit)) {
        Attack attack = attackBy(unit, random);
        if (attack != null && orders.allowed(attack)) {
          return attack;
        }
      }
    }
    return new EndPhase();
  }

  private @Nullable Attack attackBy(int unit, RandomGenerator random) {
    HexGrid grid = position.grid();
    int from = position.place(unit);
    int turned = random.nextInt(HexGrid.DIRECTIONS);
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      int hex = grid.neighbour(from, (turned + i) % HexGrid.DIRECTIONS);
      if (hex != HexGrid.NONE && rules.enemyAt(position, side, hex)) {
        Ints target = Ints.of(hex);
        if (rules.target(position, side, hex) == null
            && rules.reach(position, unit, target) == null
            && rules.attacker(position, side, unit) == null) {
          return joined(unit, target, random);
        }
      }
    }
    return null;
  }

  private Attack joined(int unit, Ints target, RandomGenerator random) {
    Ints all = orders.attackers(target);
    int[] chosen = new int[all.size()];
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == unit || random.nextInt(4) != 0) {
        chosen[count++] = all.get(i);
      }
    }
    int support = rules.support(position, side) > 0 && random.nextInt(3) == 0 ? 1 : 0;
    return new Attack(rules.joined(position, Ints.prefix(chosen, count)), target, support);
  }
}
