package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Which units may move together in a phase, and whether they may stay where they come to. */
public abstract class Movers {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Citations cites;

  protected Movers(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
  }

  /** Why a unit cannot begin to move in a phase, or null. */
  @Rule(
      in = Books.KHARKOV,
      value = {"6.12", "6.13", "7.32"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.11", "6.23", "6.24", "6.62"})
  public final @Nullable Objection objection(Position position, MovePhase role, int unit) {
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    if (pieces.side(unit) != role.side()) {
      return cites.objection("not-your-unit", unit(unit));
    }
    if (!position.onMap(unit) && !due(position, unit)) {
      return cites.objection("not-on-map", unit(unit));
    }
    if (!position.onMap(unit) && role == MovePhase.AXIS_MECHANISED) {
      return cites.objection("arrives-initially", unit(unit));
    }
    if (position.has(unit, Marks.MOVED)) {
      return cites.objection("has-moved", unit(unit));
    }
    if (position.has(unit, Marks.DISRUPTED)) {
      return cites.objection("disrupted", unit(unit));
    }
    Objection kept = kept(position, unit);
    if (kept != null) {
      return kept;
    }
    if (role == MovePhase.AXIS_MECHANISED && !pieces.mechanised(unit)) {
      return cites.objection("not-mechanised", unit(unit));
    }
    return null;
  }

  /** Whether a unit waits off the map for an arrival that is due. */
  public abstract boolean due(Position position, int unit);

  /** Why a unit must stay where it is although its kind may move now, or null. */
  protected abstract @Nullable Objection kept(Position position, int unit);

  /** Whether two units off the map come by the same way. */
  protected abstract boolean sameEntrance(Position position, int first, int other);

  /** Why units cannot begin to move together, or null. */
  @Rule(in = Books.KHARKOV, value = "6.0")
  @Rule(in = Books.GUDERIAN, value = "6.0")
  public final @Nullable Objection objection(Position position, MovePhase role, Ints units) {
    if (units.isEmpty() || units.hasDuplicates()) {
      return cites.objection("no-units");
    }
    for (int i = 0; i < units.size(); i++) {
      Objection objection = objection(position, role, units.get(i));
      if (objection != null) {
        return objection;
      }
      if (!together(position, units.first(), units.get(i))) {
        return cites.objection("not-together", unit(units.get(i)));
      }
    }
    return null;
  }

  private boolean together(Position position, int first, int other) {
    return position.onMap(first)
        ? position.place(first) == position.place(other)
        : !position.onMap(other) && sameEntrance(position, first, other);
  }

  /** Why units cannot end their movement on a hex beside those already there, or null. */
  public @Nullable Objection stacking(Position position, Side side, Ints units, int where) {
    return theatre.stacking().fits(position, units, where)
        ? null
        : cites.objection("too-many", hex(where), number(theatre.stacking().limit(side, where)));
  }

  /**
   * Whether it is worth listing that units end their movement on a hex, although they may: the
   * stack could stay.
   */
  final boolean worthwhile(Position position, Ints units, int where) {
    return theatre.stacking().fits(position, units, where);
  }

  /** Why a movement phase cannot end yet, or null. */
  public @Nullable Objection ending(Position position, MovePhase role) {
    return null;
  }

  /** Whether a unit is among those that must move before the phase ends. */
  public boolean presses(Position position, MovePhase role, int unit) {
    return false;
  }
}
