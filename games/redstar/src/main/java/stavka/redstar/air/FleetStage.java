package stavka.redstar.air;

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
import stavka.operational.board.Board;
import stavka.redstar.model.Box;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;

/** The Axis places its air fleets within the radius of their bases, but not in mud. */
@Rule("12.1.2")
record FleetStage(RedStarTheatre theatre) implements ChoiceStage, RedStarPart {
  @Override
  public Decision decision() {
    return new Decision(Side.AXIS, "choose-fleets", "12.1.2");
  }

  private boolean ready(Position position, int unit) {
    return pieces().is(unit, Kind.AIR_FLEET)
        && position.inBox(unit, Box.HANGAR)
        && pieces().partner(unit) >= 0
        && position.onMap(pieces().partner(unit))
        && !theatre.weather(position).groundsFleets();
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Place(Ints units, int hex)) || !pieces().one(units)) {
      return Objection.of("12.1.2", "one-fleet");
    }
    int fleet = units.first();
    if (!ready(position, fleet)) {
      return Objection.of("12.1.2", "fleet-not-ready", unit(fleet));
    }
    return Objection.unless(
        inRadius(position, fleet, hex), "12.1.2", "out-of-radius", unit(pieces().partner(fleet)));
  }

  private boolean inRadius(Position position, int fleet, int hex) {
    int base = pieces().partner(fleet);
    return position.grid().has(hex) && position.distance(base, hex) <= pieces().rating(base);
  }

  @Override
  public boolean any(Position position) {
    return pieces().of(Kind.AIR_FLEET).any(fleet -> ready(position, fleet));
  }

  /** The hexes over most of the enemy come first. */
  @Override
  public void listFor(Position position, int unit, Consumer<? super Order> action) {
    if (!ready(position, unit)) {
      return;
    }
    int[] use = new int[position.grid().size()];
    Ints hexes =
        Ints.of(position.grid().hexes().filter(hex -> inRadius(position, unit, hex)).toArray());
    for (int hex : hexes) {
      use[hex] = enemies(position, hex, pieces().rating(unit));
    }
    hexes.sorted(hex -> -use[hex]).each(hex -> action.accept(new Place(Ints.of(unit), hex)));
  }

  /** Soviet stacks in contact that a fleet on a hex would fly against. */
  private int enemies(Position position, int hex, int range) {
    Board board = theatre.board(position);
    return pieces()
        .all()
        .filter(
            other ->
                pieces().side(other) == Side.SOVIET
                    && position.onMap(other)
                    && position.distance(other, hex) <= range
                    && board.inZoneOf(Side.AXIS, position.place(other)))
        .size();
  }

  @Override
  public void give(Draft draft, Order order) {
    Place place = (Place) order;
    draft.moveTo(place.units().first(), place.hex());
    draft.say(new Placed(place.units(), place.hex(), "12.1.2"));
  }
}
