package stavka.operational.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Journey;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/**
 * Lists the moves and overruns of a phase: each unit alone to each hex in reach by each mode, and
 * overruns by single units and by all units of a hex that may overrun together.
 */
final class MoveLister {
  private final Position position;
  private final MovePhase role;
  private final MoveRules rules;
  private final Theatre theatre;
  private final Pieces pieces;

  MoveLister(Position position, MovePhase role, MoveRules rules) {
    this.position = position;
    this.role = role;
    this.rules = rules;
    this.theatre = rules.theatre();
    this.pieces = theatre.pieces();
  }

  void forEach(Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      forUnit(unit, action);
    }
  }

  /** The orders of one unit; overruns of its whole stack are listed with the stack's first unit. */
  void forUnit(int unit, Consumer<? super Order> action) {
    if (pieces.side(unit) == role.side()
        && rules.company().objection(position, role, unit) == null) {
      moves(unit, action);
      overruns(Ints.of(unit), action);
      Ints stack = companions(unit);
      if (stack.size() > 1 && stack.first() == unit) {
        overruns(stack, action);
      }
    } else if (pieces.side(unit) == role.side() && rules.overruns().afterHalt(position, unit)) {
      overrunsFrom(Ints.of(unit), Ints.EMPTY, position.place(unit), -1, action);
    }
  }

  private void moves(int unit, Consumer<? super Order> action) {
    Ints units = Ints.of(unit);
    if (!position.onMap(unit)) {
      Ints entries = rules.entrances().choices(position, unit);
      for (MoveMode mode : rules.modes()) {
        mode.forEachArrival(
            position,
            role,
            unit,
            entries,
            path -> offer(new Move(units, path, mode.name()), action));
      }
      return;
    }
    int start = position.place(unit);
    for (MoveMode mode : rules.modes()) {
      mode.forEachPath(
          position, role, unit, start, path -> offer(new Move(units, path, mode.name()), action));
    }
  }

  private void offer(Move move, Consumer<? super Order> action) {
    if (rules.company().worthwhile(position, move.units(), move.path().last())
        && rules.objection(position, role, move) == null) {
      action.accept(move);
    }
  }

  /** Units of a hex that may still move and overrun with a unit. */
  private Ints companions(int unit) {
    Ints stack = Ints.EMPTY;
    if (position.onMap(unit)) {
      for (int other = 0; other < pieces.count(); other++) {
        if (position.place(other) == position.place(unit)
            && pieces.combat(other)
            && rules.overruns().companions(position, unit, other)
            && rules.company().objection(position, role, other) == null) {
          stack = stack.with(other);
        }
      }
    }
    return stack;
  }

  private void overruns(Ints units, Consumer<? super Order> action) {
    int lead = units.first();
    if (!position.onMap(lead) || !pieces.combat(lead)) {
      return;
    }
    int by = rules.overruns().leader(position, units);
    if (!rules.overruns().likely(position, units, by)) {
      return;
    }
    int start = position.place(lead);
    overrunsFrom(units, Ints.EMPTY, start, by, action);
    rules
        .overruns()
        .forEachApproach(
            position,
            role,
            units,
            start,
            path -> overrunsFrom(units, path, path.last(), by, action));
  }

  private void overrunsFrom(
      Ints units, Ints path, int from, int by, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = theatre.ground().grid().neighbour(from, direction);
      if (target != HexGrid.NONE && theatre.board(position).holds(role.side().enemy(), target)) {
        Overrun order = new Overrun(units, path, target, by);
        if (rules.objection(position, role, order) == null) {
          action.accept(order);
          joined(order, from, action);
        }
      }
    }
  }

  /** The moves that units can make together, to each hex once by each mode. */
  List<Journey> movesOf(Ints units) {
    List<Journey> journeys = new ArrayList<>();
    if (rules.company().objection(position, role, units) != null) {
      return journeys;
    }
    int start = MoveRules.start(position, units);
    for (MoveMode mode : rules.modes()) {
      Consumer<Ints> take =
          path ->
              offer(
                  new Move(units, path, mode.name()),
                  move -> journeys.add(new Journey((Move) move, price(mode, units, start, path))));
      if (start < 0) {
        Ints entries = rules.entrances().choices(position, units.first());
        mode.forEachArrivalTogether(position, role, units, entries, take);
      } else {
        mode.forEachPathTogether(position, role, units, start, take);
      }
    }
    return journeys;
  }

  /** What a way costs the unit that pays most for it. */
  private int price(MoveMode mode, Ints units, int start, Ints path) {
    int dearest = 0;
    for (int k = 0; k < units.size(); k++) {
      int price = 0;
      int from = start;
      for (int i = 0; i < path.size(); i++) {
        price += mode.price(position, units.get(k), from, path.get(i));
        from = path.get(i);
      }
      dearest = Math.max(dearest, price);
    }
    return dearest;
  }

  /** The same overrun with all who could join it; once where all of them have halted. */
  private void joined(Overrun order, int from, Consumer<? super Order> action) {
    Ints joiners = rules.overruns().joiners(position, order.units(), from);
    boolean listed =
        position.place(order.units().first()) == from
            && joiners.stream().anyMatch(unit -> unit < order.units().first());
    if (joiners.isEmpty() || listed) {
      return;
    }
    Ints all = order.units();
    for (int i = 0; i < joiners.size(); i++) {
      all = all.with(joiners.get(i));
    }
    Overrun together = new Overrun(all, order.path(), order.target(), order.by());
    if (rules.objection(position, role, together) == null) {
      action.accept(together);
    }
  }

  /**
   * The reach of a group: that of the unit that can go least far, in hexes all its paths are good
   * for.
   */
  Optional<MoveField> reach(Ints units, String name) {
    MoveMode mode = rules.mode(name);
    if (mode == null
        || rules.company().objection(position, role, units) != null
        || !position.onMap(units.first())) {
      return Optional.empty();
    }
    int start = position.place(units.first());
    Optional<MoveField> least = Optional.empty();
    for (int i = 0; i < units.size(); i++) {
      Optional<MoveField> field = mode.reach(position, role, units.get(i), start);
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
