package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.operational.movement.ExtraOrder;

/**
 * What the German orders beside his moves with the option of cutting railways in passing: cuts
 * where his units have come, as many as there are markers, and cuts lifted.
 */
@Rule("6.37")
public record RailCutting(GuderianTheatre theatre, RailPassing passing) implements ExtraOrder {
  /** Cut the railway on a hex that a German unit has come to [6.37]. */
  public record CutRail(@Hex int hex) implements Order {}

  /** Take up a marker, so that the railway is whole again [6.37]. */
  public record LiftCut(@Hex int hex) implements Order {}

  public RailCutting(GuderianTheatre theatre) {
    this(theatre, new RailPassing(theatre.ground()));
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof CutRail || order instanceof LiftCut;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int where = order instanceof CutRail(int at) ? at : ((LiftCut) order).hex();
    if (position.ledger(Ledger.RAIL_PASSING) == 0) {
      return Objection.of("6.37", "no-rail-passing");
    }
    if (!theatre.grid().has(where)) {
      return Objection.of("6.37", "no-such-hex");
    }
    if (order instanceof LiftCut) {
      return Objection.unless(passing.cutAt(position, where), "6.37", "no-cut-there", hex(where));
    }
    if (!passing.openAt(position, where)) {
      return Objection.of("6.37", "not-passed", hex(where));
    }
    int most = theatre.limits().cutsInPassing();
    return Objection.when(
        passing.cuts(position).size() >= most, "6.37", "all-cuts-lie", number(most));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof CutRail(int where)) {
      passing.cut(draft, where);
    } else {
      passing.lift(draft, ((LiftCut) order).hex());
    }
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (position.ledger(Ledger.RAIL_PASSING) != 0) {
      passing.open(position).each(where -> offer(position, new CutRail(where), action));
      passing.cuts(position).each(where -> offer(position, new LiftCut(where), action));
    }
  }
}
