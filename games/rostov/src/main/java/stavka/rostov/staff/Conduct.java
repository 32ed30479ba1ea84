package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Step;
import stavka.engine.order.Attack;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Forecast;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.combat.OrderAttack;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** How declared attacks are made, and who pays for them. */
final class Conduct {
  /** What it costs to take units from another attack. */
  private static final double LENT = 100;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final CombatSection combat;
  private final Aims aims;
  private final BattleWorth worth;
  private final Stand stand;

  Conduct(RostovTheatre theatre, CombatSection combat, Aims aims, BattleWorth worth, Stand stand) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.combat = combat;
    this.aims = aims;
    this.worth = worth;
    this.stand = stand;
  }

  /** The most promising of the attacks that are to be made, as it is best made. */
  @Nullable Order attack(Position position, Orders legal) {
    Side side = legal.decision().side();
    Order[] best = {null};
    double[] most = {Double.NEGATIVE_INFINITY};
    legal.forEach(
        order -> {
          double now = order instanceof Attack made ? worth(position, side, made) : -1e9;
          if (now > most[0]) {
            most[0] = now;
            best[0] = order;
          }
        });
    return best[0];
  }

  /** Who was declared for another attack that is still to come is left to it. */
  private double worth(Position position, Side side, Attack attack) {
    int number = position.at(attack.targets().first(), RostovLayers.ATTACK);
    boolean lent =
        attack
            .units()
            .any(
                unit -> {
                  int other = position.get(unit, RostovMarks.DECLARED);
                  return other != 0 && other != number;
                });
    return worth.of(position, side, attack) - (lent ? LENT : 0);
  }

  /** Who attacks holds or goes further back if that saves anything. */
  @Nullable Order stance(Position position, Orders legal) {
    if (!(position.frame() instanceof OrderAttack(BattlePlan plan))) {
      return null;
    }
    Attack attack =
        new Attack(plan.attackers(), plan.targets(), plan.attackerSupport(), plan.supporters());
    Forecast forecast = combat.outlook(position, plan.attacker(), attack);
    Stand.Advice advice = stand.attacking(position, plan.attacker(), plan.attackers(), forecast);
    Order answer =
        new Reply(
            advice.gain() <= 0
                ? "no-order"
                : advice.order() == RetreatOrder.HOLD ? "no-retreat" : "additional-retreat");
    return legal.allows(answer) ? answer : null;
  }

  /** Steps are lost by who is missed least. */
  @Nullable Order loss(Position position, Orders legal) {
    List<Lose> losses = new ArrayList<>();
    legal.forEach(
        order -> {
          if (order instanceof Lose lose) {
            losses.add(lose);
          }
        });
    return losses.stream()
        .min(Comparator.comparingDouble(lose -> missed(position, lose.units())))
        .orElse(null);
  }

  private double missed(Position position, Ints units) {
    double sum = 0;
    for (int unit : units) {
      int left = theatre.faces().steps(position, unit);
      List<Step> steps = pieces.profile(unit).steps();
      double strength = pieces.attack(position, unit) + pieces.defence(position, unit);
      sum += strength / Math.max(1, left) * 0.5;
      sum += left <= 1 ? 0.7 : 0;
      sum += aims.stake(unit) / Math.max(1, steps.size());
    }
    return sum;
  }
}
