package stavka.rostov.arrival;

import java.util.Optional;
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
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.control.Control;
import stavka.rostov.cups.Hometown;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.zones.Zones;

/** Militia are laid out near the town that raises them, and stay near it. */
@Rule({"8.51", "8.52", "8.53", "22.64"})
public final class Levies implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Control control;
  private final Hometown home;

  public Levies(RostovTheatre theatre, Zones zones, Control control) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.control = control;
    this.home = new Hometown(theatre);
  }

  /** Whether a unit may go to a hex of its own will, as militia may near their town. */
  @Rule("22.64")
  public boolean lets(Position position, int unit, int hex) {
    return home.lets(position, unit, hex);
  }

  /** Gates with all hexes closed to which some militia may not go; for all others as they are. */
  @Rule("22.64")
  public byte[] confined(Position position, int unit, byte[] gates) {
    return home.binds(position, unit) ? home.confined(unit, gates) : gates;
  }

  /** A unit was driven to a hex: militia that far from home are free. */
  @Rule("22.64")
  public void driven(Draft draft, int unit, int hex) {
    home.stepped(draft, unit, HexGrid.NONE, hex);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Place;
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
        : theatre.cites().objection("militia-place", Detail.hex(place.hex()));
  }

  private boolean waits(Position position, int unit) {
    return pieces.kind(unit) == Kind.MILITIA && position.inBox(unit, Box.DUE);
  }

  private boolean takes(Position position, int unit, int hex) {
    Board board = theatre.board(position);
    return home.near(unit, hex)
        && board.inPlay(hex)
        && theatre.ground().land(hex)
        && !board.holds(Side.AXIS, hex)
        && !zones.in(position, Side.AXIS, hex)
        && theatre.stacking().fits(position, Ints.of(unit), hex);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Place place = (Place) order;
    int unit = place.units().first();
    draft.moveTo(unit, place.hex());
    control.stepped(draft, unit, HexGrid.NONE, place.hex());
    draft.say(new Placed(place.units(), place.hex(), theatre.cites().rule("militia-place")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      for (int hex = 0; waits(position, unit) && hex < theatre.grid().size(); hex++) {
        if (takes(position, unit, hex)) {
          action.accept(new Place(Ints.of(unit), hex));
        }
      }
    }
  }

  /** Into the town itself, or as near to it as they may. */
  @Override
  public Optional<Order> proposal(Position position) {
    @Nullable Order[] best = {null};
    int[] least = {Integer.MAX_VALUE};
    forEach(
        position,
        order -> {
          Place place = (Place) order;
          int far = home.distance(place.units().first(), place.hex());
          if (far < least[0]) {
            least[0] = far;
            best[0] = place;
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
