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
import stavka.redstar.model.Limits;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/** Before Soviet units move, one paratroop corps may drop. */
@Rule({"15.4", "15.4.2", "15.4.3", "15.4.4"})
final class DropStage extends ChoiceStage {
  private static final int DIE = 6;

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Limits.Drop limits;
  private final Fate fate;
  private final EntryEffect effects;

  DropStage(RedStarTheatre theatre, Fate fate, EntryEffect effects) {
    super(new Decision(Side.SOVIET, "choose-drop", "15.4.2"));
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().drop();
    this.fate = fate;
    this.effects = effects;
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)
        || place.units().size() != 1
        || !pieces.has(place.units().first())) {
      return Objection.of("15.4.4", "one-drop");
    }
    int unit = place.units().first();
    if (position.ledger(Ledger.DROPPED) != 0) {
      return Objection.of("15.4.4", "one-drop");
    }
    if (!position.inBox(unit, Box.PARATROOPS)) {
      return Objection.of("15.4.4", "not-waiting", unit(unit));
    }
    return fit(position, place.hex()) ? null : Objection.of("15.4.2", "drop-hex", hex(place.hex()));
  }

  private boolean fit(Position position, int hex) {
    return hex >= 0
        && hex < position.grid().size()
        && theatre.board(position).inPlay(hex)
        && theatre.ground().inSovietUnion(hex)
        && !theatre.board(position).holds(Side.AXIS, hex)
        && nearHeadquarters(position, hex);
  }

  private boolean nearHeadquarters(Position position, int hex) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.HQ)
          && pieces.side(unit) == Side.SOVIET
          && position.onMap(unit)
          && position.grid().distance(hex, position.place(unit)) <= limits.radius()
          && pieces.supply(position, unit) == SupplyState.SUPPLIED) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void list(Position position, Consumer<? super Order> action) {
    int unit = waiting(position);
    for (int hex = 0; unit >= 0 && hex < position.grid().size(); hex++) {
      if (fit(position, hex)) {
        action.accept(new Place(Ints.of(unit), hex));
      }
    }
  }

  /** The first that waits and may drop, or -1; they are all alike. */
  private int waiting(Position position) {
    for (int unit = 0; position.ledger(Ledger.DROPPED) == 0 && unit < pieces.count(); unit++) {
      if (position.inBox(unit, Box.PARATROOPS)) {
        return unit;
      }
    }
    return -1;
  }

  /** The die: one more in an enemy zone, three less in mud and snow. */
  @Override
  @Rule({"15.4.3", "15.4.5"})
  protected void give(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    boolean zone = theatre.board(draft.view()).inEnemyZone(Side.SOVIET, place.hex());
    int modifier = zone ? limits.zone() : 0;
    if (theatre.calendar().weather(draft.turn()).softensLandings()) {
      modifier += limits.weather();
    }
    draft.enter(Ledger.DROPPED, 1);
    draft.moveTo(unit, place.hex());
    draft.say(new Placed(place.units(), place.hex(), "15.4.2"));
    if (draft.roll(DIE, "drop-die", "15.4.3") + modifier > limits.lands()) {
      fate.eliminate(draft, unit, "15.4.3");
    } else {
      effects.came(draft, Side.SOVIET, place.units(), Ints.of(place.hex()));
    }
  }
}
