package stavka.redstar.arrival;

import static stavka.engine.reason.Detail.hex;
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
import stavka.operational.board.EntryEffect;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/** Before Soviet units move, one paratroop corps may drop. */
@Rule({"15.4", "15.4.2", "15.4.3", "15.4.4"})
record DropStage(RedStarTheatre theatre, Fate fate, EntryEffect effects)
    implements ChoiceStage, RedStarPart {
  private static final int DIE = 6;

  @Override
  public Decision decision() {
    return new Decision(Side.SOVIET, "choose-drop", "15.4.2");
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place(Ints units, int hex))
        || !pieces().one(units)
        || position.ledger(Ledger.DROPPED) != 0) {
      return Objection.of("15.4.4", "one-drop");
    }
    if (!position.inBox(units.first(), Box.PARATROOPS)) {
      return Objection.of("15.4.4", "not-waiting", unit(units.first()));
    }
    return fit(position, hex) ? null : Objection.of("15.4.2", "drop-hex", hex(hex));
  }

  private boolean fit(Position position, int hex) {
    return position.grid().has(hex)
        && theatre.board(position).inPlay(hex)
        && theatre.ground().inSovietUnion(hex)
        && !theatre.board(position).holds(Side.AXIS, hex)
        && nearHeadquarters(position, hex);
  }

  private boolean nearHeadquarters(Position position, int hex) {
    return pieces()
        .of(Kind.HQ)
        .any(
            unit ->
                pieces().side(unit) == Side.SOVIET
                    && position.onMap(unit)
                    && position.distance(unit, hex) <= limits().drop().radius()
                    && pieces().supply(position, unit) == SupplyState.SUPPLIED);
  }

  @Override
  public void list(Position position, Consumer<? super Order> action) {
    int unit = waiting(position);
    for (int hex = 0; unit >= 0 && hex < position.grid().size(); hex++) {
      if (fit(position, hex)) {
        action.accept(new Place(Ints.of(unit), hex));
      }
    }
  }

  /** The first that waits and may drop, or -1; they are all alike. */
  private int waiting(Position position) {
    return position.ledger(Ledger.DROPPED) == 0
        ? pieces().first(position, Kind.PARATROOPS, Box.PARATROOPS)
        : -1;
  }

  /** The die: one more in an enemy zone, three less in mud and snow. */
  @Override
  @Rule({"15.4.3", "15.4.5"})
  public void give(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    boolean zone = theatre.board(draft.view()).inEnemyZone(Side.SOVIET, place.hex());
    int modifier = zone ? limits().drop().zone() : 0;
    if (theatre.calendar().weather(draft.turn()).softensLandings()) {
      modifier += limits().drop().weather();
    }
    draft.enter(Ledger.DROPPED, 1);
    draft.moveTo(unit, place.hex());
    draft.say(new Placed(place.units(), place.hex(), "15.4.2"));
    if (draft.roll(DIE, "drop-die", "15.4.3") + modifier > limits().drop().lands()) {
      fate.eliminate(draft, unit, "15.4.3");
    } else {
      effects.came(draft, Side.SOVIET, place.units(), Ints.of(place.hex()));
    }
  }
}
