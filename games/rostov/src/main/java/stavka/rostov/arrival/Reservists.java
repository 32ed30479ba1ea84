package stavka.rostov.arrival;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Soviet divisions of one step are called up in a village, whose garrison they are. */
@Rule({"8.4", "22.81"})
public record Reservists(RostovTheatre theatre, Rebuilt rebuilt, EntryEffect effects)
    implements ExtraOrder {
  /** Divisions of foot or horse with one step left. */
  private boolean waits(Position position, int unit) {
    RostovPieces pieces = theatre.pieces();
    return position.inBox(unit, Box.ACTIVE)
        && pieces.side(unit) == Side.SOVIET
        && pieces.division(unit)
        && !pieces.motorised(unit)
        && (pieces.kind(unit) == Kind.INFANTRY || pieces.cavalry(unit))
        && theatre.faces().steps(position, unit) == 1;
  }

  private boolean takes(Position position, int unit, int hex) {
    return theatre.ground().village(hex)
        && rebuilt.takes(position, Side.SOVIET, hex)
        && theatre.stacking().fits(position, Ints.of(unit), hex);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Place place
        && place.units().all(unit -> unit < 0 || unit >= theatre.pieces().count() || other(unit));
  }

  /** Fortress units have rules of their own. */
  private boolean other(int unit) {
    return theatre.pieces().kind(unit) != Kind.UR_MG;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Place place = (Place) order;
    Objection misplaced = theatre.misplaced(Side.SOVIET, place);
    if (misplaced != null) {
      return misplaced;
    }
    int unit = place.units().first();
    return waits(position, unit) && takes(position, unit, place.hex())
        ? null
        : theatre.cites().objection("reservist-place", Detail.hex(place.hex()));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    draft.moveTo(unit, place.hex());
    draft.set(unit, RostovMarks.GARRISON);
    rebuilt.taken(draft, place.hex());
    effects.stepped(draft, unit, HexGrid.NONE, place.hex());
    draft.say(new Placed(place.units(), place.hex(), theatre.cites().rule("reservist-place")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      for (int hex = 0; waits(position, unit) && hex < theatre.grid().size(); hex++) {
        if (takes(position, unit, hex)) {
          action.accept(new Place(Ints.of(unit), hex));
        }
      }
    }
  }
}
