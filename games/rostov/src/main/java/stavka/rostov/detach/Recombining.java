package stavka.rostov.detach;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** A reduced division takes back regiments of its nation that stand with it, and has moved then. */
@Rule({"24.33", "24.4"})
public final class Recombining implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Regiments regiments;
  private final Fates fates;

  public Recombining(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.regiments = new Regiments(theatre);
    this.fates = fates;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Recombine;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Recombine recombine = (Recombine) order;
    for (int unit : Ints.of(recombine.division(), recombine.substitute())) {
      Objection stranger = theatre.stranger(position, Side.AXIS, unit);
      if (stranger != null) {
        return stranger;
      }
    }
    int division = recombine.division();
    return pieces.detaches(division)
            && position.get(division, RostovMarks.STEP) > 0
            && regiments.of(division, recombine.substitute())
            && position.place(division) == position.place(recombine.substitute())
        ? null
        : cites.objection("recombine-who");
  }

  /** The worse state of supply counts. */
  @Override
  @Rule("24.4")
  public void carryOut(Draft draft, Order order) {
    Recombine recombine = (Recombine) order;
    int division = recombine.division();
    int supply =
        Math.max(
            draft.get(division, RostovMarks.SUPPLY),
            draft.get(recombine.substitute(), RostovMarks.SUPPLY));
    theatre.faces().restore(draft, division);
    draft.set(division, RostovMarks.SUPPLY, supply);
    draft.set(division, RostovMarks.MOVED);
    fates.remove(draft, recombine.substitute(), Box.POOL);
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int division = 0; division < pieces.count(); division++) {
      if (!pieces.detaches(division)
          || !position.onMap(division)
          || position.get(division, RostovMarks.STEP) == 0) {
        continue;
      }
      for (int other : position.stack(position.place(division))) {
        Recombine order = new Recombine(division, other);
        if (objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }
}
