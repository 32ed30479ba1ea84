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
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Headquarters that are not operational may be given up, one a turn; the others roll a die. */
@Rule("22.26")
public final class Recovery implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Fates fates;

  public Recovery(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.fates = fates;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Dissolve;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = ((Dissolve) order).headquarters();
    Objection stranger = theatre.stranger(position, Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    boolean silent = pieces.headquarters(unit) && position.has(unit, RostovMarks.TURNED);
    int most = theatre.charts().command().dissolvedATurn();
    return silent && position.ledger(RostovLedger.DISSOLVED) < most
        ? null
        : theatre.cites().objection("dissolve-one", Detail.unit(unit));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int unit = ((Dissolve) order).headquarters();
    draft.add(RostovLedger.DISSOLVED, 1);
    draft.say(theatre.cites().noted("dissolved", Detail.unit(unit)));
    fates.cadre().eliminate(draft, unit, theatre.cites().rule("dissolved"));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit : pieces.commanders()) {
      Dissolve order = new Dissolve(unit);
      if (objection(position, order) == null) {
        action.accept(order);
      }
    }
  }

  /** A die for each that is left, on the map or ready to come back to it. */
  @Rule("22.26")
  public void roll(Draft draft) {
    for (int unit : pieces.commanders()) {
      boolean here = draft.onMap(unit) || draft.view().inBox(unit, Box.ACTIVE);
      if (here && draft.has(unit, RostovMarks.TURNED)) {
        int die = Die.roll(draft, "recovery-die", theatre.cites().rule("recovery-die"));
        boolean recovers = die <= pieces.profile(unit).recovery();
        String told = recovers ? "staff-recovers" : "staff-stays-silent";
        draft.say(theatre.cites().noted(told, Detail.unit(unit)));
        if (recovers) {
          draft.clear(unit, RostovMarks.TURNED);
        }
      }
    }
  }
}
