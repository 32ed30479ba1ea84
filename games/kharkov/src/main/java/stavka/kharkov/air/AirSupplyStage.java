package stavka.kharkov.air;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

/** Air points that the Axis has not spent supply hexes for the whole of the next turn. */
@Rule({"13.2", "4.2"})
public record AirSupplyStage(KharkovTheatre theatre) implements ChoiceStage {
  /** Spend an air point to supply the units on a hex through the next turn [13.2]. */
  public record SupplyByAir(@Hex int hex) implements Order {}

  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "supply-by-air", "13.2");
  }

  /** Hexes that an air point left over could supply. */
  private Ints useful(Position position) {
    Ints waiting = theatre.pieces().where(unit -> waits(position, unit));
    return position.ledger(Ledger.AXIS_AIR) == 0
        ? Ints.EMPTY
        : Ints.of(waiting.stream().map(position::place).distinct().toArray());
  }

  private boolean waits(Position position, int unit) {
    return theatre.side(unit) == Side.AXIS
        && position.onMap(unit)
        && position.get(unit, Marks.GRACE) <= position.turn();
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof SupplyByAir(int where))) {
      return Objection.of("4.2", "not-now");
    }
    if (!theatre.grid().has(where)) {
      return Objection.of("13.2", "no-such-hex");
    }
    if (position.ledger(Ledger.AXIS_AIR) == 0) {
      return Objection.of("13.2", "no-air-points");
    }
    Ints stack = position.stack(where);
    if (!stack.any(unit -> theatre.side(unit) == Side.AXIS)) {
      return Objection.of("13.2", "no-axis-unit", hex(where));
    }
    return Objection.unless(
        stack.any(unit -> waits(position, unit)), "13.2", "already-supplied", hex(where));
  }

  @Override
  public void list(Position position, Consumer<? super Order> action) {
    useful(position).each(where -> action.accept(new SupplyByAir(where)));
  }

  /** Nothing that is brought on the last turn is of use. */
  @Override
  public boolean any(Position position) {
    return position.turn() < theatre.charts().turns() && !useful(position).isEmpty();
  }

  @Override
  public void give(Draft draft, Order order) {
    int where = ((SupplyByAir) order).hex();
    draft.add(Ledger.AXIS_AIR, -1);
    int nextTurn = draft.turn() + 1;
    draft.view().stack(where).each(unit -> draft.set(unit, Marks.GRACE, nextTurn));
    draft.say(Noted.of("13.2", "supplied-by-air", hex(where), number(nextTurn)));
  }
}
