package stavka.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/** What a {@link ChoiceStage} lists in a position, and the end of the step. */
record ChoiceOrders(ChoiceStage stage, Position position) implements Orders {
  @Override
  public Decision decision() {
    return stage.decision();
  }

  @Override
  public Activity activity() {
    return stage.activity();
  }

  @Override
  public List<Objection> objections(Order order) {
    return Objection.listed(
        order instanceof EndPhase ? stage.whyNotEnd(position) : stage.objection(position, order));
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    stage.list(position, action);
    if (stage.whyNotEnd(position) == null) {
      action.accept(new EndPhase());
    }
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    stage.listFor(position, unit, action);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return stage.sample(position, random);
  }

  @Override
  public Optional<Order> suggestion() {
    return stage.suggestion(position);
  }
}
