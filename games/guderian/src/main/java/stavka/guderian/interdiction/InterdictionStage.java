package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.game.PlainOrders;

/** A side lays interdiction markers, one after another, as long as it may and likes. */
@Rule({"13.1", "13.4"})
abstract class InterdictionStage implements Stage {
  private final GuderianTheatre theatre;
  private final Side side;
  private final String rule;
  private final String code;

  /**
   * @param rule the rule that gives the side its markers
   * @param code what is noted when one is laid
   */
  InterdictionStage(GuderianTheatre theatre, Side side, String rule, String code) {
    this.theatre = theatre;
    this.side = side;
    this.rule = rule;
    this.code = code;
  }

  /** Whether the side may lay another marker now. */
  abstract boolean more(Position position);

  /** Why a marker may not lie on a hex of the map, or null. */
  abstract @Nullable Objection forbidden(Position position, int where);

  abstract void lay(Draft draft, int where);

  /** What a player in a hurry would do. */
  abstract Order usual(Position position);

  /** Whether a player who chooses at random stops here. */
  abstract boolean stops(RandomGenerator random);

  @Override
  public final Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public final boolean proceed(Draft draft) {
    if (more(draft.view())) {
      return false;
    }
    Umpire.endStep(draft);
    return true;
  }

  @Override
  public final void carryOut(Draft draft, Order order) {
    if (order instanceof Interdict(int where)) {
      lay(draft, where);
      draft.say(Noted.of(rule, code, hex(where)));
    } else {
      Umpire.endStep(draft);
    }
  }

  final @Nullable Objection objection(Position position, int where) {
    return !theatre.grid().has(where)
        ? Objection.of(rule, "no-such-hex")
        : forbidden(position, where);
  }

  private final class Choices extends PlainOrders.UntilEnded {
    private static final int TRIES = 64;

    private final Position position;

    Choices(Position position) {
      super(new Decision(side, "interdict", rule));
      this.position = position;
    }

    @Override
    public Activity activity() {
      return Activity.SET_UP;
    }

    @Override
    protected @Nullable Objection against(Order order) {
      return order instanceof Interdict(int where)
          ? InterdictionStage.this.objection(position, where)
          : Objection.of(rule, "interdict-or-end");
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      for (int where = 0; where < theatre.grid().size(); where++) {
        if (forbidden(position, where) == null) {
          action.accept(new Interdict(where));
        }
      }
      action.accept(new EndPhase());
    }

    @Override
    public Optional<Order> suggestion() {
      return Optional.of(usual(position));
    }

    @Override
    public Order sample(RandomGenerator random) {
      for (int i = 0; i < TRIES && !stops(random); i++) {
        int where = random.nextInt(theatre.grid().size());
        if (forbidden(position, where) == null) {
          return new Interdict(where);
        }
      }
      return new EndPhase();
    }
  }
}
