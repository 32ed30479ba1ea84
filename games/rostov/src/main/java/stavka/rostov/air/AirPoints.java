package stavka.rostov.air;

import java.util.Comparator;
import java.util.Optional;
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
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;

/** Points for aircraft, spent in the replacement phase or lost: each makes a lost unit ready. */
@Rule({"7.24", "7.33", "9.13"})
public record AirPoints(RostovTheatre theatre, Squadrons squadrons, Side side)
    implements ExtraOrder, Proposing {
  @Override
  public boolean handles(Order order) {
    return order instanceof ReadyWing;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Citations cites = theatre.cites();
    int unit = ((ReadyWing) order).squadron();
    Objection stranger = theatre.stranger(side, unit);
    if (stranger != null) {
      return stranger;
    }
    if (!hurt(position, unit)) {
      return cites.objection("wing-not-hurt", Detail.unit(unit));
    }
    return position.ledger(entry()) > 0
        ? null
        : cites.objection("wing-no-points", Detail.unit(unit));
  }

  private int entry() {
    return RostovLedger.of(RostovLedger.WINGS, side);
  }

  private boolean hurt(Position position, int unit) {
    return squadrons.is(unit)
        && (position.inBox(unit, Box.SHOT_DOWN) || position.inBox(unit, Box.DAMAGED));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    draft.add(entry(), -1);
    draft.moveToBox(((ReadyWing) order).squadron(), Box.READY);
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(entry()) > 0) {
      hurt(position).each(unit -> action.accept(new ReadyWing(unit)));
    }
  }

  private Ints hurt(Position position) {
    return squadrons.of(side).filter(unit -> hurt(position, unit));
  }

  /** The best of the destroyed, who mend by no die; else the best of the damaged. */
  @Override
  public Optional<Order> proposal(Position position) {
    if (position.ledger(entry()) == 0) {
      return Optional.empty();
    }
    return hurt(position).stream()
        .boxed()
        .max(
            Comparator.comparing((Integer unit) -> position.inBox(unit, Box.SHOT_DOWN))
                .thenComparingInt(unit -> squadrons.combat(unit) + 2 * squadrons.value(unit, true)))
        .map(ReadyWing::new);
  }
}
