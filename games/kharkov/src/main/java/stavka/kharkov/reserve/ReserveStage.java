package stavka.kharkov.reserve;

import static stavka.engine.reason.Detail.number;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Limits;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;
import stavka.operational.game.PlainOrders;

/** The phase in which the Soviet player commits reserves. */
@Rule({"4.2", "6.73"})
public final class ReserveStage implements Stage {
  private final KharkovTheatre theatre;
  private final Commitment commitment;
  private final Limits.Reserves limits;

  public ReserveStage(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    this.theatre = theatre;
    this.commitment = new Commitment(theatre, effects, sector);
    this.limits = theatre.charts().limits().reserves();
  }

  /** How many units more may be committed in this phase. */
  @Rule({"6.74", "6.76", "4.2"})
  private int allowed(Position position) {
    if (position.turn() < limits.fromTurn()) {
      return 0;
    }
    return position.turn() > limits.fewThrough()
        ? Integer.MAX_VALUE
        : limits.few() - position.ledger(Ledger.COMMITTED);
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    if (allowed(position) > 0 && anyPlaceable(position)) {
      return false;
    }
    end(draft);
    return true;
  }

  private boolean anyPlaceable(Position position) {
    Ints waiting = waiting(position);
    for (int i = 0; i < waiting.size(); i++) {
      if (commitment.somewhere(position, waiting.get(i), 0) != null) {
        return true;
      }
    }
    return false;
  }

  /** All units that wait under a marker. */
  private Ints waiting(Position position) {
    return Ints.of(
        theatre.pieces().reserves().stream()
            .filter(position::onMap)
            .flatMap(marker -> commitment.reserves().units(position, marker).stream())
            .toArray());
  }

  private static void end(Draft draft) {
    draft.enter(Ledger.COMMITTED, 0);
    Umpire.endStep(draft);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Place place) {
      commitment.place(draft, place);
      draft.add(Ledger.COMMITTED, place.units().size());
    } else {
      end(draft);
    }
  }

  private final class Choices extends PlainOrders.UntilEnded {
    private final Position position;

    Choices(Position position) {
      super(new Decision(Side.SOVIET, "commit-reserves", "6.73"));
      this.position = position;
    }

    @Override
    protected @Nullable Objection against(Order order) {
      return order instanceof Place place ? objection(place) : Objection.of("4.2", "not-now");
    }

    private @Nullable Objection objection(Place place) {
      return place.units().size() > allowed(position)
          ? Objection.of("6.74", "too-many-reserves", number(Math.max(0, allowed(position))))
          : commitment.objection(position, place);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      if (allowed(position) > 0) {
        waiting(position).each(unit -> commitment.forEachHex(position, unit, action));
      }
      action.accept(new EndPhase());
    }

    @Override
    public Order sample(RandomGenerator random) {
      Ints units = waiting(position);
      if (allowed(position) <= 0 || units.isEmpty() || random.nextInt(4) == 0) {
        return new EndPhase();
      }
      int unit = units.get(random.nextInt(units.size()));
      Place place = commitment.somewhere(position, unit, random.nextInt(64));
      return place == null ? new EndPhase() : place;
    }
  }
}
