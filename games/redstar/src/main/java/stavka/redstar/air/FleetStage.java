package stavka.redstar.air;

import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
import stavka.operational.board.Board;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** The Axis places its air fleets within the radius of their bases, but not in mud. */
@Rule("12.1.2")
final class FleetStage extends ChoiceStage {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;

  FleetStage(RedStarTheatre theatre) {
    super(new Decision(Side.AXIS, "choose-fleets", "12.1.2"));
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  private boolean ready(Position position, int unit) {
    return pieces.is(unit, Kind.AIR_FLEET)
        && position.inBox(unit, Box.HANGAR)
        && pieces.partner(unit) >= 0
        && position.onMap(pieces.partner(unit))
        && !theatre.weather(position).groundsFleets();
  }

  @Override
  protected @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place place)
        || place.units().size() != 1
        || !pieces.has(place.units().first())) {
      return Objection.of("12.1.2", "one-fleet");
    }
    int fleet = place.units().first();
    if (!ready(position, fleet)) {
      return Objection.of("12.1.2", "fleet-not-ready", unit(fleet));
    }
    return inRadius(position, fleet, place.hex())
        ? null
        : Objection.of("12.1.2", "out-of-radius", unit(pieces.partner(fleet)));
  }

  private boolean inRadius(Position position, int fleet, int hex) {
    int base = pieces.partner(fleet);
    return hex >= 0
        && hex < position.grid().size()
        && position.grid().distance(hex, position.place(base)) <= pieces.counter(base).rating();
  }

  @Override
  protected boolean any(Position position) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (ready(position, unit)) {
        return true;
      }
    }
    return false;
  }

  /** The hexes over most of the enemy come first. */
  @Override
  protected void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (!ready(position, unit)) {
      return;
    }
    List<Integer> hexes = new ArrayList<>();
    for (int hex = 0; hex < position.grid().size(); hex++) {
      if (inRadius(position, unit, hex)) {
        hexes.add(hex);
      }
    }
    int[] use = new int[position.grid().size()];
    hexes.forEach(hex -> use[hex] = enemies(position, hex, pieces.counter(unit).rating()));
    hexes.sort(Comparator.comparingInt((Integer hex) -> -use[hex]).thenComparing(hex -> hex));
    hexes.forEach(hex -> action.accept(new Place(Ints.of(unit), hex)));
  }

  /** Soviet stacks in contact that a fleet on a hex would fly against. */
  private int enemies(Position position, int hex, int range) {
    Board board = theatre.board(position);
    int count = 0;
    for (int other = 0; other < pieces.count(); other++) {
      if (pieces.side(other) == Side.SOVIET
          && position.onMap(other)
          && position.grid().distance(hex, position.place(other)) <= range
          && board.inZoneOf(Side.AXIS, position.place(other))) {
        count++;
      }
    }
    return count;
  }

  @Override
  protected void give(Draft draft, Order order) {
    Place place = (Place) order;
    draft.moveTo(place.units().first(), place.hex());
    draft.say(new Placed(place.units(), place.hex(), "12.1.2"));
  }
}
