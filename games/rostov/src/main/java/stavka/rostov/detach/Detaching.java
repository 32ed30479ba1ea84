package stavka.rostov.detach;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Before it moves a division of the Axis detaches regiments, all its steps but the last. */
@Rule({"24.0", "24.21", "24.22", "24.3", "24.31", "24.32", "24.34", "24.35"})
public final class Detaching implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Regiments regiments;

  public Detaching(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.regiments = new Regiments(theatre);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Detach;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Detach detach = (Detach) order;
    int unit = detach.division();
    Objection stranger = theatre.stranger(position, Side.AXIS, unit);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.detaches(unit)
        || theatre.faces().steps(position, unit) <= theatre.charts().leastSteps()) {
      return cites.objection("detach-who", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.MOVED)) {
      return cites.objection("detach-moved");
    }
    boolean strong = detach.as().equals(Detach.STRONG);
    if ((strong && !regiments.strong(position, unit))
        || !(strong || detach.as().equals(Detach.REGULAR))) {
      return cites.objection("detach-strong");
    }
    return regiments.inHand(position, unit, strong) == Regiments.NONE
        ? cites.objection("detach-none-left")
        : null;
  }

  /** The regiment stands where the division does, and is fed as it is. */
  @Override
  @Rule("24.3")
  public void carryOut(Draft draft, Order order) {
    Detach detach = (Detach) order;
    int unit = detach.division();
    int regiment = regiments.inHand(draft.view(), unit, detach.as().equals(Detach.STRONG));
    theatre.faces().turn(draft, unit);
    draft.moveTo(regiment, draft.place(unit));
    draft.set(regiment, RostovMarks.SUPPLY, draft.get(unit, RostovMarks.SUPPLY));
    draft.say(new Placed(Ints.of(regiment), draft.place(unit), cites.rule("detach-moved")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      for (String as : pieces.detaches(unit) ? List.of(Detach.REGULAR, Detach.STRONG) : NOBODY) {
        Detach order = new Detach(unit, as);
        if (objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  private static final List<String> NOBODY = List.of();
}
