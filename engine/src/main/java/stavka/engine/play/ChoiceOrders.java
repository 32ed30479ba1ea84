package stavka.engine.play;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/** What a {@link ChoiceStage} lists in a position, and the end of the step. */
record ChoiceOrders(ChoiceStage stage, Position position) implements Orders {
  /** In random play, how many orders are given on average before the step is ended. */
  private static final int ORDERS_BEFORE_END = 4;

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
    if (stage.whyNotEnd(position) == null && random.nextInt(ORDERS_BEFORE_END + 1) == 0) {
      return new EndPhase();
    }
    return stage.draw(position, random);
  }
}
