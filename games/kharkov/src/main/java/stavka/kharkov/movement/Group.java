package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** Which units may move together in a phase, and whether they may stay where they come to. */
public final class Group {
  private static final int STACKING_LIMIT = 3;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Sector sector;

  public Group(Theatre theatre, Sector sector) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.sector = sector;
  }

  /** Why a unit cannot begin to move in a phase, or null. */
  public @Nullable Objection objection(Position position, PhaseRole role, int unit) {
    if (unit < 0 || unit >= pieces.count()) {
      return Objection.of("6.0", "no-such-unit");
    }
    if (pieces.side(unit) != role.side()) {
      return Objection.of("6.13", "not-your-unit", unit(unit));
    }
    if (!position.onMap(unit) && (role == PhaseRole.AXIS_MECHANISED || !due(position, unit))) {
      return Objection.of("16.0", "not-on-map", unit(unit));
    }
    if (position.has(unit, State.MOVED)) {
      return Objection.of("6.12", "has-moved", unit(unit));
    }
    if (position.has(unit, State.DISRUPTED)) {
      return Objection.of("7.32", "disrupted", unit(unit));
    }
    if (sector.waits(position, unit)) {
      return Objection.of("6.51", "south-waits", unit(unit));
    }
    if (role == PhaseRole.AXIS_MECHANISED && !pieces.kind(unit).mechanised()) {
      return Objection.of("6.0", "not-mechanised", unit(unit));
    }
    return null;
  }

  /** Why units cannot begin to move together, or null. */
  @Rule({"6.0", "6.12", "6.13", "7.32", "6.51"})
  public @Nullable Objection objection(Position position, PhaseRole role, Ints units) {
    if (units.isEmpty() || units.hasDuplicates()) {
      return Objection.of("6.0", "no-units");
    }
    for (int i = 0; i < units.size(); i++) {
      Objection objection = objection(position, role, units.get(i));
      if (objection != null) {
        return objection;
      }
      if (!together(position, units.first(), units.get(i))) {
        return Objection.of("6.0", "not-together", unit(units.get(i)));
      }
    }
    return null;
  }

  private boolean together(Position position, int first, int other) {
    return position.onMap(first)
        ? position.place(first) == position.place(other)
        : !position.onMap(other) && entry(first).equals(entry(other));
  }

  private String entry(int unit) {
    return pieces.setUpPlace(unit).entry();
  }

  /**
   * Whether a unit waits off the map for an arrival that is due; it may come later than its turn.
   */
  @Rule({"16.0", "16.21"})
  public boolean due(Position position, int unit) {
    SetUpPlace place = pieces.setUpPlace(unit);
    return place.arrives() && place.turn() <= position.turn() && position.inBox(unit, Box.WAITING);
  }

  /** Why units cannot stay on a hex beside those already there, or null. */
  @Rule({"8.0", "8.1", "10.16"})
  public @Nullable Objection stacking(Position position, Side side, Ints units, int where) {
    return fits(theatre, position, side, units, where)
        ? null
        : Objection.of("8.1", "too-many", hex(where));
  }

  /** Whether units may stand on a hex beside those already there. */
  @Rule({"8.0", "8.1", "10.16"})
  static boolean fits(Theatre theatre, Position position, Side side, Ints units, int where) {
    int count = Board.of(theatre, position).units(side, where);
    for (int i = 0; i < units.size(); i++) {
      if (theatre.pieces().kind(units.get(i)).combat() && position.place(units.get(i)) != where) {
        count++;
      }
    }
    return count <= STACKING_LIMIT;
  }

  /** Why units cannot step from one hex to another by any means but rail, or null. */
  @Rule("6.77")
  public @Nullable Objection keptSouth(Position position, Ints units, int from, int to) {
    for (int i = 0; i < units.size(); i++) {
      if (sector.keeps(position, units.get(i), from, to)) {
        return Objection.of("6.77", "kept-south", unit(units.get(i)));
      }
    }
    return null;
  }

  /** Whether a hex has room for a number of combat units more. */
  public boolean room(Position position, Side side, int more, int where) {
    return Board.of(theatre, position).units(side, where) + more <= STACKING_LIMIT;
  }

  public boolean isReserve(int unit) {
    return pieces.kind(unit) == Kind.RESERVE;
  }
}
