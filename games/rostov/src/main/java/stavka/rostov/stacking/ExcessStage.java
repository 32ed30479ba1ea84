package stavka.rostov.stacking;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;

/** The owner gives up what a hex holds beyond its limit, unit by unit, to Cadre. */
@Rule({"3.32", "3.33"})
public final class ExcessStage implements Stage {
  private static final String RULE = "3.32";

  private final RostovTheatre theatre;
  private final Fates fates;

  public ExcessStage(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.fates = fates;
  }

  /** Opens a frame for each hex that is too full when a phase ends. */
  public void settle(Draft draft) {
    Position position = draft.view();
    for (Side side : Side.values()) {
      Ints seen = Ints.EMPTY;
      for (int unit = 0; unit < theatre.pieces().count(); unit++) {
        if (position.onMap(unit) && theatre.pieces().side(unit) == side) {
          int hex = position.place(unit);
          if (!seen.contains(hex) && theatre.stacking().over(position, side, hex)) {
            seen = seen.with(hex);
            draft.push(new Excess(side, hex));
          }
        }
      }
    }
  }

  private static Excess excess(Position position) {
    return (Excess) Objects.requireNonNull(position.frame());
  }

  @Override
  public boolean proceed(Draft draft) {
    Excess excess = excess(draft.view());
    if (theatre.stacking().over(draft.view(), excess.side(), excess.hex())) {
      return false;
    }
    draft.pop();
    return true;
  }

  @Override
  public Orders orders(Position position) {
    Excess excess = excess(position);
    List<Order> orders = new ArrayList<>();
    for (int unit : position.stack(excess.hex())) {
      if (theatre.pieces().side(unit) == excess.side() && theatre.stacking().weight(unit) > 0) {
        orders.add(new Lose(Ints.of(unit)));
      }
    }
    return new ListedOrders(
        new Decision(excess.side(), "excess", RULE), orders, Objection.of(RULE, "excess"));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    fates.cadre().eliminate(draft, ((Lose) order).units().first(), RULE);
  }
}
