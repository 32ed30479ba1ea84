package stavka.redstar.arrival;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.play.ChoiceStage;
import stavka.engine.play.Decision;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/** Rifle armies become Guards and Shock armies. */
@Rule({"15.5", "15.5.1", "15.5.2"})
record PromotionStage(RedStarTheatre theatre, MarkerCups cups) implements ChoiceStage {
  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-promotion", "15.5.2");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Promote(int army, int elite))) {
      return Objection.of("15.5.2", "promote-or-end");
    }
    return theatre.pieces().has(elite) && position.inBox(elite, Box.PROMOTION)
        ? objection(position, army)
        : Objection.of("15.5.1", "not-awaiting", unit(elite));
  }

  /** Why an army cannot be promoted, or null. */
  @Rule({"15.5.1", "10.6.1", "10.8.1"})
  private @Nullable Objection objection(Position position, int army) {
    if (!theatre.pieces().fields(position, army, Kind.RIFLE_ARMY)) {
      return Objection.of("15.5.1", "rifle-armies-only", unit(army));
    }
    if (theatre.pieces().supply(position, army) != SupplyState.SUPPLIED) {
      return Objection.of("15.5.1", "promotion-unsupplied", unit(army));
    }
    boolean zone = theatre.board(position).inEnemyZone(Side.SOVIET, position.place(army));
    return zone && !theatre.weather(position).slackensZones()
        ? Objection.of("15.5.1", "promotion-in-zone", unit(army))
        : null;
  }

  /** Each army with the first Shock and the first Guards army that await: they are all alike. */
  @Override
  public void list(Position position, Consumer<? super Order> action) {
    int shock = theatre.pieces().first(position, Kind.SHOCK_ARMY, Box.PROMOTION);
    int guards = theatre.pieces().first(position, Kind.GUARDS_ARMY, Box.PROMOTION);
    for (int army : theatre.pieces().onMap(position, Kind.RIFLE_ARMY)) {
      offer(position, new Promote(army, shock), action);
      offer(position, new Promote(army, guards), action);
    }
  }

  /** The new army takes the place of the old; for a marker it gets one of its own class at full. */
  @Override
  @Rule("15.5.2")
  public void give(Draft draft, Order order) {
    Promote promote = (Promote) order;
    int hex = draft.place(promote.army());
    boolean marked = draft.get(promote.army(), RedStarMarks.MARKER) != 0;
    cups.release(draft, promote.army());
    draft.clear(promote.army(), Marks.STEP);
    draft.moveToBox(promote.army(), Box.PROMOTED);
    draft.moveTo(promote.elite(), hex);
    draft.clear(promote.elite(), Marks.STEP);
    draft.clear(promote.elite(), RedStarMarks.SUPPLY);
    draft.say(new Placed(Ints.of(promote.elite()), hex, "15.5.2"));
    draft.say(Noted.of("15.5.2", "promoted-to", unit(promote.army()), unit(promote.elite())));
    if (marked) {
      cups.draw(draft, promote.elite(), "15.5.2");
    }
  }
}
