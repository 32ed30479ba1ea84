package stavka.redstar.stacking;

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
import stavka.operational.board.Stacking;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** The enemy takes units off a stack that is too large, one after the other. */
@Rule("4.0.7")
public final class ExcessStage implements Stage {
  private final RedStarPieces pieces;
  private final Stacking stacking;
  private final Fate fate;

  public ExcessStage(RedStarTheatre theatre, Stacking stacking, Fate fate) {
    this.pieces = theatre.pieces();
    this.stacking = stacking;
    this.fate = fate;
  }

  @Override
  public Orders orders(Position position) {
    Excess excess = (Excess) Objects.requireNonNull(position.frame());
    int over = first(position, excess);
    List<Order> orders = new ArrayList<>();
    for (int unit = position.top(over); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) == excess.side() && counts(position, unit, over)) {
        orders.add(new Lose(Ints.of(unit)));
      }
    }
    return new ListedOrders(
        new Decision(excess.side().enemy(), "choose-excess", "4.0.7"),
        orders,
        Objection.of("4.0.7", "not-of-the-excess", hex(over)));
  }

  /** Whether a unit's going brings its stack nearer to the limit. */
  private boolean counts(Position position, int unit, int over) {
    if (stacking.excess(position, pieces.side(unit), over) > 0) {
      return pieces.stackingPoints(unit) > 0;
    }
    return pieces.is(unit, Kind.GUARDS_CAVALRY)
        || (pieces.side(unit) == Side.AXIS && pieces.nation(unit) != Nation.GERMAN);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    fate.eliminate(draft, ((Lose) order).units().first(), "4.0.7");
  }

  @Override
  public boolean proceed(Draft draft) {
    Excess excess = (Excess) Objects.requireNonNull(draft.frame());
    if (first(draft.view(), excess) == HexGrid.NONE) {
      draft.pop();
      return true;
    }
    return false;
  }

  private int first(Position position, Excess excess) {
    Side side = excess.side();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)
          && pieces.side(unit) == side
          && (excess.hexes().isEmpty() || excess.hexes().contains(position.place(unit)))
          && stacking.over(position, side, position.place(unit))) {
        return position.place(unit);
      }
    }
    return HexGrid.NONE;
  }
}
