package stavka.kharkov.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.play.Objection;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Theatre;

/** Judges orders to move and to overrun, in a phase or in the middle of a motion. */
public final class MoveRules {
  private final Theatre theatre;
  private final Group group;
  private final March march;
  private final Rail rail;
  private final Infiltration infiltration;
  private final Disengagement disengagement;
  private final Overruns overruns;
  private final Entry entry;

  public MoveRules(Theatre theatre, Sector sector) {
    this.theatre = theatre;
    this.group = new Group(theatre, sector);
    this.march = new March(theatre, sector);
    this.rail = new Rail(theatre);
    this.infiltration = new Infiltration(theatre);
    this.disengagement = new Disengagement(theatre);
    this.overruns = new Overruns(theatre);
    this.entry = new Entry(theatre);
  }

  public Theatre theatre() {
    return theatre;
  }

  public Group group() {
    return group;
  }

  public March march() {
    return march;
  }

  public Rail rail() {
    return rail;
  }

  public Infiltration infiltration() {
    return infiltration;
  }

  public Overruns overruns() {
    return overruns;
  }

  public Entry entry() {
    return entry;
  }

  /** Why an order to move cannot be given at the start of units' movement, or null. */
  @Rule({"6.0", "6.11", "6.12", "6.41"})
  public @Nullable Objection objection(Position position, PhaseRole role, Move order) {
    Ints units = order.units();
    Ints path = order.path();
    Objection objection = group.objection(position, role, units);
    if (objection != null) {
      return objection;
    }
    if (path.isEmpty()) {
      return Objection.of("6.0", "no-path");
    }
    int start = start(position, units);
    if (start < 0) {
      objection = entry.objection(units, path.first());
      if (objection != null) {
        return objection;
      }
    }
    objection = byMode(position, role, order, start);
    if (objection != null) {
      return objection;
    }
    return path.last() == start
        ? Objection.of("6.0", "no-path")
        : group.stacking(position, role.side(), units, path.last());
  }

  private @Nullable Objection byMode(Position position, PhaseRole role, Move order, int start) {
    Ints units = order.units();
    Ints path = order.path();
    return switch (order.mode()) {
      case Mode.MARCH -> {
        byte[] gates = Board.of(theatre, position).gates(role.side());
        yield march.objection(position, units, start, path, gates, new int[units.size()]);
      }
      case Mode.INFILTRATE -> {
        Objection objection = infiltration.objection(position, units, path);
        yield objection != null
            ? objection
            : march.objection(
                position,
                units,
                start,
                path,
                infiltration.gates(position, start),
                new int[units.size()]);
      }
      case Mode.RAIL -> rail.objection(position, role, units, start, path);
      case Mode.DISENGAGE -> disengagement.objection(position, role, units, path);
      default -> Objection.of("6.0", "no-such-mode");
    };
  }

  /** Why an overrun cannot be made at the start of units' movement, or null. */
  @Rule("7.0")
  public @Nullable Objection objection(Position position, PhaseRole role, Overrun order) {
    Objection objection = group.objection(position, role, order.units());
    if (objection != null) {
      return objection;
    }
    int start = start(position, order.units());
    if (start < 0) {
      objection =
          order.path().isEmpty()
              ? Objection.of("16.0", "no-path")
              : entry.objection(order.units(), order.path().first());
      if (objection != null) {
        return objection;
      }
    }
    return approach(position, role, order, start, new int[order.units().size()]);
  }

  /** Why units in motion cannot go on along a path, or null. */
  @Rule({"7.25", "6.62", "6.63"})
  public @Nullable Objection objection(
      Position position, PhaseRole role, Motion motion, Move order) {
    Objection objection = among(motion, order.units());
    if (objection != null) {
      return objection;
    }
    if (!order.mode().equals(Mode.MARCH) || order.path().isEmpty()) {
      return Objection.of("6.0", "no-path");
    }
    int start = start(position, order.units());
    byte[] gates = Board.of(theatre, position).gates(role.side());
    objection =
        march.objection(
            position, order.units(), start, order.path(), gates, spent(motion, order.units()));
    if (objection != null) {
      return objection;
    }
    return order.path().last() == start
        ? Objection.of("6.0", "no-path")
        : group.stacking(position, role.side(), order.units(), order.path().last());
  }

  /** Why units in motion cannot overrun, or null. */
  @Rule({"7.16", "7.25"})
  public @Nullable Objection objection(
      Position position, PhaseRole role, Motion motion, Overrun order) {
    Objection objection = among(motion, order.units());
    if (objection != null) {
      return objection;
    }
    if (role == PhaseRole.SOVIET) {
      return Objection.of("7.16", "overrun-once");
    }
    int start = start(position, order.units());
    return approach(position, role, order, start, spent(motion, order.units()));
  }

  private @Nullable Objection approach(
      Position position, PhaseRole role, Overrun order, int start, int[] spent) {
    Ints path = order.path();
    int from = start;
    if (!path.isEmpty()) {
      Objection objection = approachMarch(position, role, order, start, spent);
      if (objection == null && path.last() != start) {
        objection = group.stacking(position, role.side(), order.units(), path.last());
      }
      if (objection != null) {
        return objection;
      }
      from = path.last();
    }
    Objection objection = overruns.objection(position, order, from, spent);
    return objection != null
        ? objection
        : group.keptSouth(position, order.units(), from, order.target());
  }

  /** Soviet units that may infiltrate may do so on their way to an overrun. */
  @Rule({"6.8", "7.0"})
  private @Nullable Objection approachMarch(
      Position position, PhaseRole role, Overrun order, int start, int[] spent) {
    Ints units = order.units();
    if (start < 0 || !units.stream().allMatch(unit -> infiltration.possible(position, unit))) {
      byte[] gates = Board.of(theatre, position).gates(role.side());
      return march.objection(position, units, start, order.path(), gates, spent);
    }
    Objection objection = infiltration.objection(position, units, order.path());
    return objection != null
        ? objection
        : march.objection(
            position, units, start, order.path(), infiltration.gates(position, start), spent);
  }

  private static @Nullable Objection among(Motion motion, Ints units) {
    boolean all = !units.isEmpty() && !units.hasDuplicates();
    for (int i = 0; i < units.size(); i++) {
      all &= motion.units().contains(units.get(i));
    }
    return all ? null : Objection.of("6.0", "finish-motion");
  }

  /** What units of a motion have spent, in the order of these units. */
  static int[] spent(Motion motion, Ints units) {
    int[] spent = new int[units.size()];
    for (int k = 0; k < spent.length; k++) {
      for (int i = 0; i < motion.units().size(); i++) {
        if (motion.units().get(i) == units.get(k)) {
          spent[k] = motion.spent().get(i);
        }
      }
    }
    return spent;
  }

  /** Where units stand that move together, or -1 off the map. */
  static int start(Position position, Ints units) {
    return position.onMap(units.first()) ? position.place(units.first()) : -1;
  }
}
