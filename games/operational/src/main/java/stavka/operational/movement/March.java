package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Movement hex by hex: what a step costs, where it is forbidden and where it must stop. */
@Rule(
    in = Books.KHARKOV,
    value = {"6.1", "6.2"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.1", "6.12", "6.2"})
public abstract class March {
  private static final int LONGEST_WALK = 8;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Citations cites;
  private final Allowance allowance;

  protected March(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.allowance = new Allowance(pieces);
  }

  public final Allowance allowance() {
    return allowance;
  }

  /** What holds a unit back from a step whatever it costs, or null. */
  protected abstract @Nullable Objection limit(
      Position position, Ints units, int unit, int from, int to);

  /** Why a step that the table forbids cannot be made. */
  protected abstract Objection impassable(int from, int to);

  /** Judges the steps that the tables mark, for units that move together. */
  protected StepGuard guard(Position position, Ints units) {
    return StepGuard.OPEN;
  }

  /** Why a guarded step cannot be made. */
  protected Objection guarded(int to) {
    throw new IllegalStateException("no step is guarded");
  }

  /** What hexes do to one unit, when some are closed to it beside what the enemy does. */
  protected byte[] gatesFor(Position position, int unit, int start, byte[] gates) {
    return gates;
  }

  /** Why units cannot end their march where a path leads them, or null. */
  protected @Nullable Objection finished(
      Position position, Ints units, int start, Ints path, int[] spent) {
    return null;
  }

  /**
   * Why units cannot march along a path, or null.
   *
   * @param start where they stand, or -1 for arrivals, whose path begins with the hex they enter by
   * @param gates what each hex does to them
   * @param spent what each unit has spent already, in half points; filled with what it will have
   *     spent
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"6.0", "6.11", "6.22", "6.24", "8.23"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.0", "6.21", "6.22", "6.23", "8.0", "8.13", "8.15"})
  public final @Nullable Objection objection(
      Position position, Ints units, int start, Ints path, byte[] gates, int[] spent) {
    if (start >= 0 && !path.isEmpty() && stops(gates[start])) {
      return cites.objection("leaves-zone", unit(units.first()), hex(start));
    }
    StepGuard guard = guard(position, units);
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (to < 0 || to >= ground.grid().size()) {
        return cites.objection("no-such-hex");
      }
      if (gates[to] == Gate.CLOSED) {
        return cites.objection("enemy-there", hex(to));
      }
      Objection step = from < 0 ? enter(position, units, to, spent) : adjacent(from, to);
      if (step == null && i > 0 && stops(gates[from])) {
        step = cites.objection("stops-in-zone", hex(from));
      }
      if (step == null && from >= 0) {
        step = step(position, guard, units, from, to, spent);
      }
      if (step != null) {
        return step;
      }
      for (int k = 0; k < units.size(); k++) {
        if (spent[k] > allowance.halfPoints(position, units.get(k))) {
          return cites.objection("too-far", unit(units.get(k)), hex(to));
        }
      }
      from = to;
    }
    return null;
  }

  private static boolean stops(byte gate) {
    return gate == Gate.ZONE || gate == Gate.STOP;
  }

  /** Why units cannot enter the map at a hex, or null; what it costs them is added up. */
  final @Nullable Objection enter(Position position, Ints units, int to, int[] spent) {
    for (int k = 0; k < units.size(); k++) {
      Objection limit = limit(position, units, units.get(k), HexGrid.NONE, to);
      if (limit != null) {
        return limit;
      }
      spent[k] += ground.entryPrice(position, units.get(k), to);
    }
    return null;
  }

  private @Nullable Objection adjacent(int from, int to) {
    return ground.grid().adjacent(from, to)
        ? null
        : cites.objection("not-adjacent", hex(from), hex(to));
  }

  /** Why units cannot make a step, or null; what it costs them is added up. */
  final @Nullable Objection step(
      Position position, StepGuard guard, Ints units, int from, int to, int[] spent) {
    int direction = ground.grid().direction(from, to);
    for (int k = 0; k < units.size(); k++) {
      int unit = units.get(k);
      StepTable steps = ground.steps(position, unit);
      int price = steps.price(from, direction);
      if (price == 0) {
        return impassable(from, to);
      }
      if (steps.guarded(from, direction) && !guard.allows(from, direction, to)) {
        return guarded(to);
      }
      Objection limit = limit(position, units, unit, from, to);
      if (limit != null) {
        return limit;
      }
      spent[k] += price;
    }
    return null;
  }

  /** What a step to an adjacent hex costs a unit, in half points. */
  public final int price(Position position, int unit, int from, int to) {
    return from < 0
        ? ground.entryPrice(position, unit, to)
        : ground.steps(position, unit).price(from, ground.grid().direction(from, to));
  }

  /** Where one unit can march to. */
  public final MoveField field(Position position, int unit, int start, byte[] gates, int spent) {
    int left = Math.max(0, allowance.halfPoints(position, unit) - spent);
    return MoveField.search(
        ground.steps(position, unit),
        gatesFor(position, unit, start, gates),
        ZoneEffect.STOPS,
        start,
        left,
        guard(position, Ints.of(unit)));
  }

  /**
   * Where one unit can march to from a hex that it can only leave for some of its neighbours.
   *
   * @param prices what the step to each of them costs, in half points
   */
  public final MoveField leave(
      Position position, int unit, int start, byte[] gates, Ints first, int[] prices) {
    return MoveField.leave(
        ground.steps(position, unit),
        gatesFor(position, unit, start, gates),
        ZoneEffect.STOPS,
        start,
        first,
        prices,
        allowance.halfPoints(position, unit),
        guard(position, Ints.of(unit)));
  }

  /** Where an arrival can march to from off the map. */
  @Rule(in = Books.KHARKOV, value = "16.0")
  @Rule(in = Books.GUDERIAN, value = "14.3")
  public final MoveField entryField(Position position, int unit, Ints entries, byte[] gates) {
    int[] prices = new int[entries.size()];
    for (int i = 0; i < prices.length; i++) {
      prices[i] = ground.entryPrice(position, unit, entries.get(i));
    }
    return MoveField.enter(
        ground.steps(position, unit),
        gatesFor(position, unit, HexGrid.NONE, gates),
        ZoneEffect.STOPS,
        entries,
        prices,
        allowance.halfPoints(position, unit),
        guard(position, Ints.of(unit)));
  }

  /** Units that march together, with what each hex does to them. */
  public final Column column(Position position, Ints units, byte[] gates) {
    return new Column(this, position, units, gates);
  }

  /** What each step costs a unit. */
  final StepTable steps(Position position, int unit) {
    return ground.steps(position, unit);
  }

  /** A walk of random length within a unit's means, ending where it may stop. */
  public Ints walk(Position position, int unit, int start, byte[] gates, RandomGenerator random) {
    HexGrid grid = ground.grid();
    StepTable steps = ground.steps(position, unit);
    int left = allowance.halfPoints(position, unit);
    int[] path = new int[LONGEST_WALK];
    int length = 0;
    int good = 0;
    int at = start;
    int wanted = 1 + random.nextInt(LONGEST_WALK);
    int heading = random.nextInt(HexGrid.DIRECTIONS);
    while (length < wanted && (at == start || !stops(gates[at]))) {
      int direction = (heading + random.nextInt(3) + HexGrid.DIRECTIONS - 1) % HexGrid.DIRECTIONS;
      int price = steps.price(at, direction);
      int to = grid.neighbour(at, direction);
      if (price == 0 || price > left || gates[to] == Gate.CLOSED) {
        break;
      }
      left -= price;
      path[length++] = to;
      at = to;
      if (to != start && (!pieces.combat(unit) || theatre.stacking().room(position, unit, to))) {
        good = length;
      }
    }
    return Ints.prefix(path, good);
  }
}
