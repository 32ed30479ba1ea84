package stavka.operational.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;
import stavka.operational.model.Playfield;

/** Which units may begin to move in a phase, alone or together. */
public final class Movers {
  /** Why a unit cannot begin to move in a phase, or null. */
  @FunctionalInterface
  public interface Check {
    @Nullable Objection objection(Position position, MovePhase phase, int unit);
  }

  /** Why units that may each begin to move cannot do so with one order, or null. */
  @FunctionalInterface
  public interface GroupCheck {
    @Nullable Objection objection(Position position, MovePhase phase, Ints units);
  }

  private final Playfield field;
  private final Citations cites;
  private final Entrances entrances;
  private final Check[] checks;
  private final List<GroupCheck> limits;
  private final @Nullable Check pressing;

  /**
   * @param checks in the order of the book
   */
  public Movers(Playfield field, Entrances entrances, List<Check> checks) {
    this(field, entrances, checks, null);
  }

  /**
   * @param pressing why the phase may not end before a unit has moved
   */
  public Movers(
      Playfield field, Entrances entrances, List<Check> checks, @Nullable Check pressing) {
    this(field, entrances, checks, List.of(), pressing);
  }

  /**
   * @param limits what only so many units may do, judged for all units of an order at once
   */
  public Movers(
      Playfield field,
      Entrances entrances,
      List<Check> checks,
      List<GroupCheck> limits,
      @Nullable Check pressing) {
    this.field = field;
    this.cites = field.cites();
    this.entrances = entrances;
    this.checks = checks.toArray(Check[]::new);
    this.limits = List.copyOf(limits);
    this.pressing = pressing;
  }

  /** Whether a unit may begin to move; quick for those that are far from it. */
  public boolean mayBegin(Position position, MovePhase phase, int unit) {
    return field.roster().side(unit) == phase.side()
        && (position.onMap(unit) || entrances.due(position, unit))
        && objection(position, phase, unit) == null;
  }

  /** Why a unit cannot begin to move in a phase, or null. */
  public @Nullable Objection objection(Position position, MovePhase phase, int unit) {
    for (Check check : checks) {
      Objection objection = check.objection(position, phase, unit);
      if (objection != null) {
        return objection;
      }
    }
    return limits.isEmpty() ? null : limit(position, phase, Ints.of(unit));
  }

  /**
   * Why so many units cannot begin to move with one order, although each may move, or null: a limit
   * that each of them uses up is judged for all of them.
   */
  @Nullable Objection limit(Position position, MovePhase phase, Ints units) {
    for (GroupCheck limit : limits) {
      Objection objection = limit.objection(position, phase, units);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Why units cannot begin to move together, or null. */
  public @Nullable Objection objection(Position position, MovePhase phase, Ints units) {
    if (units.isEmpty() || units.hasDuplicates()) {
      return cites.objection("no-units");
    }
    Objection alone =
        Objection.first(
            units,
            unit -> {
              Objection objection = objection(position, phase, unit);
              return objection != null || together(position, units.first(), unit)
                  ? objection
                  : cites.objection("not-together", unit(unit));
            });
    return alone != null || units.size() == 1 ? alone : limit(position, phase, units);
  }

  private boolean together(Position position, int first, int other) {
    return position.onMap(first)
        ? position.place(first) == position.place(other)
        : !position.onMap(other) && entrances.together(position, first, other);
  }

  /** Why a movement phase cannot end yet, or null. */
  @Nullable Objection ending(Position position, MovePhase phase) {
    for (int unit = 0; pressing != null && unit < position.counters(); unit++) {
      Objection objection = pressing.objection(position, phase, unit);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Whether a unit is among those that must move before the phase ends. */
  boolean presses(Position position, MovePhase phase, int unit) {
    return pressing != null && pressing.objection(position, phase, unit) != null;
  }
}
