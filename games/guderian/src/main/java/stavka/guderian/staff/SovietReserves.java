package stavka.guderian.staff;

import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Unit;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;

/**
 * Who is brought to the front beside the schedule: divisions of the South-Western Front while they
 * are cheap and have the time to march, and leaders out of a pocket, where they serve nobody.
 */
public record SovietReserves(GuderianTheatre theatre) {
  /** Before this turn the railways are full of others, and the Germans are far. */
  private static final int FIRST = 4;

  /** How many turns a division needs from the south edge to the places that score. */
  private static final int MARCH = 3;

  /** The next of these orders in the Soviet movement phase. */
  public Optional<Order> order(Position position, Orders legal) {
    return rescue(position, legal).or(() -> call(position, legal));
  }

  /** A leader who is cut off supplies no one and halves those he leads: the best goes first. */
  private Optional<Order> rescue(Position position, Orders legal) {
    if (position.ledger(Ledger.EVACUATION) == 0) {
      return Optional.empty();
    }
    int best = -1;
    for (int leader : theatre.pieces().commanders()) {
      if (legal.allows(new Evacuate(leader)) && (best < 0 || rating(leader) > rating(best))) {
        best = leader;
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(new Evacuate(best));
  }

  private int rating(@Unit int leader) {
    return theatre.pieces().radius(leader);
  }

  private Optional<Order> call(Position position, Orders legal) {
    boolean cheap = position.ledger(Ledger.CALLED) < theatre.charts().callPrice().first();
    boolean timely =
        position.turn() >= FIRST && position.turn() <= theatre.charts().turns() - MARCH;
    Call call = new Call();
    return cheap && timely && legal.allows(call) ? Optional.of(call) : Optional.empty();
  }
}
