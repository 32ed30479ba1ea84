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
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;

/**
 * The Axis withdraws depots, or turns them to emergency supply.
 *
 * @param late whether it is the last moment of the supply phase: supply has been judged, and depots
 *     have served. Between this and the step before supply is judged no moment gains anything.
 */
@Rule({"10.2.1", "10.2.4"})
record DepotStage(RedStarPieces pieces, Fate fate, boolean late) implements ChoiceStage {
  @Override
  public Decision decision() {
    return late
        ? new Decision(Side.AXIS, "choose-late-depots", "10.2.1")
        : new Decision(Side.AXIS, "choose-depots", "10.2.4");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (late && position.ledger(Ledger.DEPOTS_LEAVE_EARLY) != 0) {
      return Objection.of("10.2.1", "depots-leave-early");
    }
    return switch (order) {
      case Withdraw(int depot) -> objection(position, depot);
      case Relief(int depot) when !late -> objection(position, depot);
      default -> Objection.of("10.2.1", late ? "withdraw-or-end" : "depots-only");
    };
  }

  private @Nullable Objection objection(Position position, int depot) {
    if (!pieces.fields(position, depot, Kind.DEPOT)) {
      return Objection.of("10.2.1", "depots-only");
    }
    return Objection.when(
        position.has(depot, RedStarMarks.EMERGENCY), "10.2.4", "depot-used", unit(depot));
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    offer(position, new Withdraw(unit), action);
    offer(position, new Relief(unit), action);
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
