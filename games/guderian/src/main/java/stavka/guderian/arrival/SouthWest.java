package stavka.guderian.arrival;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Scored;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.ExtraOrder;

/** Divisions of the South-Western Front, which the Soviet player may call at a price in points. */
@Rule({"14.2", "14.21", "14.22", "14.23", "14.24"})
public record SouthWest(GuderianTheatre theatre) implements ExtraOrder, EntryEffect {
  /** Call a rifle division from the South-Western Front [14.2]. */
  public record Call() implements Order {}

  @Override
  public boolean handles(Order order) {
    return order instanceof Call;
  }

  @Override
  @Rule({"14.21", "14.22"})
  public @Nullable Objection objection(Position position, Order order) {
    Schedule.Front front = theatre.pieces().schedule().southWest();
    if (position.turn() < front.firstTurn()) {
      return Objection.of("14.21", "call-too-early", Detail.number(front.firstTurn()));
    }
    if (position.ledger(Ledger.CALLED_THIS_TURN) >= front.perTurn()) {
      return Objection.of("14.22", "call-per-turn", Detail.number(front.perTurn()));
    }
    boolean left = position.ledger(Ledger.CALLED) < front.inAll();
    return Objection.unless(left, "14.22", "call-in-all", Detail.number(front.inAll()));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    draft.add(Ledger.CALLED, 1);
    draft.add(Ledger.CALLED_THIS_TURN, 1);
    int unit = new Pool(theatre).rifle(draft, Box.SOUTH_WEST);
    if (unit < 0) {
      draft.say(Noted.of("12.4", "no-counter-left"));
    } else {
      draft.set(unit, GuderianMarks.SOUTH_WEST);
      draft.say(Noted.of("14.21", "division-called", Detail.unit(unit)));
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    offer(position, new Call(), action);
  }

  /** The German scores as a called division enters. */
  @Rule("14.24")
  @Override
  public void stepped(Draft draft, int unit, int from, int to) {
    if (from >= 0 || !draft.has(unit, GuderianMarks.SOUTH_WEST)) {
      return;
    }
    draft.clear(unit, GuderianMarks.SOUTH_WEST);
    draft.add(Ledger.CALLED_ENTERED, 1);
    boolean early = draft.ledger(Ledger.CALLED_ENTERED) <= theatre.charts().callPrice().first();
    int points = early ? theatre.charts().callPrice().each() : theatre.charts().callPrice().later();
    draft.add(Ledger.AXIS_POINTS, points);
    draft.say(
        new Scored(
            Side.AXIS,
            points,
            early ? "south-western-front" : "south-western-front-later",
            "14.24"));
  }
}
