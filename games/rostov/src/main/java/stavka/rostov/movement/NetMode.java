package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;

/**
 * Along a net: a point a hex, more where it is interdicted, up to an enemy zone where one may be
 * entered.
 *
 * @param name what orders call it
 * @param rule the rule it is under
 * @param who who might go by it at all
 * @param sides whose units are
 */
@Rule({"11.12", "11.21", "13.21", "13.22", "22.31"})
record NetMode(
    String name,
    String rule,
    Net net,
    IntPredicate who,
    IntFunction<Side> sides,
    HexGrid grid,
    Citations cites)
    implements MoveMode {
  private static final ZoneEffect ZONE = new ZoneEffect(0, 0, true, false);

  @Override
  public boolean suits(Position position, int unit) {
    return who.test(unit);
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    if (start < 0 && !net.enters()) {
      return cites.objection("not-on-map", unit(units.first()));
    }
    int origin = start < 0 ? path.first() : start;
    Objection objection = net.never(position, phase, units, origin);
    for (int i = 0; objection == null && i < units.size(); i++) {
      objection = along(position, units.get(i), origin, start < 0 ? path.from(1) : path);
    }
    return objection;
  }

  private @Nullable Objection along(Position position, int unit, int origin, Ints path) {
    StepTable steps = net.steps(position, sides.apply(unit));
    byte[] gates = net.gates(position, unit);
    int from = origin;
    int spent = 0;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (to < 0 || to >= grid.size()) {
        return cites.objection("off-map");
      }
      int direction = grid.direction(from, to);
      if (direction == HexGrid.NONE
          || steps.price(from, direction) == 0
          || (steps.guarded(from, direction) && !net.guard(position).allows(from, direction, to))) {
        return net.apart(unit, from, to);
      }
      if (gates[to] == Gate.CLOSED) {
        return net.closed(position, unit, to);
      }
      if (gates[from] == Gate.ZONE && i > 0) {
        return cites.objection("stops-in-zone", hex(from));
      }
      if (gates[from] == Gate.ZONE && gates[to] == Gate.ZONE) {
        return cites.objection("zone-to-zone", unit(unit), hex(to));
      }
      spent += steps.price(from, direction);
      if (spent > net.points(position, unit)) {
        return cites.objection("too-far", unit(unit), hex(to));
      }
      from = to;
    }
    return null;
  }

  private MoveField field(Position position, int unit, int start) {
    return MoveField.search(
        net.steps(position, sides.apply(unit)),
        net.gates(position, unit),
        ZONE,
        start,
        net.points(position, unit),
        net.guard(position));
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (net.never(position, phase, Ints.of(unit), start) == null) {
      MoveField field = field(position, unit, start);
      for (int i = 1; i < field.size(); i++) {
        action.accept(field.path(field.hex(i)));
      }
    }
  }

  /** Arrivals come by each entrance that the net has, and as far as it leads them. */
  @Override
  @Rule("11.14")
  public void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {
    for (int entry : entries) {
      if (net.enters() && net.never(position, phase, Ints.of(unit), entry) == null) {
        MoveField field = field(position, unit, entry);
        for (int i = 0; i < field.size(); i++) {
          action.accept(Ints.of(entry).plus(field.path(field.hex(i))));
        }
      }
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    if (net.never(position, phase, Ints.of(unit), start) != null) {
      return Ints.EMPTY;
    }
    MoveField field = field(position, unit, start);
    return field.path(field.hex(random.nextInt(field.size())));
  }

  /** Told in half points, as every price is; to come onto the map costs one point. */
  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    if (from < 0) {
      return 2;
    }
    return 2 * net.steps(position, sides.apply(unit)).price(from, grid.direction(from, to));
  }

  @Override
  public boolean pauses() {
    return false;
  }

  @Override
  public void begun(Draft draft, Ints units, int start, Ints path) {
    net.begun(draft, units);
  }
}
