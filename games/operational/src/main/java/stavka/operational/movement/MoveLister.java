package stavka.operational.movement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Journey;
import stavka.engine.play.PricedOverrun;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.model.Playfield;

/**
 * Lists the moves and overruns of a phase: each unit alone to each hex in reach by each mode, and
 * overruns by single units and by all units of a hex that may overrun together.
 */
record MoveLister(
    Position position, MovePhase phase, MoveRules rules, Playfield field, OverrunRules overruns) {
  MoveLister(Position position, MovePhase phase, MoveRules rules) {
    this(position, phase, rules, rules.field(), rules.overruns());
  }

  void forEach(Consumer<? super Order> action) {
    for (int unit = 0; unit < position.counters(); unit++) {
      forUnit(unit, action);
    }
  }

  /** The orders of one unit; overruns of its whole stack are listed with the stack's first unit. */
  void forUnit(int unit, Consumer<? super Order> action) {
    if (rules.movers().mayBegin(position, phase, unit)) {
      moves(unit, action);
      if (phase.overruns()) {
        overruns(Ints.of(unit), action);
        Ints stack = companions(unit);
        if (stack.size() > 1 && stack.first() == unit) {
          overruns(stack, action);
        }
      }
    } else if (field.roster().side(unit) == phase.side() && overruns.afterHalt(position, unit)) {
      overrunsFrom(Ints.of(unit), Ints.EMPTY, position.place(unit), -1, action);
    }
  }

  private void moves(int unit, Consumer<? super Order> action) {
    Ints units = Ints.of(unit);
    for (MoveMode mode : phase.modes()) {
      Consumer<Ints> take = path -> offer(mode, new Move(units, path, mode.name()), action);
      if (!position.onMap(unit)) {
        Ints entries = rules.entrances().choices(position, unit);
        mode.forEachArrival(position, phase, unit, entries, take);
      } else if (mode.suits(position, unit)) {
        mode.forEachPath(position, phase, unit, position.place(unit), take);
      }
    }
  }

  /** A stack that could not stay is not listed, although it may be ordered. */
  private void offer(MoveMode mode, Move move, Consumer<? super Order> action) {
    Ints units = move.units();
    int last = move.path().last();
    if (field.stacking().fits(position, units, last)
        && (mode.certain() && units.size() == 1
                ? rules.ending(position, units, MoveRules.start(position, units), last)
                : rules.objection(position, phase, move))
            == null) {
      action.accept(move);
    }
  }

  /** Units of a hex that may still move and overrun with a unit. */
  private Ints companions(int unit) {
    return position.onMap(unit)
        ? Ints.sorted(
            position.stack(position.place(unit)).stream()
                .filter(other -> overruns.companions(position, unit, other))
                .filter(other -> rules.movers().mayBegin(position, phase, other))
                .toArray())
        : Ints.EMPTY;
  }

  private void overruns(Ints units, Consumer<? super Order> action) {
    int lead = units.first();
    if (!position.onMap(lead)) {
      return;
    }
    int by = overruns.leader(position, units);
    if (!overruns.likely(position, units, by)) {
      return;
    }
    int start = position.place(lead);
    overrunsFrom(units, Ints.EMPTY, start, by, action);
    overruns.forEachApproach(
        position, phase, units, start, path -> overrunsFrom(units, path, path.last(), by, action));
  }

  private void overrunsFrom(
      Ints units, Ints path, int from, int by, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = field.grid().neighbour(from, direction);
      if (target != HexGrid.NONE && field.board(position).holds(phase.side().enemy(), target)) {
        Overrun order = new Overrun(units, path, target, by);
        if (rules.objection(position, phase, order) == null) {
          action.accept(order);
          joined(order, from, action);
        }
      }
    }
  }

  /** The moves that units can make together, to each hex once by each mode. */
  List<Journey> movesOf(Ints units) {
    List<Journey> journeys = new ArrayList<>();
    if (rules.movers().objection(position, phase, units) != null) {
      return journeys;
    }
    int start = MoveRules.start(position, units);
    for (MoveMode mode : phase.modes()) {
      Consumer<Ints> take =
          path ->
              offer(
                  mode,
                  new Move(units, path, mode.name()),
                  move -> journeys.add(new Journey((Move) move, price(mode, units, start, path))));
      if (start < 0) {
        Ints entries = rules.entrances().choices(position, units.first());
        mode.forEachArrivalTogether(position, phase, units, entries, take);
      } else {
        mode.forEachPathTogether(position, phase, units, start, take);
      }
    }
    return journeys;
  }

  /**
   * The overruns of units. Those of a whole stack are listed with its first unit, so that for one
   * unit all of its hex are asked; what one of several can overrun all of them may be able to.
   */
  List<PricedOverrun> overrunsOf(Ints units) {
    Set<Overrun> found = new LinkedHashSet<>();
    if (units.size() > 1) {
      for (int unit : units) {
        eachOverrun(
            unit, one -> offer(new Overrun(units, one.path(), one.target(), one.by()), found::add));
      }
    } else {
      int unit = units.first();
      eachOverrun(unit, found::add);
      Ints stack = position.onMap(unit) ? position.stack(position.place(unit)) : units;
      for (int other : stack.filter(mate -> mate != unit)) {
        eachOverrun(
            other,
            overrun -> {
              if (overrun.units().contains(unit) || overrun.by() == unit) {
                found.add(overrun);
              }
            });
      }
    }
    Map<Ints, Optional<MoveField>> fields = new HashMap<>();
    return found.stream().map(one -> new PricedOverrun(one, approach(one, fields))).toList();
  }

  private void eachOverrun(int unit, Consumer<Overrun> action) {
    forUnit(
        unit,
        order -> {
          if (order instanceof Overrun overrun) {
            action.accept(overrun);
          }
        });
  }

  /** What the way to an overrun costs; where some wait for the others, the first comes. */
  private int approach(Overrun overrun, Map<Ints, Optional<MoveField>> fields) {
    if (overrun.path().isEmpty()) {
      return 0;
    }
    int last = overrun.path().last();
    return fields
        .computeIfAbsent(
            overrun.units(),
            units -> reach(units, Mode.MARCH).or(() -> reach(Ints.of(units.first()), Mode.MARCH)))
        .filter(reached -> reached.reaches(last))
        .map(reached -> reached.cost(last))
        .orElse(0);
  }

  /** What a way costs the unit that pays most for it. */
  private int price(MoveMode mode, Ints units, int start, Ints path) {
    int dearest = 0;
    for (int k = 0; k < units.size(); k++) {
      int price = 0;
      int from = start;
      int behind = HexGrid.NONE;
      for (int i = 0; i < path.size(); i++) {
        price += mode.price(position, units.get(k), behind, from, path.get(i), price);
        behind = from;
        from = path.get(i);
      }
      dearest = Math.max(dearest, price);
    }
    return dearest;
  }

  /** The same overrun with all who could join it; once where all of them have halted. */
  private void joined(Overrun order, int from, Consumer<? super Order> action) {
    Ints units = order.units();
    Ints joiners = overruns.joiners(position, units, from);
    boolean listed =
        position.place(units.first()) == from && joiners.any(unit -> unit < units.first());
    if (!joiners.isEmpty() && !listed) {
      offer(new Overrun(units.plus(joiners), order.path(), order.target(), order.by()), action);
    }
  }

  private void offer(Overrun order, Consumer<? super Overrun> action) {
    if (rules.objection(position, phase, order) == null) {
      action.accept(order);
    }
  }

  /**
   * The reach of a group: that of the unit that can go least far, in hexes all its paths are good
   * for.
   */
  Optional<MoveField> reach(Ints units, String name) {
    MoveMode mode = phase.mode(name);
    if (mode == null
        || rules.movers().objection(position, phase, units) != null
        || !position.onMap(units.first())) {
      return Optional.empty();
    }
    int start = position.place(units.first());
    Optional<MoveField> least = Optional.empty();
    for (int i = 0; i < units.size(); i++) {
      Optional<MoveField> field = mode.reach(position, phase, units.get(i), start);
      if (field.isEmpty()) {
        return field;
      }
      if (least.isEmpty() || field.get().size() < least.get().size()) {
        least = field;
      }
    }
    return least;
  }
}
