package stavka.guderian.arrival;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.model.Marks;
import stavka.operational.movement.ExtraOrder;

/** The option of evacuating a surrounded leader, so often a turn and a game. */
@Rule("10.4")
public record Evacuation(GuderianTheatre theatre, GuderianSupply supply) implements ExtraOrder {
  @Override
  public boolean handles(Order order) {
    return order instanceof Evacuate;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    return objection(position, ((Evacuate) order).leader());
  }

  private @Nullable Objection objection(Position position, int leader) {
    if (position.ledger(Ledger.EVACUATION) == 0) {
      return Objection.of("10.4", "no-evacuation");
    }
    if (position.ledger(Ledger.EVACUATED_THIS_TURN) >= theatre.limits().evacuation().perTurn()
        || position.ledger(Ledger.EVACUATED) >= theatre.limits().evacuation().perGame()) {
      return Objection.of("10.4", "evacuation-used");
    }
    if (leader < 0
        || leader >= theatre.pieces().count()
        || !theatre.pieces().isLeader(leader)
        || !position.onMap(leader)) {
      return Objection.of("10.4", "not-a-leader");
    }
    boolean ready = !position.has(leader, Marks.MOVED) && !position.has(leader, Marks.DISRUPTED);
    return ready && !supply.soviet(position).linkedToEast(position.place(leader))
        ? null
        : Objection.of("10.4", "not-surrounded", unit(leader));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int leader = ((Evacuate) order).leader();
    draft.moveToBox(leader, Box.EVACUATED);
    draft.add(Ledger.EVACUATED, 1);
    draft.add(Ledger.EVACUATED_THIS_TURN, 1);
    draft.say(new Placed(Ints.of(leader), -1, "10.4"));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(Ledger.EVACUATION) != 0) {
      for (int leader : theatre.pieces().commanders()) {
        if (objection(position, leader) == null) {
          action.accept(new Evacuate(leader));
        }
      }
    }
  }
}
