package stavka.kharkov.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
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
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.regiment.Reform;
import stavka.kharkov.regiment.Split;
import stavka.kharkov.reserve.Reserves;
import stavka.operational.game.PlainOrders;
import stavka.operational.game.StandardSetUp;

/** One side sets up: the Axis first, then the Soviet side. */
@Rule("5.0")
public record SetUpStage(
    KharkovTheatre theatre, Side side, Placing placing, Divisions divisions, StandardPlan standard)
    implements Stage {
  public SetUpStage(KharkovTheatre theatre, Side side) {
    this(
        theatre,
        side,
        new Placing(theatre, side),
        new Divisions(theatre),
        new StandardPlan(theatre, side));
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Place place -> placing.place(draft, place);
      case Split split -> divisions.split(draft, split.division());
      case Reform reform -> divisions.reform(draft, reform);
      case StandardSetUp _ -> standard.layOut(draft);
      default -> end(draft);
    }
  }

  private void end(Draft draft) {
    divisions.forget(draft);
    if (side == Side.SOVIET) {
      markSouthern(draft);
    }
    Umpire.endStep(draft);
  }

  /** Notes which Soviet units begin in the southern sector, on the map or under a marker there. */
  @Rule("6.77")
  private void markSouthern(Draft draft) {
    Reserves reserves = new Reserves(theatre);
    Position position = draft.view();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      int marker = reserves.markerOf(position, unit);
      int where = position.place(marker < 0 ? unit : marker);
      if (theatre.pieces().side(unit) == Side.SOVIET
          && where < position.boxStart()
          && theatre.ground().inSouth(where)) {
        draft.set(unit, KharkovMarks.FROM_SOUTH);
      }
    }
  }

  private final class Choices extends PlainOrders {
    private final Position position;

    Choices(Position position) {
      super(
          new Decision(side, side == Side.AXIS ? "set-up-axis" : "set-up-soviet", placing.rule()));
      this.position = position;
    }

    @Override
    public Activity activity() {
      return Activity.SET_UP;
    }

    @Override
    public Optional<Order> suggestion() {
      return Optional.of(
          placing.obligations().met(position, side) ? new EndPhase() : new StandardSetUp());
    }

    @Override
    public List<Objection> objections(Order order) {
      return order instanceof EndPhase
          ? placing.obligations().undone(position, side)
          : super.objections(order);
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      return switch (order) {
        case StandardSetUp _ -> null;
        case Place place -> placing.objection(position, place);
        case Split split when side == Side.AXIS -> divisions.objection(position, split);
        case Reform reform when side == Side.AXIS -> divisions.objection(position, reform);
        default -> Objection.of("5.0", "not-now");
      };
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      action.accept(new StandardSetUp());
      if (placing.obligations().met(position, side)) {
        action.accept(new EndPhase());
      }
      for (int unit = 0; unit < theatre.pieces().count(); unit++) {
        if (theatre.pieces().side(unit) == side) {
          placing.forEachHex(position, unit, action);
        }
      }
      if (side == Side.AXIS) {
        divisions.forEach(position, action);
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      if (placing.obligations().met(position, side)) {
        if (random.nextInt(4) != 0) {
          return new EndPhase();
        }
      } else if (random.nextInt(4) == 0) {
        return new StandardSetUp();
      }
      int start = random.nextInt(theatre.pieces().count());
      for (int i = 0; i < theatre.pieces().count(); i++) {
        int unit = (start + i) % theatre.pieces().count();
        if (theatre.pieces().side(unit) == side) {
          Place place = placing.somewhere(position, unit, random.nextInt(64));
          if (place != null) {
            return place;
          }
        }
      }
      return new StandardSetUp();
    }
  }
}
