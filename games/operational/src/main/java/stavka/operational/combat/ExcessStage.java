package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;

/**
 * Units are taken off a stack that is too large, one after the other.
 *
 * @param chooser who chooses of a side's units
 * @param counts whether a unit's going brings its stack nearer to the limit
 * @param taking takes a unit off the map
 * @param code of the choice
 * @param refusal of any other order
 */
public record ExcessStage(
    Roster roster,
    Stacking stacking,
    UnaryOperator<Side> chooser,
    Counts counts,
    Taking taking,
    String code,
    String refusal,
    String rule)
    implements Stage {
  /** Whether a unit's going brings its stack nearer to the limit. */
  @FunctionalInterface
  public interface Counts {
    boolean of(Position position, int unit, int hex);
  }

  /** Takes a unit off the map. */
  @FunctionalInterface
  public interface Taking {
    void off(Draft draft, int unit, String rule);
  }

  @Override
  public Orders orders(Position position) {
    Excess excess = position.frame(Excess.class);
    int over = first(position, excess);
    List<Order> orders = new ArrayList<>();
    position
        .stack(over)
        .filter(unit -> roster.side(unit) == excess.side() && counts.of(position, unit, over))
        .each(unit -> orders.add(new Lose(Ints.of(unit))));
    return new ListedOrders(
        new Decision(chooser.apply(excess.side()), code, rule),
        orders,
        Objection.of(rule, refusal, Detail.hex(over)));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    taking.off(draft, ((Lose) order).units().first(), rule);
  }

  @Override
  public boolean proceed(Draft draft) {
    Excess excess = draft.view().frame(Excess.class);
    if (first(draft.view(), excess) == HexGrid.NONE) {
      draft.pop();
      return true;
    }
    return false;
  }

  /** The first hex that is too full, or none. */
  private int first(Position position, Excess excess) {
    Side side = excess.side();
    for (int unit = 0; unit < roster.size(); unit++) {
      if (position.onMap(unit)
          && roster.side(unit) == side
          && (excess.hexes().isEmpty() || excess.hexes().contains(position.place(unit)))
          && stacking.over(position, side, position.place(unit))) {
        return position.place(unit);
      }
    }
    return HexGrid.NONE;
  }
}
