package stavka.panzer.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;

/**
 * Losing steps, from any of the units, or retreating with all of them.
 *
 * @param capacity the steps each unit has left
 * @param steps how many must be lost, at most all they have
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.56", "9.57", "9.61"})
record LoseOrRetreatOrders(
    LoseOrRetreat frame, Ints capacity, int steps, boolean mayRetreat, Citations cites)
    implements Orders {
  static final Reply RETREAT = new Reply("retreat");

  @Override
  public Decision decision() {
    String code = mayRetreat ? "lose-or-retreat" : "lose-steps";
    return new Decision(
        frame.side(), code, cites.rule(frame.engaged() ? "engaged" : "lose-or-retreat"));
  }

  @Override
  public List<Objection> objections(Order order) {
    if (order.equals(RETREAT)) {
      return mayRetreat ? List.of() : List.of(whyNoRetreat());
    }
    if (!(order instanceof Lose(Ints losers))) {
      return List.of(cites.objection("suffer-first"));
    }
    if (losers.size() != steps) {
      return List.of(cites.objection("lose-so-many", Detail.number(steps)));
    }
    for (int i = 0; i < losers.size(); i++) {
      int unit = losers.get(i);
      int place = frame.units().indexOf(unit);
      if (place < 0) {
        return List.of(cites.objection("lose-not-affected", Detail.unit(unit)));
      }
      if (count(losers, unit) > capacity.get(place)) {
        return List.of(cites.objection("lose-too-many", Detail.unit(unit)));
      }
    }
    return List.of();
  }

  private Objection whyNoRetreat() {
    return frame.engaged()
        ? cites.objection("engaged-no-retreat")
        : cites.objection("retreat-cut-off");
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    if (mayRetreat) {
      action.accept(RETREAT);
    }
    Ints units = frame.units();
    for (int i = 0; i < units.size(); i++) {
      if (steps == 1) {
        action.accept(new Lose(Ints.of(units.get(i))));
      } else {
        pairsFrom(i, action);
      }
    }
  }

  /** No result of the table asks for more than two steps. */
  private void pairsFrom(int i, Consumer<? super Order> action) {
    Ints units = frame.units();
    if (capacity.get(i) > 1) {
      action.accept(new Lose(Ints.of(units.get(i), units.get(i))));
    }
    for (int j = i + 1; j < units.size(); j++) {
      action.accept(new Lose(Ints.of(units.get(i), units.get(j))));
    }
  }

  @Override
  public Order sample(RandomGenerator random) {
    List<Order> all = all();
    if (mayRetreat && all.size() > 1 && random.nextBoolean()) {
      return RETREAT;
    }
    return all.get(random.nextInt(all.size()));
  }

  List<Order> all() {
    List<Order> all = new ArrayList<>();
    forEach(all::add);
    return all;
  }

  private static int count(Ints values, int value) {
    return values.filter(each -> each == value).size();
  }
}
