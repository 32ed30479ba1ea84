package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Theatre;

/** Judges orders to move and to overrun, in a phase or in the middle of a motion. */
public final class MoveRules {
  private final Theatre theatre;
  private final Movers company;
  private final March march;
  private final List<MoveMode> modes;
  private final Overruns overruns;
  private final Entrances entrances;
  private final Citations cites;

  public MoveRules(
      Theatre theatre,
      Movers company,
      March march,
      List<MoveMode> modes,
      Overruns overruns,
      Entrances entrances) {
    this.theatre = theatre;
    this.company = company;
    this.march = march;
    this.modes = List.copyOf(modes);
    this.overruns = overruns;
    this.entrances = entrances;
    this.cites = theatre.cites();
  }

  public Theatre theatre() {
    return theatre;
  }

  public Movers company() {
    return company;
  }

  public March march() {
    return march;
  }

  /** The ways to move, in the order in which they are listed. */
  public List<MoveMode> modes() {
    return modes;
  }

  public Overruns overruns() {
    return overruns;
  }

  public Entrances entrances() {
    return entrances;
  }

  public @Nullable MoveMode mode(String name) {
    for (MoveMode mode : modes) {
      if (mode.name().equals(name)) {
        return mode;
      }
    }
    return null;
  }

  /** Why an order to move cannot be given at the start of units' movement, or null. */
  @Rule(
      in = Books.KHARKOV,
      value = {"6.0", "6.11", "6.12", "6.41"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.0", "6.11"})
  public @Nullable Objection objection(Position position, MovePhase role, Move order) {
    Ints units = order.units();
    Ints path = order.path();
    Objection objection = company.objection(position, role, units);
    if (objection != null) {
      return objection;
    }
    if (path.isEmpty()) {
      return cites.objection("no-path");
    }
    int start = start(position, units);
    if (start < 0) {
      objection = entrance(position, units, path.first());
      if (objection != null) {
        return objection;
      }
    }
    MoveMode mode = mode(order.mode());
    objection =
        mode == null
            ? cites.objection("no-such-mode")
            : mode.objection(position, role, units, start, path);
    if (objection != null) {
      return objection;
    }
    return path.last() == start
        ? cites.objection("no-path")
        : company.stacking(position, role.side(), units, path.last());
  }

  /** Why units cannot come onto the map at a hex, or null. */
  @Rule(
      in = Books.KHARKOV,
      value = {"16.0", "16.1", "16.21", "16.22"})
  @Rule(in = Books.GUDERIAN, value = "14.3")
  private @Nullable Objection entrance(Position position, Ints units, int hex) {
    if (entrances.choices(position, units.first()).contains(hex)) {
      return null;
    }
    String rule = entrances.rule(units.first());
    return Objection.of(
        rule == null ? cites.rule("not-an-entry") : rule,
        "not-an-entry",
        unit(units.first()),
        hex(hex));
  }

  /** Why an overrun cannot be made at the start of units' movement, or null. */
  @Rule(in = Books.GUDERIAN, value = "6.54")
  public @Nullable Objection objection(Position position, MovePhase role, Overrun order) {
    Ints waiting = overruns.waiting(position, order);
    if (!waiting.isEmpty()) {
      return converging(position, role, order, waiting);
    }
    return objection(position, role, order, new int[order.units().size()]);
  }

  /**
   * @param spent for what they spend on their way
   */
  private @Nullable Objection objection(
      Position position, MovePhase role, Overrun order, int[] spent) {
    Objection objection = company.objection(position, role, order.units());
    if (objection != null) {
      return objection;
    }
    int start = start(position, order.units());
    if (start < 0) {
      objection =
          order.path().isEmpty()
              ? Objection.of(cites.rule("not-on-map"), "no-path")
              : entrance(position, order.units(), order.path().first());
      if (objection != null) {
        return objection;
      }
    }
    return approach(position, role, order, start, spent);
  }

  /** Why an overrun by some who come and some who wait for them cannot be made, or null. */
  @Rule(in = Books.GUDERIAN, value = "6.54")
  private @Nullable Objection converging(
      Position position, MovePhase role, Overrun order, Ints waiting) {
    for (int i = 0; i < waiting.size(); i++) {
      int unit = waiting.get(i);
      Objection unready =
          overruns.afterHalt(position, unit) ? null : company.objection(position, role, unit);
      if (unready != null) {
        return unready;
      }
    }
    Ints coming = others(order.units(), waiting);
    int[] spent = new int[coming.size()];
    int from = position.place(waiting.first());
    if (coming.isEmpty() && !order.path().isEmpty()) {
      return cites.objection("has-moved", unit(waiting.first()));
    }
    if (!coming.isEmpty()) {
      if (order.path().isEmpty() && position.place(coming.first()) != from) {
        return cites.objection("not-together", unit(coming.first()));
      }
      Overrun approach = new Overrun(coming, order.path(), order.target(), order.by());
      Objection objection = objection(position, role, approach, spent);
      if (objection != null) {
        return objection;
      }
    }
    return order.units().hasDuplicates()
        ? cites.objection("no-units")
        : overruns.objection(position, order, from, spent(position, order.units(), coming, spent));
  }

  /** Those of some units who are not among others. */
  static Ints others(Ints units, Ints without) {
    return Ints.of(units.stream().filter(unit -> !without.contains(unit)).toArray());
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
  @Rule(
      in = Books.KHARKOV,
      value = {"7.25", "6.62", "6.63"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.51", "6.56"})
  public @Nullable Objection objection(
      Position position, MovePhase role, Motion motion, Move order) {
    Objection objection = among(motion, order.units());
    if (objection != null) {
      return objection;
    }
    if (!order.mode().equals(Mode.MARCH) || order.path().isEmpty()) {
      return cites.objection("no-path");
    }
    int start = start(position, order.units());
    objection =
        march.objection(
            position,
            order.units(),
            start,
            order.path(),
            gates(position, role, motion, start),
            spent(motion, order.units()));
    if (objection != null) {
      return objection;
    }
    return order.path().last() == start
        ? cites.objection("no-path")
        : company.stacking(position, role.side(), order.units(), order.path().last());
  }

  /** Why units in motion cannot overrun, or null. */
  @Rule(
      in = Books.KHARKOV,
      value = {"7.16", "7.25"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.54", "6.56"})
  public @Nullable Objection objection(
      Position position, MovePhase role, Motion motion, Overrun order) {
    Objection objection = among(motion, order.units());
    if (objection == null) {
      objection = overruns.again(role);
    }
    if (objection != null) {
      return objection;
    }
    int start = start(position, order.units());
    int[] spent = spent(motion, order.units());
    if (motion.breaksOut() && !order.path().isEmpty()) {
      byte[] gates = gates(position, role, motion, start);
      objection = march.objection(position, order.units(), start, order.path(), gates, spent);
      return objection != null ? objection : ending(position, role, order, start, spent);
    }
    return approach(position, role, order, start, spent);
  }

  /** What hexes do to units in motion: those that break out leave their own whatever its zones. */
  private byte[] gates(Position position, MovePhase role, Motion motion, int start) {
    byte[] gates = theatre.board(position).gates(role.side());
    if (motion.breaksOut()) {
      gates = gates.clone();
      gates[start] = Gate.OPEN;
    }
    return gates;
  }

  private @Nullable Objection approach(
      Position position, MovePhase role, Overrun order, int start, int[] spent) {
    Ints path = order.path();
    if (path.isEmpty()) {
      return overruns.objection(position, order, start, spent);
    }
    Objection objection = overruns.approach(position, role, order.units(), start, path, spent);
    return objection != null ? objection : ending(position, role, order, start, spent);
  }

  /** Why units that can walk to the hex they overrun from cannot do so, or null. */
  private @Nullable Objection ending(
      Position position, MovePhase role, Overrun order, int start, int[] spent) {
    int from = order.path().last();
    Objection objection =
        from == start ? null : company.stacking(position, role.side(), order.units(), from);
    return objection != null ? objection : overruns.objection(position, order, from, spent);
  }

  private @Nullable Objection among(Motion motion, Ints units) {
    boolean all = !units.isEmpty() && !units.hasDuplicates();
    for (int i = 0; i < units.size(); i++) {
      all &= motion.units().contains(units.get(i));
    }
    return all ? null : cites.objection("finish-motion");
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
