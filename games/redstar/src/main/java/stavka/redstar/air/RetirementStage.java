package stavka.redstar.air;

import static stavka.engine.reason.Detail.unit;

import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.air.AirSection.Retire;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPieces;

/** On some turns an air base of the Axis's choice leaves for other fronts. */
@Rule({"12.1.5", "15.7.1"})
record RetirementStage(RedStarPieces pieces, Set<Integer> turns) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "choose-retirement", "12.1.5");
  }

  private boolean due(Position position) {
    return turns.contains(position.turn()) && position.ledger(Ledger.RETIRED_ON) != position.turn();
  }

  private boolean serves(Position position, int unit) {
    return pieces.has(unit)
        && pieces.is(unit, Kind.AIR_BASE)
        && (position.onMap(unit) || position.inBox(unit, Box.TRACK));
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Retire(int base)) || !due(position)) {
      return Objection.of("12.1.5", "one-base-retires");
    }
    return serves(position, base) ? null : Objection.of("12.1.5", "no-such-base", unit(base));
  }

  @Override
  public @Nullable Objection whyNotEnd(Position position) {
    return any(position) ? Objection.of("12.1.5", "one-base-retires") : null;
  }

  @Override
  public void list(Position position, Consumer<? super Order> action) {
    pieces.of(Kind.AIR_BASE).each(base -> offer(position, new Retire(base), action));
  }

  @Override
  public void give(Draft draft, Order order) {
    int base = ((Retire) order).base();
    draft.enter(Ledger.RETIRED_ON, draft.turn());
    draft.moveToBox(base, Box.ELIMINATED);
    draft.say(new Placed(Ints.of(base), -1, "12.1.5"));
    int fleet = pieces.partner(base);
    if (fleet >= 0) {
      draft.moveToBox(fleet, Box.ELIMINATED);
    }
  }
}
