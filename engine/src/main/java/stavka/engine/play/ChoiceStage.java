package stavka.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/**
 * A step at which a side may do some of a list of things one after the other, and then ends it: to
 * place, to withdraw, to convert. A game says what is on the list, why something is not, and what
 * each order does; a step with nothing to do ends by itself.
 */
public abstract class ChoiceStage implements Stage {
  /** In random play, how many orders are given on average before the step is ended. */
  private static final int ORDERS_BEFORE_END = 4;

  private final Decision decision;

  /**
   * @param decision whose choice it is, of what
   */
  protected ChoiceStage(Decision decision) {
    this.decision = decision;
  }

  /** Why an order other than to end the step cannot be given, or null. */
  protected abstract @Nullable Objection objection(Position position, Order order);

  /** Everything to which there is no objection, but for the end of the step. */
  protected void list(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < position.counters(); unit++) {
      listFor(position, unit, action);
    }
  }

  /** Carries out anything but the end of the step. */
  protected abstract void give(Draft draft, Order order);

  /** Why the step cannot be ended while there is something to do, or null. */
  protected @Nullable Objection whyNotEnd(Position position) {
    return null;
  }

  /** Whether there is anything to do; a game that can tell without a list says so here. */
  protected boolean any(Position position) {
    boolean[] found = {false};
    list(position, order -> found[0] = true);
    return found[0];
  }

  /** Those orders of the list that concern a unit. */
  protected void listFor(Position position, int unit, Consumer<? super Order> action) {}

  /** One of the list at random; a game that can draw it without a whole list does so here. */
  protected Order draw(Position position, RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    list(position, orders::add);
    return orders.isEmpty() ? new EndPhase() : orders.get(random.nextInt(orders.size()));
  }

  /** How page and bots should put the choice. */
  protected Activity activity() {
    return Activity.ANSWER;
  }

  /** What is done when the step ends. */
  protected void end(Draft draft) {
    Umpire.endStep(draft);
  }

  @Override
  public final boolean proceed(Draft draft) {
    if (any(draft.view())) {
      return false;
    }
    end(draft);
    return true;
  }

  @Override
  public final void carryOut(Draft draft, Order order) {
    if (order instanceof EndPhase) {
      end(draft);
    } else {
      give(draft, order);
    }
  }

  @Override
  public final Orders orders(Position position) {
    return new Choices(position);
  }

  private final class Choices implements Orders {
    private final Position position;

    Choices(Position position) {
      this.position = position;
    }

    @Override
    public Decision decision() {
      return decision;
    }

    @Override
    public Activity activity() {
      return ChoiceStage.this.activity();
    }

    @Override
    public List<Objection> objections(Order order) {
      Objection objection =
          order instanceof EndPhase ? whyNotEnd(position) : objection(position, order);
      return objection == null ? List.of() : List.of(objection);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      list(position, action);
      if (whyNotEnd(position) == null) {
        action.accept(new EndPhase());
      }
    }

    @Override
    public void forUnit(int unit, Consumer<? super Order> action) {
      listFor(position, unit, action);
    }

    @Override
    public Order sample(RandomGenerator random) {
      if (whyNotEnd(position) == null && random.nextInt(ORDERS_BEFORE_END + 1) == 0) {
        return new EndPhase();
      }
      return draw(position, random);
    }
  }
}
