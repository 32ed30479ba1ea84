package stavka.ai;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Makes the most promising attack that is open, until none is worth making. */
final class AttackPlanner {
  /** The balance of an attack below which it is not made. */
  private static final double WORTH_ATTACKING = 0.35;

  /** Odds below which an attack is not even looked at. */
  private static final double HOPELESS = 0.8;

  /** What one attack on several hexes must promise beyond those apart. */
  private static final double MARGIN = 0.1;

  Order choose(Game game, Position position, Orders legal) {
    Field field = new Field(game, position, legal);
    Attack best = null;
    double bestWorth = WORTH_ATTACKING;
    for (Attack attack : field.strongest.values()) {
      double worth = field.worth(attack);
      if (attack.targets().size() > 1 && worth <= field.apart(attack) + MARGIN) {
        continue;
      }
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

  /**
   * The attacks that are open, the strongest on each hex and on hexes that can be taken at once.
   */
  private static final class Field {
    final Map<Ints, Attack> strongest = new HashMap<>();
    private final Map<Attack, Double> known = new HashMap<>();
    private final Game game;
    private final Facts facts;
    private final Advice advice;
    private final Position position;
    private final Orders legal;
    private final Sleepers sleepers;

    Field(Game game, Position position, Orders legal) {
      this.game = game;
      this.facts = game.facts();
      this.advice = game.advice();
      this.position = position;
      this.legal = legal;
      this.sleepers = new Sleepers(game, position, legal.decision().side());
      legal.forEach(
          order -> {
            if (order instanceof Attack attack) {
              Attack other = strongest.get(attack.targets());
              if (other == null || strength(attack) > strength(other)) {
                strongest.put(attack.targets(), attack);
              }
            }
          });
    }

    double worth(Attack attack) {
      return known.computeIfAbsent(attack, this::appraised);
    }

    private double appraised(Attack attack) {
      int defence = 1;
      for (int i = 0; i < attack.targets().size(); i++) {
        int unit = position.top(attack.targets().get(i));
        for (; unit != Position.NOBODY; unit = position.below(unit)) {
          defence += facts.defence(position, unit);
        }
      }
      if (strength(attack) < HOPELESS * defence) {
        return -1e9;
      }
      double price = advice.price(position.setting().roster().side(attack.units().first()));
      return game.forecast(position, attack)
              .map(forecast -> Outcomes.balance(forecast, price, attack.targets().size()))
              .orElse(-1e9)
          - sleepers.cost(attack);
    }

    /** What attacks on two hexes one after the other promise, whichever comes first. */
    double apart(Attack joint) {
      double best = 0;
      for (int i = 0; i < joint.targets().size(); i++) {
        Attack first = strongest.get(Ints.of(joint.targets().get(i)));
        Attack second = strongest.get(Ints.of(joint.targets().get(1 - i)));
        best = Math.max(best, paying(first) + paying(without(second, first)));
      }
      return best;
    }

    private double paying(@Nullable Attack attack) {
      double worth = attack == null ? 0 : worth(attack);
      return worth < WORTH_ATTACKING ? 0 : worth;
    }

    /** An attack by those whom another leaves for it. */
    private @Nullable Attack without(@Nullable Attack attack, @Nullable Attack other) {
      if (attack == null || other == null) {
        return attack;
      }
      Ints left =
          Ints.of(attack.units().stream().filter(u -> !other.units().contains(u)).toArray());
      Attack smaller = new Attack(left, attack.targets(), 0);
      return !left.isEmpty() && legal.allows(smaller) ? smaller : null;
    }

    private int strength(Attack attack) {
      int sum = attack.support();
      for (int i = 0; i < attack.units().size(); i++) {
        sum += facts.attack(position, attack.units().get(i));
      }
      return sum;
    }
  }
}
