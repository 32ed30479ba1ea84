package stavka.guderian.movement;

import static stavka.engine.reason.Detail.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Lose;
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
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.board.Stacking;
import stavka.panzer.combat.PanzerCasualties;

/** The owner removes what stands above the limit, unit by unit. */
@Rule({"7.1", "7.2", "5.22"})
public final class ExcessStage implements Stage {
  private final Stacking stacking;
  private final PanzerCasualties toll;

  public ExcessStage(GuderianTheatre theatre, PanzerCasualties toll) {
    this.stacking = theatre.stacking();
    this.toll = toll;
  }

  /** The first hex of a side that is too full, or none. */
  private int full(Position position, Side side) {
    for (int hex = 0; hex < position.boxStart(); hex++) {
      if (!position.vacant(hex) && stacking.excess(position, side, hex) > 0) {
        return hex;
      }
    }
    return HexGrid.NONE;
  }

  private static Side side(Position position) {
    return ((Excess) Objects.requireNonNull(position.frame())).side();
  }

  @Override
  public Orders orders(Position position) {
    Side side = side(position);
    int hex = full(position, side);
    List<Order> orders = new ArrayList<>();
    position.stack(hex).each(unit -> orders.add(new Lose(Ints.of(unit))));
    return new ListedOrders(
        new Decision(side, "remove-excess", "7.1"),
        orders,
        Objection.of("7.1", "remove-excess-first", hex(hex)));
  }

  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    if (full(position, side(position)) != HexGrid.NONE) {
      return false;
    }
    draft.pop();
    return true;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    toll.eliminate(draft, ((Lose) order).units().first(), "7.1");
  }
}
