package stavka.kharkov.reserve;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
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
import stavka.kharkov.model.Limits;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;

/**
 * Placing reserve units round their marker, in the reserve phase or when an alarm releases them.
 */
@Rule("6.73")
final class Commitment {
  private static final String NINTH_ARMY = "su-reserve-9";

  private final KharkovTheatre theatre;
  private final Reserves reserves;
  private final EntryEffect effects;
  private final Sector sector;
  private final int ninthArmy;
  private final Limits limits;

  Commitment(KharkovTheatre theatre, EntryEffect effects, Sector sector) {
    this.theatre = theatre;
    this.reserves = new Reserves(theatre);
    this.effects = effects;
    this.sector = sector;
    this.ninthArmy = theatre.roster().index(NINTH_ARMY);
    this.limits = theatre.charts().limits();
  }

  Reserves reserves() {
    return reserves;
  }

  /** Why reserve units cannot be placed on a hex, or null. */
  @Nullable Objection objection(Position position, Place order) {
    Ints units = order.units();
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("6.73", "no-units");
    }
    if (order.hex() < 0 || order.hex() >= theatre.ground().grid().size()) {
      return Objection.of("6.73", "no-such-hex");
    }
    for (int i = 0; i < units.size(); i++) {
      Objection objection = objection(position, units.get(i), order.hex());
      if (objection != null) {
        return objection;
      }
    }
    return stacking(position, units.size(), order.hex());
  }

  private @Nullable Objection objection(Position position, int unit, int where) {
    if (unit < 0 || unit >= theatre.pieces().count()) {
      return Objection.of("6.73", "no-such-unit");
    }
    int marker = reserves.markerOf(position, unit);
    if (marker < 0 || !position.onMap(marker)) {
      return Objection.of("6.73", "not-in-reserve", unit(unit));
    }
    if (theatre.ground().grid().distance(position.place(marker), where)
        > limits.reserves().within()) {
      return Objection.of(
          "6.73",
          "too-far-from-marker",
          hex(where),
          unit(marker),
          number(limits.reserves().within()));
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
    return leaves && !sector.awake(position)
        ? Objection.of("6.77", "kept-south", unit(unit))
        : null;
  }

  @Rule({"6.73", "8.1"})
  private @Nullable Objection stacking(Position position, int more, int where) {
    return theatre.board(position).units(Side.SOVIET, where) + more > limits.stack()
        ? Objection.of("8.1", "too-many", hex(where), number(limits.stack()))
        : null;
  }

  /** Every hex on which a unit of a reserve can be placed alone. */
  void forEachHex(Position position, int unit, Consumer<? super Place> action) {
    near(position.place(reserves.markerOf(position, unit)))
        .each(
            where -> {
              Place order = new Place(Ints.of(unit), where);
              if (objection(position, order) == null) {
                action.accept(order);
              }
            });
  }

  /**
   * Some hex for a unit of a reserve: the first that will do, counted from a number on; null if
   * there is none.
   */
  @Nullable Place somewhere(Position position, int unit, int start) {
    Ints hexes = near(position.place(reserves.markerOf(position, unit)));
    for (int i = 0; i < hexes.size(); i++) {
      Place order = new Place(Ints.of(unit), hexes.get((start + i) % hexes.size()));
      if (objection(position, order) == null) {
        return order;
      }
    }
    return null;
  }

  private Ints near(int centre) {
    HexGrid grid = theatre.ground().grid();
    Ints hexes = Ints.of(centre);
    for (int ring = 0; ring < limits.reserves().within(); ring++) {
      Ints inner = hexes;
      for (int i = 0; i < inner.size(); i++) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int next = grid.neighbour(inner.get(i), direction);
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
    for (int i = 0; i < order.units().size(); i++) {
      committed(draft, reserves.markerOf(before, order.units().get(i)));
    }
    effects.entered(draft, Side.SOVIET, where);
    effects.stopped(draft, where);
  }

  private void committed(Draft draft, int marker) {
    wakeSouth(draft, marker);
    if (draft.onMap(marker) && !reserves.anyLeft(draft.view(), marker)) {
      remove(draft, marker);
    }
  }

  @Rule("6.55")
  private void wakeSouth(Draft draft, int marker) {
    if (marker == ninthArmy && draft.turn() < limits.south().ninthArmyFrom()) {
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
    reserves
        .units(draft.view(), marker)
        .each(
            unit -> {
              draft.moveToBox(unit, Box.ELIMINATED);
              draft.say(new Eliminated(unit, where, "8.1"));
            });
    remove(draft, marker);
  }
}
