package stavka.kharkov.reserve;

import static stavka.engine.reason.Detail.number;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
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

/** The phase in which the Soviet player commits reserves. */
@Rule({"4.2", "6.73"})
public final class ReserveStage extends ChoiceStage {
  private final KharkovTheatre theatre;
  private final Commitment commitment;
  private final Limits.Reserves limits;

  public ReserveStage(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    super(new Decision(Side.SOVIET, "commit-reserves", "6.73"));
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
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)) {
      return Objection.of("4.2", "not-now");
    }
    return place.units().size() > allowed(position)
        ? Objection.of("6.74", "too-many-reserves", number(Math.max(0, allowed(position))))
        : commitment.objection(position, place);
  }

  @Override
  protected void list(Position position, Consumer<? super Order> action) {
    if (allowed(position) > 0) {
      waiting(position).each(unit -> commitment.forEachHex(position, unit, action));
    }
  }

  @Override
  protected boolean any(Position position) {
    return allowed(position) > 0
        && waiting(position).any(unit -> commitment.somewhere(position, unit, 0) != null);
  }

  /** All units that wait under a marker. */
  private Ints waiting(Position position) {
    return Ints.of(
        theatre.pieces().reserves().stream()
            .filter(position::onMap)
            .flatMap(marker -> commitment.reserves().units(position, marker).stream())
            .toArray());
  }

  @Override
  protected void end(Draft draft) {
    draft.enter(Ledger.COMMITTED, 0);
    super.end(draft);
  }

  @Override
  protected void give(Draft draft, Order order) {
    Place place = (Place) order;
    commitment.place(draft, place);
    draft.add(Ledger.COMMITTED, place.units().size());
  }
}
