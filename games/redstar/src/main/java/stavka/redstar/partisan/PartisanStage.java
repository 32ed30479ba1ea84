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
import stavka.redstar.model.RedStarTheatre;

/** Partisans that are due come onto the map; they cannot wait. */
@Rule({"11.1.2", "11.1.3", "15.2.1"})
final class PartisanStage extends ChoiceStage {
  private final RedStarPieces pieces;
  private final Hideouts hideouts;

  PartisanStage(RedStarTheatre theatre, Hideouts hideouts) {
    this.pieces = theatre.pieces();
    this.hideouts = hideouts;
  }

  @Override
  protected Decision decision(Position position) {
    return new Decision(Side.SOVIET, "choose-partisans", "11.1.2");
  }

  private boolean due(Position position, int unit) {
    return pieces.is(unit, Kind.PARTISAN)
        && position.inBox(unit, Box.TRACK)
        && position.get(unit, RedStarMarks.DUE) <= position.turn();
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)
        || place.units().size() != 1
        || !pieces.has(place.units().first())) {
      return Objection.of("11.1.2", "one-partisan");
    }
    int unit = place.units().first();
    return due(position, unit)
        ? hideouts.objection(position, unit, place.hex())
        : Objection.of("11.1.2", "not-due", unit(unit));
  }

  @Override
  protected @Nullable Objection whyNotEnd(Position position) {
    return any(position) ? Objection.of("15.2.1", "partisans-cannot-wait") : null;
  }

  @Override
  protected boolean any(Position position) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (due(position, unit)) {
        for (int hex = 0; hex < position.grid().size(); hex++) {
          if (hideouts.objection(position, unit, hex) == null) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Override
  protected void list(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      listFor(position, unit, action);
    }
  }

  @Override
  protected void listFor(Position position, int unit, Consumer<? super Order> action) {
    for (int hex = 0; due(position, unit) && hex < position.grid().size(); hex++) {
      if (hideouts.objection(position, unit, hex) == null) {
        action.accept(new Place(Ints.of(unit), hex));
      }
    }
  }

  @Override
  protected void give(Draft draft, Order order) {
    Place place = (Place) order;
    draft.moveTo(place.units().first(), place.hex());
    draft.say(new Placed(place.units(), place.hex(), "11.1.2"));
  }
}
