package stavka.kharkov.movement;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/**
 * Lists the moves and overruns of a phase: each unit alone to each hex in reach by each mode, and
 * overruns by single units and by all units of a hex that began there together.
 */
final class MoveLister {
  private final Position position;
  private final PhaseRole role;
  private final MoveRules rules;
  private final Theatre theatre;
  private final Pieces pieces;

  MoveLister(Position position, PhaseRole role, MoveRules rules) {
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
    if (pieces.side(unit) == role.side() && rules.group().objection(position, role, unit) == null) {
      moves(unit, action);
      overruns(Ints.of(unit), action);
      Ints stack = companions(unit);
      if (stack.size() > 1 && stack.first() == unit) {
        overruns(stack, action);
      }
    }
  }

  private void moves(int unit, Consumer<? super Order> action) {
    Ints units = Ints.of(unit);
    if (!position.onMap(unit)) {
      entries(unit, action);
      return;
    }
    int start = position.place(unit);
    Side side = role.side();
    if (Board.of(theatre, position).inEnemyZone(side, start)) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = theatre.ground().grid().neighbour(start, direction);
        if (to != HexGrid.NONE) {
          offer(new Move(units, Ints.of(to), Mode.DISENGAGE), action);
        }
      }
      if (rules.infiltration().possible(position, unit)) {
        infiltrations(unit, start)
            .forEach(path -> offer(new Move(units, path, Mode.INFILTRATE), action));
      }
      return;
    }
    fieldMoves(units, marchField(unit, start, 0), Mode.MARCH, action);
    trains(units, start, action);
  }

  private void trains(Ints units, int start, Consumer<? super Order> action) {
    Side side = role.side();
    boolean room = rules.rail().left(position, side) >= rules.rail().counted(side, units);
    if (role == PhaseRole.AXIS_MECHANISED
        || !room
        || theatre.ground().rail(side)[start] == 0
        || pieces.kind(units.first()) == Kind.RESERVE) {
      return;
    }
    boolean arriving = !position.onMap(units.first());
    TraceField field = rules.rail().field(position, side, start);
    Ints hexes = field.hexes();
    for (int i = 0; i < hexes.size(); i++) {
      int to = hexes.get(i);
      Ints way = field.way(to);
      if (arriving) {
        offer(new Move(units, way, Mode.RAIL), action);
      } else if (to != start) {
        offer(new Move(units, way.from(1), Mode.RAIL), action);
      }
    }
  }

  private void entries(int unit, Consumer<? super Order> action) {
    Ints units = Ints.of(unit);
    Ints entries = rules.entry().choices(unit);
    byte[] gates = Board.of(theatre, position).gates(role.side());
    MoveField field = rules.march().entryField(position, unit, entries, gates);
    for (int i = 0; i < field.size(); i++) {
      offer(new Move(units, field.path(field.hex(i)), Mode.MARCH), action);
    }
    byte[] rail = theatre.ground().rail(role.side());
    for (int i = 0; i < entries.size(); i++) {
      int entry = entries.get(i);
      if (rail[entry] != 0) {
        trains(units, entry, action);
      }
    }
  }

  private void fieldMoves(
      Ints units, MoveField field, String mode, Consumer<? super Order> action) {
    for (int i = 1; i < field.size(); i++) {
      offer(new Move(units, field.path(field.hex(i)), mode), action);
    }
  }

  private void offer(Move move, Consumer<? super Order> action) {
    if (rules.objection(position, role, move) == null) {
      action.accept(move);
    }
  }

  /** Unmoved combat units of a hex that began the phase there with a unit. */
  private Ints companions(int unit) {
    Ints stack = Ints.EMPTY;
    if (position.onMap(unit)) {
      for (int other = 0; other < pieces.count(); other++) {
        if (position.place(other) == position.place(unit)
            && pieces.kind(other).combat()
            && position.get(other, State.ORIGIN) == position.get(unit, State.ORIGIN)
            && rules.group().objection(position, role, other) == null) {
          stack = stack.with(other);
        }
      }
    }
    return stack;
  }

  private void overruns(Ints units, Consumer<? super Order> action) {
    int lead = units.first();
    if (!position.onMap(lead)
        || !pieces.kind(lead).combat()
        || !position.has(lead, State.SUPPLIED)) {
      return;
    }
    int by = role == PhaseRole.SOVIET ? rules.overruns().freeLeader(position, units) : -1;
    if (role == PhaseRole.SOVIET && by < 0) {
      return;
    }
    int start = position.place(lead);
    overrunsFrom(units, Ints.EMPTY, start, by, action);
    if (units.stream().allMatch(unit -> rules.infiltration().possible(position, unit))) {
      infiltrations(lead, start)
          .forEach(path -> overrunsFrom(units, path, path.last(), by, action));
    } else if (!Board.of(theatre, position).inEnemyZone(role.side(), start)) {
      MoveField field = marchField(lead, start, Overruns.PRICE);
      for (int i = 1; i < field.size(); i++) {
        int from = field.hex(i);
        if (Board.of(theatre, position).inEnemyZone(role.side(), from)) {
          overrunsFrom(units, field.path(from), from, by, action);
        }
      }
    }
  }

  private void overrunsFrom(
      Ints units, Ints path, int from, int by, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = theatre.ground().grid().neighbour(from, direction);
      if (target != HexGrid.NONE
          && Board.of(theatre, position).holds(role.side().enemy(), target)) {
        Overrun order = new Overrun(units, path, target, by);
        if (rules.objection(position, role, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  private MoveField marchField(int unit, int start, int spent) {
    byte[] gates = Board.of(theatre, position).gates(role.side());
    return rules.march().field(position, unit, start, gates, spent);
  }

  private MoveField infiltrationField(int unit, int start) {
    byte[] gates = rules.infiltration().gates(position, start);
    return rules.march().field(position, unit, start, gates, 0);
  }

  /**
   * The ways out of a zone, the cheapest to each hex: first to a vacant hex, then as far as points
   * allow.
   */
  @Rule("6.8")
  private List<Ints> infiltrations(int unit, int start) {
    byte[] gates = rules.infiltration().gates(position, start);
    int[] costs = new int[gates.length];
    Map<Integer, Ints> ways = new LinkedHashMap<>();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int first = theatre.ground().grid().neighbour(start, direction);
      int[] spent = {0};
      if (first == HexGrid.NONE
          || !position.vacant(first)
          || rules.march().objection(position, Ints.of(unit), start, Ints.of(first), gates, spent)
              != null) {
        continue;
      }
      int allowed = gates[first] == Gate.STOP ? Integer.MAX_VALUE : spent[0];
      MoveField field = rules.march().field(position, unit, first, gates, allowed);
      for (int i = 0; i < field.size(); i++) {
        int to = field.hex(i);
        int cost = spent[0] + field.cost(to);
        if (!ways.containsKey(to) || cost < costs[to]) {
          costs[to] = cost;
          ways.put(
              to,
              Ints.of(IntStream.concat(IntStream.of(first), field.path(to).stream()).toArray()));
        }
      }
    }
    ways.remove(start);
    return List.copyOf(ways.values());
  }

  /**
   * The reach of a group: that of the unit that can go least far, in hexes all its paths are good
   * for.
   */
  Optional<MoveField> reach(Ints units, String mode) {
    if (rules.group().objection(position, role, units) != null || !position.onMap(units.first())) {
      return Optional.empty();
    }
    int start = position.place(units.first());
    boolean infiltrates = mode.equals(Mode.INFILTRATE);
    if (!infiltrates && !mode.equals(Mode.MARCH)) {
      return Optional.empty();
    }
    if (!infiltrates && Board.of(theatre, position).inEnemyZone(role.side(), start)) {
      return Optional.empty();
    }
    MoveField least = null;
    for (int i = 0; i < units.size(); i++) {
      MoveField field =
          infiltrates ? infiltrationField(units.get(i), start) : marchField(units.get(i), start, 0);
      if (least == null || field.size() < least.size()) {
        least = field;
      }
    }
    return Optional.ofNullable(least);
  }
}
