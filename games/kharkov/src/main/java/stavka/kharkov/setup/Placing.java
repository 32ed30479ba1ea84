package stavka.kharkov.setup;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;

/** Putting a side's units on the hexes of their places, as often as its player likes. */
@Rule({"5.0", "5.2", "5.3", "5.14"})
final class Placing {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final Side side;
  private final Obligations obligations;
  private final GuardsSlots guards;

  Placing(KharkovTheatre theatre, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.side = side;
    this.obligations = new Obligations(theatre);
    this.guards = new GuardsSlots(theatre);
  }

  String rule() {
    return side == Side.AXIS ? "5.2" : "5.3";
  }

  /** Why units cannot be placed on a hex, or null. */
  @Nullable Objection objection(Position position, Place order) {
    Ints units = order.units();
    int where = order.hex();
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("5.0", "no-units");
    }
    if (where < 0 || where >= theatre.ground().grid().size()) {
      return Objection.of("5.0", "no-such-hex");
    }
    for (int i = 0; i < units.size(); i++) {
      Objection objection = objection(position, units.get(i), where);
      if (objection != null) {
        return objection;
      }
    }
    Objection objection = guards.objection(position, units, where);
    if (objection == null) {
      objection = kharkov(position, units, where);
    }
    return objection == null ? stacking(position, units, where) : objection;
  }

  private @Nullable Objection objection(Position position, int unit, int where) {
    if (unit < 0 || unit >= pieces.count()) {
      return Objection.of("5.0", "no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return Objection.of("5.0", "not-your-unit", unit(unit));
    }
    SetUpPlace place = obligations.place(position, unit);
    if (place.arrives()) {
      return Objection.of("16.0", "arrives-later", unit(unit), number(place.turn()));
    }
    if (!place.onMap() || isSplit(position, unit)) {
      return Objection.of(rule(), "not-to-be-placed", unit(unit));
    }
    if (position.place(unit) == where
        || (place.chosen() && guards.isThere(position, unit, where))) {
      return Objection.of("5.0", "already-there", unit(unit), hex(where));
    }
    boolean allowed =
        place.allows(where) || (place.chosen() && guards.isReserve(position, unit, where));
    return allowed ? null : Objection.of(rule(), "outside-place", unit(unit), hex(where));
  }

  private boolean isSplit(Position position, int unit) {
    return position.inBox(unit, Box.REGIMENTS);
  }

  /** One unit of the northernmost group, division or regiment, may stand in a Kharkov hex. */
  @Rule("5.2")
  private @Nullable Objection kharkov(Position position, Ints units, int where) {
    SetUpPlace place = obligations.place(position, units.first());
    if (!inCity(place, where)) {
      return null;
    }
    int count = units.size();
    for (int unit = 0; unit < pieces.count(); unit++) {
      boolean there =
          position.onMap(unit)
              && pieces.side(unit) == side
              && inCity(obligations.place(position, unit), position.place(unit));
      count += there && !units.contains(unit) ? 1 : 0;
    }
    return count > 1 ? Objection.of("5.2", "one-unit-in-kharkov") : null;
  }

  /** Whether a hex is open to a place's units only by way of the Kharkov option. */
  static boolean inCity(SetUpPlace place, int where) {
    return place.cityHexes() != null
        && place.cityHexes().has(where)
        && place.hexes() != null
        && !place.hexes().has(where);
  }

  @Rule("8.1")
  private @Nullable Objection stacking(Position position, Ints units, int where) {
    int count = theatre.board(position).units(side, where);
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (guards.isGuards(unit)) {
        if (guards.isReserve(position, unit, where)) {
          return null;
        }
        int other = guards.displaced(position, unit, where);
        count -= other >= 0 && position.place(other) == where ? 1 : 0;
      }
      count += pieces.kind(unit).combat() ? 1 : 0;
    }
    return count > theatre.stacking().limit(side, where)
        ? Objection.of("8.1", "too-many", hex(where), number(theatre.stacking().limit(side, where)))
        : null;
  }

  void place(Draft draft, Place order) {
    Ints others = Ints.EMPTY;
    for (int i = 0; i < order.units().size(); i++) {
      int unit = order.units().get(i);
      if (guards.isGuards(unit)) {
        guards.place(draft, unit, order.hex());
      } else {
        draft.moveTo(unit, order.hex());
        others = others.with(unit);
      }
    }
    if (!others.isEmpty()) {
      draft.say(new Placed(others, order.hex(), rule()));
    }
  }

  /** Every hex a unit alone can be placed on. */
  void forEachHex(Position position, int unit, Consumer<? super Place> action) {
    hexes(position, unit)
        .each(
            where -> {
              Place order = new Place(Ints.of(unit), where);
              if (objection(position, order) == null) {
                action.accept(order);
              }
            });
  }

  /**
   * Some hex for a unit: the first that will do, counted from a number on; null if there is none.
   */
  @Nullable Place somewhere(Position position, int unit, int start) {
    Ints hexes = hexes(position, unit);
    for (int i = 0; i < hexes.size(); i++) {
      Place order = new Place(Ints.of(unit), hexes.get((start + i) % hexes.size()));
      if (objection(position, order) == null) {
        return order;
      }
    }
    return null;
  }

  private Ints hexes(Position position, int unit) {
    Ints hexes = obligations.place(position, unit).choices();
    if (!guards.isGuards(unit)) {
      return hexes;
    }
    Ints reserves = guards.reserveHexes(position, unit);
    for (int i = 0; i < reserves.size(); i++) {
      hexes = hexes.with(reserves.get(i));
    }
    return hexes;
  }
}
