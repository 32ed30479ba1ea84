package stavka.kharkov.setup;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;

/**
 * The Guards divisions: one on the front and one under each of two reserve markers, as the Soviet
 * player likes. Placing one on a marker's hex puts it into that reserve; a division that is there
 * already takes the place of the new one.
 */
@Rule("5.3")
record GuardsSlots(KharkovPieces pieces, Ints guards) {
  private static final int WAITING = -1;
  private static final int FRONT = 0;

  GuardsSlots(KharkovTheatre theatre) {
    KharkovPieces pieces = theatre.pieces();
    this(pieces, pieces.where(unit -> pieces.setUpPlace(unit).chosen()));
  }

  boolean isGuards(int unit) {
    return guards.contains(unit);
  }

  /** Whether a hex is that of a reserve marker under which a Guards division may begin. */
  boolean isReserve(Position position, int guard, int where) {
    return slotAt(position, guard, where) != FRONT;
  }

  /** Whether a Guards division is already under the marker on a hex. */
  boolean isThere(Position position, int guard, int where) {
    int slot = slotAt(position, guard, where);
    return slot != FRONT && slot == slot(position, guard);
  }

  /** The hexes of the markers under which a Guards division may begin. */
  Ints reserveHexes(Position position, int guard) {
    return Ints.of(pieces.setUpPlace(guard).reserves().stream().map(position::place).toArray());
  }

  /**
   * Why units cannot be placed together on a hex for the sake of a Guards division among them, or
   * null.
   */
  @Nullable Objection objection(Position position, Ints units, int where) {
    int among = (int) units.stream().filter(this::isGuards).count();
    if (among == 0) {
      return null;
    }
    boolean single =
        among == 1 && (units.size() == 1 || !isReserve(position, units.first(), where));
    return single ? null : Objection.of("5.3", "one-guards-division", hex(where));
  }

  /** The Guards division that one placed on a hex would change places with, or -1. */
  int displaced(Position position, int guard, int where) {
    int slot = slotAt(position, guard, where);
    return guards
        .filter(other -> other != guard && slot(position, other) == slot)
        .firstOr(Position.NOBODY);
  }

  /** Places a Guards division, the one it displaces going where it came from. */
  void place(Draft draft, int guard, int where) {
    Position before = draft.view();
    int other = displaced(before, guard, where);
    int slot = slotAt(before, guard, where);
    if (slot == FRONT) {
      draft.moveTo(guard, where);
      draft.say(new Placed(Ints.of(guard), where, "5.3"));
    } else {
      joinReserve(draft, guard, pieces.setUpPlace(guard).reserves().get(slot - 1));
    }
    if (other != Position.NOBODY) {
      takeOver(draft, other, before, guard);
    }
  }

  private void takeOver(Draft draft, int other, Position before, int guard) {
    int slot = slot(before, guard);
    if (slot == FRONT) {
      draft.moveTo(other, before.place(guard));
      draft.say(new Placed(Ints.of(other), before.place(guard), "5.3"));
    } else if (slot == WAITING) {
      draft.moveToBox(other, before.place(guard) - before.boxStart());
      draft.say(new Placed(Ints.of(other), -1, "5.3"));
    } else {
      joinReserve(draft, other, pieces.setUpPlace(other).reserves().get(slot - 1));
    }
  }

  void joinReserve(Draft draft, int guard, int marker) {
    draft.moveToBox(guard, pieces.reserveBox(marker));
    draft.say(Noted.of("5.3", "joins-reserve", unit(guard), unit(marker)));
  }

  private int slot(Position position, int guard) {
    if (position.onMap(guard)) {
      return FRONT;
    }
    Ints reserves = pieces.setUpPlace(guard).reserves();
    for (int i = 0; i < reserves.size(); i++) {
      if (position.inBox(guard, pieces.reserveBox(reserves.get(i)))) {
        return i + 1;
      }
    }
    return WAITING;
  }

  private int slotAt(Position position, int guard, int where) {
    return reserveHexes(position, guard).indexOf(where) + 1;
  }
}
