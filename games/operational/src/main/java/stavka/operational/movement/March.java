package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.WayField;
import stavka.engine.move.WayTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.model.Playfield;
import stavka.operational.movement.StepCheck.Step;

/** Movement hex by hex: what a step costs, where it is forbidden and where it must stop. */
public final class March {

  private final Playfield field;
  private final HexGrid grid;
  private final Citations cites;
  private final MarchRules rules;
  private final StepCheck[] checks;

  public March(Playfield field, MarchRules rules) {
    this.field = field;
    this.grid = field.grid();
    this.cites = field.cites();
    this.rules = rules;
    this.checks = rules.checks().toArray(StepCheck[]::new);
  }

  public MarchRules rules() {
    return rules;
  }

  /** The half points a unit has in a phase. */
  public int allowance(Position position, int unit) {
    return rules.allowance(position, unit);
  }

  /** Whether the zones on a hex keep a unit that begins there from marching. */
  public boolean held(Position position, int unit, int start) {
    return !rules.leavesZones() && field.board(position).inEnemyZone(side(unit), start);
  }

  private Side side(int unit) {
    return field.roster().side(unit);
  }

  /**
   * Why units cannot march along a path, or null: each pays for itself.
   *
   * @param start where they stand, or -1 for arrivals, whose path begins with the hex they enter by
   * @param gates what each hex does to them, or null for what the enemy does to each
   * @param spent what each unit has spent already, in half points; filled with what it will have
   *     spent
   */
  public @Nullable Objection objection(
      Position position, Ints units, int start, Ints path, byte @Nullable [] gates, int[] spent) {
    return objection(position, units, HexGrid.NONE, start, path, gates, spent);
  }

  /**
   * The same for units that are on their way.
   *
   * @param behind the hex they came to the start from, -1, or {@link MarchRules#OUTSIDE}
   */
  @Nullable Objection objection(
      Position position,
      Ints units,
      int behind,
      int start,
      Ints path,
      byte @Nullable [] gates,
      int[] spent) {
    int from = start;
    int before = behind;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      for (int k = 0; k < units.size(); k++) {
        int unit = units.get(k);
        byte[] its = gates == null ? rules.gates(position, unit) : gates;
        Step step = step(position, units, unit, from, to, its, i == 0);
        Objection objection = checked(step);
        if (objection != null) {
          return objection;
        }
        spent[k] +=
            from < 0
                ? rules.entryPrice(position, unit, to)
                : step.price()
                    + owed(position, unit, before, from, to)
                    + rules.zone(position, unit).toll(its[from], its[to]);
      }
      for (int k = 0; k < units.size(); k++) {
        if (spent[k] > rules.allowance(position, units.get(k))) {
          return cites.objection("too-far", unit(units.get(k)), hex(to));
        }
      }
      before = from < 0 ? MarchRules.OUTSIDE : from;
      from = to;
    }
    return null;
  }

  /**
   * What a unit owes for a hex that it leaves off the way by which it was entered, in half points.
   *
   * @param before the hex it was entered from, -1, or {@link MarchRules#OUTSIDE}
   */
  public int owed(Position position, int unit, int before, int from, int to) {
    WayTable ways = before == HexGrid.NONE || from < 0 ? null : rules.ways(position, unit);
    if (ways == null || ways.isWay(from, grid.direction(from, to))) {
      return 0;
    }
    return before == MarchRules.OUTSIDE
        ? rules.entryOwed(position, unit, from)
        : ways.owed(before, from, grid.direction(from, to));
  }

  private Step step(
      Position position, Ints units, int unit, int from, int to, byte[] gates, boolean first) {
    boolean known = to >= 0 && to < grid.size();
    int direction = from < 0 || !known ? HexGrid.NONE : grid.direction(from, to);
    return new Step(
        position,
        units,
        unit,
        from,
        to,
        direction,
        from < 0 ? Gate.OPEN : gates[from],
        known ? gates[to] : Gate.OPEN,
        direction == HexGrid.NONE ? 0 : rules.steps(position, unit).price(from, direction),
        first);
  }

  private @Nullable Objection checked(Step step) {
    for (StepCheck check : checks) {
      Objection objection = check.objection(step);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Whether a unit can make a step whatever it costs, if it does not begin in an enemy zone. */
  boolean leastMove(Position position, int unit, int start, int to) {
    return start >= 0
        && !field.board(position).inEnemyZone(side(unit), start)
        && rules.allowance(position, unit) > 0
        && checked(
                step(position, Ints.of(unit), unit, start, to, rules.gates(position, unit), true))
            == null;
  }

  /** Whether units may all make a step, as far as it is not the gates that keep them from it. */
  boolean open(Position position, Ints units, int from, int direction, int to) {
    for (int k = 0; k < units.size(); k++) {
      int price = rules.steps(position, units.get(k)).price(from, direction);
      Step step =
          new Step(
              position,
              units,
              units.get(k),
              from,
              to,
              direction,
              Gate.OPEN,
              Gate.OPEN,
              price,
              false);
      if (checked(step) != null) {
        return false;
      }
    }
    return true;
  }

  /** What a step to an adjacent hex costs a unit, in half points; from -1 for an arrival. */
  public int price(Position position, int unit, int from, int to) {
    if (from < 0) {
      return rules.entryPrice(position, unit, to);
    }
    byte[] gates = rules.gates(position, unit);
    int price = rules.steps(position, unit).price(from, grid.direction(from, to));
    return price + rules.zone(position, unit).toll(gates[from], gates[to]);
  }

  /** Where one unit can march to. */
  public MoveField field(Position position, int unit, int start, int spent) {
    return field(position, unit, start, rules.gates(position, unit), spent);
  }

  /** The same with other gates than its own. */
  public MoveField field(Position position, int unit, int start, byte[] gates, int spent) {
    byte[] open = rules.open(position, unit, start, gates);
    ZoneEffect zone = rules.zone(position, unit);
    int left = Math.max(0, rules.allowance(position, unit) - spent);
    WayTable ways = rules.ways(position, unit);
    return ways != null
        ? WayField.search(ways, open, zone, start, left).field()
        : MoveField.search(
            rules.steps(position, unit),
            open,
            zone,
            start,
            left,
            rules.guard(position, Ints.of(unit)));
  }

  /**
   * Where one unit can march to from a hex that it can only leave for some of its neighbours.
   *
   * @param prices what the step to each of them costs, in half points
   */
  public MoveField leave(
      Position position, int unit, int start, byte[] gates, Ints first, int[] prices) {
    return MoveField.leave(
        rules.steps(position, unit),
        rules.open(position, unit, start, gates),
        rules.zone(position, unit),
        start,
        first,
        prices,
        rules.allowance(position, unit),
        rules.guard(position, Ints.of(unit)));
  }

  /** Where an arrival can march to from off the map. */
  public MoveField entryField(Position position, int unit, Ints entries) {
    int[] prices = new int[entries.size()];
    int[] owed = new int[entries.size()];
    for (int i = 0; i < prices.length; i++) {
      prices[i] = rules.entryPrice(position, unit, entries.get(i));
      owed[i] = rules.entryOwed(position, unit, entries.get(i));
    }
    byte[] open = rules.open(position, unit, HexGrid.NONE, rules.gates(position, unit));
    ZoneEffect zone = rules.zone(position, unit);
    int allowance = rules.allowance(position, unit);
    WayTable ways = rules.ways(position, unit);
    return ways != null
        ? WayField.enter(ways, open, zone, entries, prices, owed, allowance).field()
        : MoveField.enter(
            rules.steps(position, unit),
            open,
            zone,
            entries,
            prices,
            allowance,
            rules.guard(position, Ints.of(unit)));
  }

  /**
   * Units that march together.
   *
   * @param gates what each hex does to them, or null for what the enemy does to each
   */
  public Column column(Position position, Ints units, byte @Nullable [] gates) {
    return new Column(this, position, units, gates);
  }

  /** A walk of random length within a unit's means, ending where it may stop. */
  public Ints walk(Position position, int unit, int start, byte[] gates, RandomGenerator random) {
    return new RandomWalk(this, field).path(position, unit, start, gates, random);
  }
}
