package stavka.redstar.partisan;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
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
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;

/** Partisans that are due come onto the map; they cannot wait. */
@Rule({"11.1.2", "11.1.3", "15.2.1"})
record PartisanStage(RedStarPieces pieces, Hideouts hideouts) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-partisans", "11.1.2");
  }

  private boolean due(Position position, int unit) {
    return pieces.is(unit, Kind.PARTISAN)
        && position.inBox(unit, Box.TRACK)
        && position.get(unit, RedStarMarks.DUE) <= position.turn();
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place(Ints units, int hex)) || !pieces.one(units)) {
      return Objection.of("11.1.2", "one-partisan");
    }
    int unit = units.first();
    return due(position, unit)
        ? hideouts.objection(position, unit, hex)
        : Objection.of("11.1.2", "not-due", unit(unit));
  }

  @Override
  public @Nullable Objection whyNotEnd(Position position) {
    return any(position) ? Objection.of("15.2.1", "partisans-cannot-wait") : null;
  }

  @Override
  public boolean any(Position position) {
    return pieces
        .of(Kind.PARTISAN)
        .any(unit -> due(position, unit) && hideouts.of(position, unit).findAny().isPresent());
  }

  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (due(position, unit)) {
      hideouts.of(position, unit).forEach(hex -> action.accept(new Place(Ints.of(unit), hex)));
    }
  }

  @Override
  public void give(Draft draft, Order order) {
    Place place = (Place) order;
    draft.moveTo(place.units().first(), place.hex());
    draft.say(new Placed(place.units(), place.hex(), "11.1.2"));
  }
}
