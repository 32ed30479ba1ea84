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
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;

/** The phase in which the Soviet player commits reserves. */
@Rule({"4.2", "6.73"})
public record ReserveStage(KharkovTheatre theatre, Commitment commitment) implements ChoiceStage {
  public ReserveStage(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    this(theatre, new Commitment(theatre, effects, sector));
  }

  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "commit-reserves", "6.73");
  }

  /** How many units more may be committed in this phase. */
  @Rule({"6.74", "6.76", "4.2"})
  private int allowed(Position position) {
    if (position.turn() < theatre.charts().limits().reserves().fromTurn()) {
      return 0;
    }
    return position.turn() > theatre.charts().limits().reserves().fewThrough()
        ? Integer.MAX_VALUE
        : theatre.charts().limits().reserves().few() - position.ledger(Ledger.COMMITTED);
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)) {
      return Objection.of("4.2", "not-now");
    }
    return place.units().size() > allowed(position)
        ? Objection.of("6.74", "too-many-reserves", number(Math.max(0, allowed(position))))
        : commitment.objection(position, place);
  }

  @Override
  public void list(Position position, Consumer<? super Order> action) {
    if (allowed(position) > 0) {
      waiting(position).each(unit -> commitment.forEachHex(position, unit, action));
    }
  }

  @Override
  public boolean any(Position position) {
    return allowed(position) > 0
        && waiting(position).any(unit -> commitment.somewhere(position, unit, 0) != null);
  }

  /** All units that wait under a marker. */
  private Ints waiting(Position position) {
    return Ints.of(
        theatre.pieces().reserves().stream()
            .filter(position::onMap)
            .flatMap(
                marker -> commitment.theatre().pieces().reserveUnits(position, marker).stream())
            .toArray());
  }

  @Override
  public void end(Draft draft) {
    draft.enter(Ledger.COMMITTED, 0);
    ChoiceStage.super.end(draft);
  }

  @Override
  public void give(Draft draft, Order order) {
    Place place = (Place) order;
    commitment.place(draft, place);
    draft.add(Ledger.COMMITTED, place.units().size());
  }
}
