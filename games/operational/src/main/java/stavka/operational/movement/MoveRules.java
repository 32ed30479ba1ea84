package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Playfield;

/**
 * Judges orders to move and to overrun, in a phase or in the middle of a motion.
 *
 * @param overrunChecks those of the overrun rules, made once
 * @param end what keeps units from ending their movement on a hex
 */
public record MoveRules(
    Playfield field,
    Movers movers,
    March march,
    OverrunRules overruns,
    List<OverrunCheck> overrunChecks,
    Entrances entrances,
    EndCheck end) {
  public MoveRules(
      Playfield field,
      Movers movers,
      March march,
      OverrunRules overruns,
      Entrances entrances,
      EndCheck end) {
    this(field, movers, march, overruns, overruns.checks(), entrances, end);
  }

  /** Why an order to move cannot be given at the start of units' movement, or null. */
  public @Nullable Objection objection(Position position, MovePhase phase, Move order) {
    Ints units = order.units();
    Ints path = order.path();
    MoveMode mode = phase.mode(order.mode());
    if (mode == null && phase.modes().size() == 1) {
      return field.cites().objection("other-mode");
    }
    Objection objection = movers.objection(position, phase, units);
    if (objection != null) {
      return objection;
    }
    if (path.isEmpty()) {
      return field.cites().objection("no-path");
    }
    int start = start(position, units);
    if (start < 0) {
      objection = entrance(position, units, path.first());
      if (objection != null) {
        return objection;
      }
    }
    objection =
        mode == null
            ? field.cites().objection("no-such-mode")
            : mode.objection(position, phase, units, start, path);
    return objection != null ? objection : ending(position, units, start, path.last());
  }

  /** Why units cannot end their movement on a hex, or null. */
  @Nullable Objection ending(Position position, Ints units, int start, int last) {
    return last == start
        ? field.cites().objection("no-path")
        : end.objection(position, units, last);
  }

  /** Why units cannot come onto the map at a hex, or null. */
  private @Nullable Objection entrance(Position position, Ints units, int hex) {
    if (entrances.choices(position, units.first()).contains(hex)) {
      return null;
    }
    Objection refusal = entrances.refusal(position, units.first(), hex);
    if (refusal != null) {
      return refusal;
    }
    String rule = entrances.rule(units.first());
    return Objection.of(
        rule == null ? field.cites().rule("not-an-entry") : rule,
        "not-an-entry",
        unit(units.first()),
        hex(hex));
  }

  /** Why an overrun cannot be made at the start of units' movement, or null. */
  public @Nullable Objection objection(Position position, MovePhase phase, Overrun order) {
    if (!phase.overruns()) {
      return field.cites().objection("no-overrun-now");
    }
    Ints waiting = overruns.waiting(position, order);
    if (!waiting.isEmpty()) {
      return converging(position, phase, order, waiting);
    }
    return objection(position, phase, order, new int[order.units().size()]);
  }

  /**
   * @param spent for what they spend on their way
   */
  private @Nullable Objection objection(
      Position position, MovePhase phase, Overrun order, int[] spent) {
    Objection objection = movers.objection(position, phase, order.units());
    if (objection != null) {
      return objection;
    }
    int start = start(position, order.units());
    if (start < 0) {
      objection =
          order.path().isEmpty()
              ? Objection.of(field.cites().rule("not-on-map"), "no-path")
              : entrance(position, order.units(), order.path().first());
      if (objection != null) {
        return objection;
      }
    }
    return checked(
        new OverrunCheck.Attempt(position, phase, order, HexGrid.NONE, start, null, spent));
  }

  private @Nullable Objection checked(OverrunCheck.Attempt attempt) {
    for (OverrunCheck check : overrunChecks) {
      Objection objection = check.objection(attempt);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Why an overrun by some who come and some who wait for them cannot be made, or null. */
  private @Nullable Objection converging(
      Position position, MovePhase phase, Overrun order, Ints waiting) {
    Ints beginning = order.units().filter(unit -> !overruns.afterHalt(position, unit));
    Objection unready =
        Objection.first(
            beginning.filter(waiting::contains), unit -> movers.objection(position, phase, unit));
    if (unready != null) {
      return unready;
    }
    Ints coming = order.units().filter(unit -> !waiting.contains(unit));
    int[] spent = new int[coming.size()];
    int from = position.place(waiting.first());
    if (coming.isEmpty() && !order.path().isEmpty()) {
      return field.cites().objection("has-moved", unit(waiting.first()));
    }
    if (!coming.isEmpty()) {
      if (order.path().isEmpty() && position.place(coming.first()) != from) {
        return field.cites().objection("not-together", unit(coming.first()));
      }
      Overrun approach = new Overrun(coming, order.path(), order.target(), order.by());
      Objection objection = objection(position, phase, approach, spent);
      if (objection != null) {
        return objection;
      }
    }
    if (order.units().hasDuplicates()) {
      return field.cites().objection("no-units");
    }
    Objection limit = movers.limit(position, phase, beginning);
    if (limit != null) {
      return limit;
    }
    Overrun there = new Overrun(order.units(), Ints.EMPTY, order.target(), order.by());
    int[] all = spent(position, order.units(), coming, spent);
    return checked(new OverrunCheck.Attempt(position, phase, there, HexGrid.NONE, from, null, all));
  }

  /**
   * What each unit of an overrun has spent where it starts.
   *
   * @param coming those who have come there with this order
   * @param spentByThem what they have spent, in their order
   */
  int[] spent(Position position, Ints units, Ints coming, int[] spentByThem) {
    int[] spent = new int[units.size()];
    int next = 0;
    for (int k = 0; k < spent.length; k++) {
      spent[k] =
          coming.contains(units.get(k))
              ? spentByThem[next++]
              : overruns.spentBy(position, units.get(k));
    }
    return spent;
  }

  /** Why units in motion cannot go on along a path, or null. */
  public @Nullable Objection objection(Position position, Motion motion, Move order) {
    Objection objection = among(motion, order.units());
    if (objection != null) {
      return objection;
    }
    if (!order.mode().equals(Mode.MARCH) || order.path().isEmpty()) {
      return field.cites().objection("no-path");
    }
    int start = start(position, order.units());
    objection =
        march.objection(
            position,
            order.units(),
            motion.before(),
            start,
            order.path(),
            gates(position, motion, start),
            motion.spentBy(order.units()));
    return objection != null
        ? objection
        : ending(position, order.units(), start, order.path().last());
  }

  /** Why units in motion cannot overrun, or null. */
  public @Nullable Objection objection(
      Position position, MovePhase phase, Motion motion, Overrun order) {
    Objection objection = among(motion, order.units());
    if (objection == null) {
      objection = overruns.again(phase);
    }
    if (objection != null) {
      return objection;
    }
    int start = start(position, order.units());
    int[] spent = motion.spentBy(order.units());
    byte[] gates = gates(position, motion, start);
    return checked(
        new OverrunCheck.Attempt(position, phase, order, motion.before(), start, gates, spent));
  }

  /** What hexes do to units that break out: they leave their own whatever its zones. */
  private byte @Nullable [] gates(Position position, Motion motion, int start) {
    if (!motion.breaksOut()) {
      return null;
    }
    byte[] gates = march.rules().gates(position, motion.units().first()).clone();
    gates[start] = Gate.OPEN;
    return gates;
  }

  private @Nullable Objection among(Motion motion, Ints units) {
    return !units.isEmpty() && !units.hasDuplicates() && units.all(motion.units()::contains)
        ? null
        : field.cites().objection("finish-motion");
  }

  /** Where units stand that move together, or -1 off the map. */
  static int start(Position position, Ints units) {
    return position.onMap(units.first()) ? position.place(units.first()) : -1;
  }
}
