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
import stavka.engine.value.Unit;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.model.Marks;
import stavka.operational.movement.ExtraOrder;

/** The option of evacuating a surrounded leader, so often a turn and a game. */
@Rule("10.4")
public record Evacuation(GuderianTheatre theatre, GuderianSupply supply) implements ExtraOrder {
  /** Take a surrounded leader off the map [10.4]. */
  public record Evacuate(@Unit int leader) implements Order {}

  @Override
  public boolean handles(Order order) {
    return order instanceof Evacuate;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int leader = ((Evacuate) order).leader();
    if (position.ledger(Ledger.EVACUATION) == 0) {
      return Objection.of("10.4", "no-evacuation");
    }
    if (position.ledger(Ledger.EVACUATED_THIS_TURN) >= theatre.limits().evacuation().perTurn()
        || position.ledger(Ledger.EVACUATED) >= theatre.limits().evacuation().perGame()) {
      return Objection.of("10.4", "evacuation-used");
    }
    if (!theatre.pieces().has(leader)
        || !theatre.pieces().isLeader(leader)
        || !position.onMap(leader)) {
      return Objection.of("10.4", "not-a-leader");
    }
    boolean ready = !position.has(leader, Marks.MOVED) && !position.has(leader, Marks.DISRUPTED);
    boolean surrounded = !supply.soviet(position).linkedToEast(position.place(leader));
    return Objection.unless(ready && surrounded, "10.4", "not-surrounded", unit(leader));
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
    theatre.pieces().commanders().each(leader -> offer(position, new Evacuate(leader), action));
  }
}
