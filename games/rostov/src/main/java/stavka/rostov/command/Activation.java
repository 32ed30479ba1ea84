package stavka.rostov.command;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Units on foot that headquarters wake before anything moves in Soviet motorised movement. */
@Rule({"10.24", "22.12", "22.24", "22.41"})
public final class Activation implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Headquarters headquarters;

  public Activation(RostovTheatre theatre, Headquarters headquarters) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.headquarters = headquarters;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Activate;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Activate activate = (Activate) order;
    int staff = activate.headquarters();
    int unit = activate.unit();
    for (int named : new int[] {staff, unit}) {
      Objection stranger = theatre.stranger(position, Side.SOVIET, named);
      if (stranger != null) {
        return stranger;
      }
    }
    if (position.ledger(RostovLedger.BEGUN) != 0) {
      return cites.objection("activate-first");
    }
    if (!pieces.commands(position, staff)) {
      return cites.objection("not-operational", Detail.unit(staff));
    }
    return activated(position, staff, unit);
  }

  private @Nullable Objection activated(Position position, int staff, int unit) {
    if (!headquarters.inRange(position, staff, position.place(unit))) {
      return cites.objection("activate-too-far", Detail.unit(unit), Detail.unit(staff));
    }
    if (pieces.motorised(unit)
        || pieces.cavalry(unit)
        || pieces.flotilla(unit)
        || pieces.train(unit)) {
      return cites.objection("moves-anyway", Detail.unit(unit));
    }
    if (!pieces.combat(unit) || pieces.headquarters(unit) || pieces.movement(position, unit) == 0) {
      return cites.objection("cannot-activate", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.ACTIVATED)) {
      return cites.objection("activated-before", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.REFIT)) {
      return cites.objection("refitting", Detail.unit(unit));
    }
    if (headquarters.nonOp(position, position.place(unit))) {
      return cites.objection("non-op-range", Detail.unit(unit));
    }
    return use(position, staff, unit) == null
        ? cites.objection("no-command-left", Detail.unit(staff))
        : null;
  }

  /** What is spent on a unit: the Guards' own first; null if nothing is left. */
  @Rule({"22.12", "22.41"})
  private @Nullable Use use(Position position, int staff, int unit) {
    if (pieces.guard(unit) && headquarters.left(position, staff, Use.GUARD) > 0) {
      return Use.GUARD;
    }
    return headquarters.left(position, staff, Use.ACTIVATE) > 0 ? Use.ACTIVATE : null;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Activate activate = (Activate) order;
    Use use = use(draft.view(), activate.headquarters(), activate.unit());
    headquarters.spend(draft, activate.headquarters(), use == Use.GUARD ? use : Use.ACTIVATE);
    draft.set(activate.unit(), RostovMarks.ACTIVATED);
    draft.say(
        cites.noted(
            "activated-by", Detail.unit(activate.unit()), Detail.unit(activate.headquarters())));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(RostovLedger.BEGUN) != 0) {
      return;
    }
    for (int staff : pieces.commanders()) {
      boolean any =
          headquarters.left(position, staff, Use.ACTIVATE) > 0
              || headquarters.left(position, staff, Use.GUARD) > 0;
      for (int unit = 0; any && unit < pieces.count(); unit++) {
        Activate order = new Activate(staff, unit);
        if (position.onMap(unit)
            && pieces.side(unit) == Side.SOVIET
            && activated(position, staff, unit) == null) {
          action.accept(order);
        }
      }
    }
  }
}
