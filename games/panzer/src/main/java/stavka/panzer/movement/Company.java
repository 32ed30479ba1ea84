package stavka.panzer.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Citations;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Panzer;

/** Which units may move together in a phase, and whether they may stay where they come to. */
public abstract class Company {
  private final Campaign campaign;
  private final Counters pieces;
  private final Citations cites;

  protected Company(Campaign campaign) {
    this.campaign = campaign;
    this.pieces = campaign.pieces();
    this.cites = campaign.cites();
  }

  /** Why a unit cannot begin to move in a phase, or null. */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"6.12", "6.13", "7.32"})
  @Rule(
      in = Panzer.GUDERIAN,
      value = {"6.11", "6.23", "6.24", "6.62"})
  public final @Nullable Objection objection(Position position, PhaseRole role, int unit) {
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    if (pieces.side(unit) != role.side()) {
      return cites.objection("not-your-unit", unit(unit));
    }
    if (!position.onMap(unit) && !due(position, unit)) {
      return cites.objection("not-on-map", unit(unit));
    }
    if (!position.onMap(unit) && role == PhaseRole.AXIS_MECHANISED) {
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
    if (role == PhaseRole.AXIS_MECHANISED && !pieces.mechanised(unit)) {
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
  @Rule(in = Panzer.KHARKOV, value = "6.0")
  @Rule(in = Panzer.GUDERIAN, value = "6.0")
  public final @Nullable Objection objection(Position position, PhaseRole role, Ints units) {
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
    return campaign.stacking().fits(position, side, units, where)
        ? null
        : cites.objection("too-many", hex(where), number(campaign.stacking().limit()));
  }

  /**
   * Whether it is worth listing that units end their movement on a hex, although they may: the
   * stack could stay.
   */
  final boolean worthwhile(Position position, Side side, Ints units, int where) {
    return campaign.stacking().fits(position, side, units, where);
  }

  /** Why a movement phase cannot end yet, or null. */
  public @Nullable Objection ending(Position position, PhaseRole role) {
    return null;
  }

  /** Whether a unit is among those that must move before the phase ends. */
  public boolean presses(Position position, PhaseRole role, int unit) {
    return false;
  }
}
