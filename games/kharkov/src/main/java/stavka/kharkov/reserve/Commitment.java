package stavka.kharkov.reserve;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;
import stavka.panzer.game.Placement;

/**
 * Placing reserve units round their marker, in the reserve phase or when an alarm releases them.
 */
@Rule("6.73")
record Commitment(KharkovTheatre theatre, EntryEffect effects, Sector sector, int ninthArmy)
    implements Placement {
  private static final String NINTH_ARMY = "su-reserve-9";

  Commitment(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    this(theatre, effects, sector, theatre.roster().index(NINTH_ARMY));
  }

  /** Why reserve units cannot be placed on a hex, or null. */
  @Override
  public @Nullable Objection objection(Position position, Place order) {
    Ints units = order.units();
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("6.73", "no-units");
    }
    if (!theatre.grid().has(order.hex())) {
      return Objection.of("6.73", "no-such-hex");
    }
    Objection objection = Objection.first(units, unit -> objection(position, unit, order.hex()));
    return objection == null ? stacking(position, units.size(), order.hex()) : objection;
  }

  private @Nullable Objection objection(Position position, int unit, int where) {
    if (!theatre.pieces().has(unit)) {
      return Objection.of("6.73", "no-such-unit");
    }
    int marker = theatre.pieces().reserveMarker(position, unit);
    if (marker < 0 || !position.onMap(marker)) {
      return Objection.of("6.73", "not-in-reserve", unit(unit));
    }
    if (position.distance(marker, where) > theatre.charts().limits().reserves().within()) {
      return Objection.of(
          "6.73",
          "too-far-from-marker",
          hex(where),
          unit(marker),
          number(theatre.charts().limits().reserves().within()));
    }
    if (theatre.board(position).holds(Side.AXIS, where)) {
      return Objection.of("6.22", "enemy-there", hex(where));
    }
    return staysSouth(position, unit, where);
  }

  /**
   * Until the Axis south wakes, units that began in the south do not come to the north by being
   * placed there.
   */
  @Rule("6.77")
  private @Nullable Objection staysSouth(Position position, int unit, int where) {
    boolean leaves =
        position.has(unit, KharkovMarks.FROM_SOUTH) && !theatre.ground().inSouth(where);
    return Objection.when(leaves && !sector.awake(position), "6.77", "kept-south", unit(unit));
  }

  @Rule({"6.73", "8.1"})
  private @Nullable Objection stacking(Position position, int more, int where) {
    return theatre.board(position).units(Side.SOVIET, where) + more
            > theatre.charts().limits().stack()
        ? Objection.of("8.1", "too-many", hex(where), number(theatre.charts().limits().stack()))
        : null;
  }

  /** The hexes round the marker under which a unit waits, the nearest first. */
  @Override
  public Ints hexes(Position position, int unit) {
    Ints hexes = Ints.of(position.place(theatre.pieces().reserveMarker(position, unit)));
    for (int ring = 0; ring < theatre.charts().limits().reserves().within(); ring++) {
      for (int inner : hexes) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int next = theatre.grid().neighbour(inner, direction);
          if (next != HexGrid.NONE && !hexes.contains(next)) {
            hexes = hexes.with(next);
          }
        }
      }
    }
    return hexes;
  }

  void place(Draft draft, Place order) {
    Position before = draft.view();
    int where = order.hex();
    order.units().each(unit -> draft.moveTo(unit, where));
    draft.say(new Placed(order.units(), where, "6.73"));
    order.units().each(unit -> committed(draft, theatre.pieces().reserveMarker(before, unit)));
    effects.entered(draft, Side.SOVIET, where);
    effects.stopped(draft, where);
  }

  private void committed(Draft draft, int marker) {
    wakeSouth(draft, marker);
    if (draft.onMap(marker) && theatre.pieces().reserveUnits(draft.view(), marker).isEmpty()) {
      remove(draft, marker);
    }
  }

  @Rule("6.55")
  private void wakeSouth(Draft draft, int marker) {
    if (marker == ninthArmy && draft.turn() < theatre.charts().limits().south().ninthArmyFrom()) {
      sector.wake(draft, "6.55");
    }
  }

  private static void remove(Draft draft, int marker) {
    draft.moveToBox(marker, Box.REMOVED);
    draft.say(new Placed(Ints.of(marker), -1, "6.73"));
  }

  /** Eliminates what is left of a reserve for which there is no room. */
  @Rule({"6.75", "8.1"})
  void loseRest(Draft draft, int marker) {
    int where = draft.place(marker);
    for (int unit : theatre.pieces().reserveUnits(draft.view(), marker)) {
      draft.moveToBox(unit, Box.ELIMINATED);
      draft.say(new Eliminated(unit, where, "8.1"));
    }
    remove(draft, marker);
  }
}
