package stavka.ai;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Insight;
import stavka.engine.play.Orders;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;

/** Makes the most promising attack that is open, until none is worth making. */
final class AttackPlanner {
  /** The balance of an attack below which it is not made. */
  private static final double WORTH_ATTACKING = 0.35;

  /** Odds below which an attack is not even looked at. */
  private static final double HOPELESS = 0.8;

  Order choose(Game game, Position position, Orders legal) {
    Map<Ints, Attack> strongest = new HashMap<>();
    Insight insight = game.insight();
    legal.forEach(
        order -> {
          if (order instanceof Attack attack && attack.targets().size() == 1) {
            Attack known = strongest.get(attack.targets());
            if (known == null
                || strength(insight, position, attack) > strength(insight, position, known)) {
              strongest.put(attack.targets(), attack);
            }
          }
        });
    Attack best = null;
    double bestWorth = WORTH_ATTACKING;
    for (Attack attack : strongest.values()) {
      double worth = worth(game, position, attack);
      if (worth > bestWorth || (worth == bestWorth && best != null && before(attack, best))) {
        bestWorth = worth;
        best = attack;
      }
    }
    return best == null ? new EndPhase() : best;
  }

  private static boolean before(Attack a, Attack b) {
    return a.targets().first() < b.targets().first();
  }

  private static double worth(Game game, Position position, Attack attack) {
    Insight insight = game.insight();
    int defence = 1;
    int target = attack.targets().first();
    for (int unit = position.top(target); unit != Position.NOBODY; unit = position.below(unit)) {
      defence += insight.defence(position, unit);
    }
    int strength = strength(insight, position, attack);
    if (strength < HOPELESS * defence) {
      return -1e9;
    }
    double price = insight.price(position.setting().roster().side(attack.units().first()));
    return game.forecast(position, attack)
        .map(forecast -> Outcomes.balance(forecast, price))
        .orElse(-1e9);
  }

  private static int strength(Insight insight, Position position, Attack attack) {
    int sum = attack.support();
    for (int i = 0; i < attack.units().size(); i++) {
      sum += insight.attack(position, attack.units().get(i));
    }
    return sum;
  }
}
