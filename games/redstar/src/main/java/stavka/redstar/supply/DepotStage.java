package stavka.redstar.supply;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;

/** The Axis withdraws depots, or turns them to emergency supply. */
@Rule({"10.2.1", "10.2.4"})
record DepotStage(RedStarPieces pieces, Fate fate) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "choose-depots", "10.2.4");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    return switch (order) {
      case Withdraw withdraw -> objection(position, withdraw.depot());
      case Relief relief -> objection(position, relief.depot());
      default -> Objection.of("10.2.1", "depots-only");
    };
  }

  private @Nullable Objection objection(Position position, int depot) {
    if (!pieces.fields(position, depot, Kind.DEPOT)) {
      return Objection.of("10.2.1", "depots-only");
    }
    return position.has(depot, RedStarMarks.EMERGENCY)
        ? Objection.of("10.2.4", "depot-used", unit(depot))
        : null;
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (objection(position, unit) == null) {
      action.accept(new Withdraw(unit));
      action.accept(new Relief(unit));
    }
  }

  @Override
  public void give(Draft draft, Order order) {
    switch (order) {
      case Withdraw withdraw -> fate.remove(draft, withdraw.depot(), "10.2.1");
      case Relief relief -> {
        draft.set(relief.depot(), RedStarMarks.EMERGENCY);
        draft.say(Noted.of("10.2.4", "depot-relieves", unit(relief.depot())));
      }
      default -> throw new IllegalArgumentException(order.toString());
    }
  }
}
