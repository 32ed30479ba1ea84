package stavka.kharkov.setup;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

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
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.panzer.game.Placement;

/** Putting a side's units on the hexes of their places, as often as its player likes. */
@Rule({"5.0", "5.2", "5.3", "5.14"})
record Placing(KharkovTheatre theatre, Side side, Obligations obligations, GuardsSlots guards)
    implements Placement {
  Placing(KharkovTheatre theatre, Side side) {
    this(theatre, side, new Obligations(theatre), new GuardsSlots(theatre));
  }

  String rule() {
    return side == Side.AXIS ? "5.2" : "5.3";
  }

  /** Why units cannot be placed on a hex, or null. */
  @Override
  public @Nullable Objection objection(Position position, Place order) {
    Ints units = order.units();
    int where = order.hex();
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("5.0", "no-units");
    }
    if (!theatre.grid().has(where)) {
      return Objection.of("5.0", "no-such-hex");
    }
    Objection objection = Objection.first(units, unit -> objection(position, unit, where));
    if (objection == null) {
      objection = guards.objection(position, units, where);
    }
    if (objection == null) {
      objection = kharkov(position, units, where);
    }
    return objection == null ? stacking(position, units, where) : objection;
  }

  private @Nullable Objection objection(Position position, int unit, int where) {
    if (!theatre.pieces().has(unit)) {
      return Objection.of("5.0", "no-such-unit");
    }
    if (theatre.side(unit) != side) {
      return Objection.of("5.0", "not-your-unit", unit(unit));
    }
    SetUpPlace place = obligations.place(position, unit);
    if (place.arrives()) {
      return Objection.of("16.0", "arrives-later", unit(unit), number(place.turn()));
    }
    if (!place.onMap() || position.inBox(unit, Box.REGIMENTS)) {
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

  /** One unit of the northernmost group, division or regiment, may stand in a Kharkov hex. */
  @Rule("5.2")
  private @Nullable Objection kharkov(Position position, Ints units, int where) {
    if (!inCity(obligations.place(position, units.first()), where)) {
      return null;
    }
    Ints others =
        theatre
            .pieces()
            .where(
                unit ->
                    position.onMap(unit)
                        && theatre.side(unit) == side
                        && inCity(obligations.place(position, unit), position.place(unit))
                        && !units.contains(unit));
    return units.size() + others.size() > 1 ? Objection.of("5.2", "one-unit-in-kharkov") : null;
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
    for (int unit : units) {
      if (guards.isGuards(unit)) {
        if (guards.isReserve(position, unit, where)) {
          return null;
        }
        int other = guards.displaced(position, unit, where);
        count -= other >= 0 && position.place(other) == where ? 1 : 0;
      }
      count += theatre.pieces().kind(unit).combat() ? 1 : 0;
    }
    return count > theatre.stacking().limit(side, where)
        ? Objection.of("8.1", "too-many", hex(where), number(theatre.stacking().limit(side, where)))
        : null;
  }

  void place(Draft draft, Place order) {
    Ints others = Ints.EMPTY;
    for (int unit : order.units()) {
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

  @Override
  public Ints hexes(Position position, int unit) {
    Ints hexes = obligations.place(position, unit).choices();
    return guards.isGuards(unit) ? hexes.plus(guards.reserveHexes(position, unit)) : hexes;
  }
}
