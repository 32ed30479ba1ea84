package stavka.panzer.combat;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.TakeLosses;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;

/**
 * Losing steps, from any of the units, or retreating with all of them.
 *
 * @param capacity the steps each unit has left
 * @param steps how many must be lost, at most all they have
 * @param offered every choice, units in one order only
 */
@Books.Kharkov({"9.56", "9.57", "9.61"})
record LoseOrders(Battle battle, Ints capacity, int steps, List<Order> offered, Citations cites)
    implements Orders {
  private boolean mayRetreat() {
    return offered.contains(TakeLosses.RETREAT);
  }

  private boolean engaged() {
    return PanzerResult.engaged(battle.result());
  }

  @Override
  public Decision decision() {
    String code = mayRetreat() ? "lose-or-retreat" : "lose-steps";
    return new Decision(battle.side(), code, cites.rule(engaged() ? "engaged" : "lose-or-retreat"));
  }

  @Override
  public List<Objection> objections(Order order) {
    if (order.equals(TakeLosses.RETREAT)) {
      String why = engaged() ? "engaged-no-retreat" : "retreat-cut-off";
      return mayRetreat() ? List.of() : List.of(cites.objection(why));
    }
    if (!(order instanceof Lose(Ints losers))) {
      return List.of(cites.objection("suffer-first"));
    }
    if (losers.size() != steps) {
      return List.of(cites.objection("lose-so-many", Detail.number(steps)));
    }
    for (int unit : losers) {
      int place = battle.party().units().indexOf(unit);
      if (place < 0) {
        return List.of(cites.objection("lose-not-affected", Detail.unit(unit)));
      }
      if (TakeLosses.timesIn(losers, unit) > capacity.get(place)) {
        return List.of(cites.objection("lose-too-many", Detail.unit(unit)));
      }
    }
    return List.of();
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    offered.forEach(action);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return mayRetreat() && random.nextBoolean()
        ? TakeLosses.RETREAT
        : offered.get(random.nextInt(offered.size()));
  }
}
