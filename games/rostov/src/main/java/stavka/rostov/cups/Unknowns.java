package stavka.rostov.cups;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Cups;
import stavka.operational.combat.LastingCups;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Units turned up in combat, or by their owner after all others have moved; those that turn out to
 * be nothing go.
 */
@Rule({"11.61", "11.62", "11.63", "15.54", "22.51", "22.52", "22.53", "22.62"})
public final class Unknowns implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Cups cups;
  private final Fates fates;

  public Unknowns(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.cups = new LastingCups(pieces);
    this.fates = fates;
  }

  /** The cups, for forecasts. */
  public Cups cups() {
    return cups;
  }

  /**
   * Turns units up.
   *
   * @return those that are left
   */
  @Rule({"15.54", "22.51"})
  public Ints turnUp(Draft draft, Ints units, String rule) {
    Ints left = units;
    for (int unit : units) {
      if (cups.draw(draft, unit, rule) && pieces.defence(draft.view(), unit) == 0) {
        fates.cadre().eliminate(draft, unit, rule);
        left = left.without(unit);
      }
    }
    return left;
  }

  /** Whether a unit may still move in this phase: once units are turned up, they alone do. */
  @Rule("11.61")
  public boolean moves(Position position, int unit) {
    return position.ledger(RostovLedger.TURNED_UP) == 0 || position.has(unit, RostovMarks.FRESH);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof TurnUp;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = ((TurnUp) order).unit();
    Objection stranger = theatre.stranger(position, Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    return pieces.kind(unit) == Kind.UR_MG && pieces.unknown(position, unit)
        ? null
        : cites.objection("turn-up-who", Detail.unit(unit));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int unit = ((TurnUp) order).unit();
    draft.enter(RostovLedger.TURNED_UP, 1);
    draft.set(unit, RostovMarks.FRESH);
    turnUp(draft, Ints.of(unit), cites.rule("turn-up-who"));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      TurnUp order = new TurnUp(unit);
      if (pieces.kind(unit) == Kind.UR_MG && objection(position, order) == null) {
        action.accept(order);
      }
    }
  }
}
