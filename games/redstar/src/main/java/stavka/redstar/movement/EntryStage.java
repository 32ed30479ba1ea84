package stavka.redstar.movement;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.event.Advanced;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Marks;
import stavka.operational.movement.GoOn;
import stavka.operational.movement.Motion;
import stavka.redstar.combat.OverrunEntry;
import stavka.redstar.model.RedStarPieces;

/** Units enter the hex they have overrun, free of cost, or stay; those who stay have moved. */
@Rule({"8.0.4", "3.3.1"})
record EntryStage(RedStarPieces pieces, EntryEffect effects) implements Stage {
  /** All of them together, then any of them. */
  @Override
  public Orders orders(Position position) {
    OverrunEntry entry = position.frame(OverrunEntry.class);
    Ints units = entry.units();
    List<Order> orders = new ArrayList<>();
    for (int some = (1 << units.size()) - 1; some > 0; some--) {
      Ints group = Ints.EMPTY;
      for (int i = 0; i < units.size(); i++) {
        group = (some & (1 << i)) != 0 ? group.with(units.get(i)) : group;
      }
      orders.add(new Advance(group, entry.hex()));
    }
    orders.add(GoOn.HALT);
    return new ListedOrders(
        new Decision(pieces.side(units.first()), "enter-overrun", "8.0.4"),
        orders,
        Objection.of("8.0.4", "finish-motion"));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    OverrunEntry entry = (OverrunEntry) draft.pop();
    entry.units().each(unit -> draft.set(unit, Marks.MOVED));
    if (order instanceof Advance advance) {
      Ints units = advance.units();
      Side side = pieces.side(units.first());
      units.each(unit -> draft.clear(unit, Marks.MOVED));
      draft.push(new Motion(entry.units(), entry.spent()).of(units));
      units.each(unit -> draft.moveTo(unit, entry.hex().first()));
      draft.say(new Advanced(units, entry.hex(), "8.0.4"));
      effects.came(draft, side, units, entry.hex());
    }
  }
}
