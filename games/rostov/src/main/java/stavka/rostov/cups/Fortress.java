package stavka.rostov.cups;

import java.util.ArrayList;
import java.util.List;
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
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Timetable;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.zones.Zones;

/**
 * UR/MG units that come during play: unknown, in a town or fortification that is supplied or in the
 * place the scenario names, one a hex and out of Axis zones. Rebuilt ones are known.
 */
@Rule({"8.6", "8.62", "8.63", "8.64", "22.53", "22.54"})
public final class Fortress implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Lines lines;
  private final Forts forts;
  private final EntryEffect effects;
  private final List<Integer> heap = new ArrayList<>();

  public Fortress(
      RostovTheatre theatre, Zones zones, Lines lines, Forts forts, EntryEffect effects) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.lines = lines;
    this.forts = forts;
    this.effects = effects;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == Kind.UR_MG) {
        heap.add(unit);
      }
    }
  }

  /** The next of the heap come on their turn. */
  @Rule({"8.62", "22.53"})
  public void receive(Draft draft) {
    for (Timetable.Arrival arrival : theatre.plan(draft.view()).schedule().arrivals()) {
      int left = arrival.turn() == draft.turn() ? arrival.urMg() : 0;
      for (int unit : heap) {
        if (left > 0 && draft.view().inBox(unit, Box.POOL)) {
          draft.moveToBox(unit, Box.DUE);
          left--;
        }
      }
    }
  }

  /** The hexes of the place a unit was named for; none if it may come anywhere. */
  @Rule("8.62")
  private Ints named(Position position, int unit) {
    ScenarioPlan plan = theatre.plan(position);
    int number = heap.indexOf(unit) - plan.layout().urMg().size();
    for (Timetable.Arrival arrival : plan.schedule().arrivals()) {
      if (number >= 0 && number < arrival.urMg()) {
        return arrival.hexes();
      }
      number -= arrival.urMg();
    }
    return Ints.EMPTY;
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Place place && place.units().all(this::fortress);
  }

  private boolean fortress(int unit) {
    return unit >= 0 && unit < pieces.count() && pieces.kind(unit) == Kind.UR_MG;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Place place = (Place) order;
    if (place.units().size() != 1) {
      return theatre.cites().objection("no-units");
    }
    if (place.hex() < 0 || place.hex() >= theatre.grid().size()) {
      return theatre.cites().objection("no-such-hex");
    }
    int unit = place.units().first();
    return waits(position, unit) && takes(position, unit, place.hex())
        ? null
        : theatre.cites().objection("ur-mg-place", Detail.hex(place.hex()));
  }

  private boolean waits(Position position, int unit) {
    return position.inBox(unit, Box.DUE) || position.inBox(unit, Box.ACTIVE);
  }

  @Rule({"8.62", "8.63"})
  private boolean takes(Position position, int unit, int hex) {
    Board board = theatre.board(position);
    Ints place = position.inBox(unit, Box.DUE) ? named(position, unit) : Ints.EMPTY;
    return (place.isEmpty() ? strong(position, hex) : place.contains(hex))
        && board.inPlay(hex)
        && !board.holds(Side.AXIS, hex)
        && Control.holds(position, Side.SOVIET, hex)
        && position.stack(hex).all(other -> pieces.kind(other) != Kind.UR_MG)
        && !zones.in(position, Side.AXIS, hex)
        && lines.reaches(position, Side.SOVIET, hex)
        && theatre.stacking().fits(position, Ints.of(unit), hex);
  }

  /** A town, a strongpoint, or a hex behind a fortified line. */
  private boolean strong(Position position, int hex) {
    if (theatre.ground().terrain(hex).urban() || forts.strongpoint(position, hex, Side.SOVIET)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int beside = theatre.grid().neighbour(hex, direction);
      if (theatre.ground().side(hex, direction, SideFeature.FORTIFIED_LINE)
          && forts.line(position, beside, hex)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    draft.moveTo(unit, place.hex());
    effects.stepped(draft, unit, HexGrid.NONE, place.hex());
    draft.say(new Placed(place.units(), place.hex(), theatre.cites().rule("ur-mg-place")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit : heap) {
      for (int hex = 0; waits(position, unit) && hex < theatre.grid().size(); hex++) {
        if (takes(position, unit, hex)) {
          action.accept(new Place(Ints.of(unit), hex));
        }
      }
    }
  }
}
