package stavka.panzer.combat;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.combat.AdvanceUnits;
import stavka.operational.combat.Battle;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;

/** Advances of any of the victors, one hex's worth at a time, or no more of them. */
@Books.Kharkov({"9.71", "9.73"})
record AdvanceOrders(
    Position position, Battle battle, List<Order> offered, PanzerAdvances advances, Citations cites)
    implements Orders {
  @Override
  public Decision decision() {
    return new Decision(battle.side(), "advance-or-stay", cites.rule("advance-or-stay"));
  }

  @Override
  public List<Objection> objections(Order order) {
    if (order.equals(AdvanceUnits.DONE)) {
      return List.of();
    }
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return List.of(cites.objection("advance-first"));
    }
    Objection who = advances.together(position, battle, units);
    Objection why = who == null ? advances.objection(position, battle, units, path) : who;
    return why == null ? List.of() : List.of(why);
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    offered.forEach(action);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return random.nextInt(4) == 0 ? AdvanceUnits.DONE : offered.get(random.nextInt(offered.size()));
  }
}
