package stavka.guderian.interdiction;

import static stavka.engine.play.Detail.hex;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Objection;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Board;

/** The Soviet player may lay one marker on at most three turns, never the last. */
@Rule({"13.4", "13.42"})
public final class SovietInterdictionStage implements Stage {
  private static final int TURNS = 3;

  private final Theatre theatre;

  public SovietInterdictionStage(Theatre theatre) {
    this.theatre = theatre;
  }

  private boolean allowed(Position position) {
    return position.ledger(Ledger.SOVIET_INTERDICTIONS) < TURNS
        && position.turn() < theatre.charts().turns()
        && Interdictions.soviet(position).isEmpty();
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    if (allowed(draft.view())) {
      return false;
    }
    Umpire.endStep(draft);
    return true;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Interdict(int where)) {
      draft.enter(Ledger.SOVIET_INTERDICTION, where + 1);
      draft.add(Ledger.SOVIET_INTERDICTIONS, 1);
      draft.say(Noted.of("13.4", "soviet-interdiction", hex(where)));
    } else {
      Umpire.endStep(draft);
    }
  }

  private final class Choices implements Orders {
    private final Position position;

    Choices(Position position) {
      this.position = position;
    }

    @Override
    public Decision decision() {
      return new Decision(Side.SOVIET, "interdict", "13.4");
    }

    @Override
    public Activity activity() {
      return Activity.SET_UP;
    }

    @Override
    public List<Objection> objections(Order order) {
      if (order instanceof EndPhase) {
        return List.of();
      }
      Objection objection =
          order instanceof Interdict(int where)
              ? objection(where)
              : Objection.of("13.4", "interdict-or-end");
      return objection == null ? List.of() : List.of(objection);
    }

    @Rule("13.42")
    private @Nullable Objection objection(int where) {
      if (where < 0 || where >= theatre.ground().grid().size()) {
        return Objection.of("13.4", "no-such-hex");
      }
      return Board.of(theatre, position).holds(Side.AXIS, where)
          ? Objection.of("13.42", "german-there", hex(where))
          : null;
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      for (int where = 0; where < theatre.ground().grid().size(); where++) {
        if (objection(where) == null) {
          action.accept(new Interdict(where));
        }
      }
      action.accept(new EndPhase());
    }

    /** Kept for later. */
    @Override
    public Optional<Order> suggestion() {
      return Optional.of(new EndPhase());
    }

    @Override
    public Order sample(RandomGenerator random) {
      int where = random.nextInt(theatre.ground().grid().size());
      return random.nextInt(4) != 0 || objection(where) != null
          ? new EndPhase()
          : new Interdict(where);
    }
  }
}
