package stavka.rostov.rebuild;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.zones.Zones;

/** Known militia in supply and out of Axis zones are turned into points. */
@Rule({"7.22", "22.61"})
public final class MilitiaPoints implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Fates fates;
  private final Purse purse;

  public MilitiaPoints(RostovTheatre theatre, Zones zones, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.fates = fates;
    this.purse = new Purse(theatre, Side.SOVIET);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof TurnIn;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = ((TurnIn) order).militia();
    Objection stranger = theatre.stranger(position, Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    return pieces.kind(unit) == Kind.MILITIA
            && !pieces.unknown(position, unit)
            && SupplyState.of(position, unit) == SupplyState.GENERAL
            && !zones.in(position, Side.AXIS, position.place(unit))
        ? null
        : theatre.cites().objection("turn-in-who");
  }

  /** A point for each step; they are never seen again. */
  @Override
  @Rule({"7.22", "22.65"})
  public void carryOut(Draft draft, Order order) {
    int unit = ((TurnIn) order).militia();
    int steps = theatre.faces().steps(draft.view(), unit);
    purse.gain(draft, Purse.MEN, steps * theatre.charts().rebuild().militiaStep());
    fates.remove(draft, unit, Box.NEVER);
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      TurnIn order = new TurnIn(unit);
      if (pieces.kind(unit) == Kind.MILITIA && objection(position, order) == null) {
        action.accept(order);
      }
    }
  }
}
