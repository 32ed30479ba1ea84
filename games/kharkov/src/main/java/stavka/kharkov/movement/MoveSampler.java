package stavka.kharkov.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.trace.TraceField;
import stavka.kharkov.Extra;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;

/**
 * Draws one order of a movement phase at random, by walking rather than by listing every way: cheap
 * enough for play by the thousand.
 */
final class MoveSampler {
  private static final int TRIES = 6;
  private static final int LONGEST_WALK = 8;

  private final Position position;
  private final PhaseRole role;
  private final MoveRules rules;
  private final List<Extra> extras;
  private final Theatre theatre;
  private final Pieces pieces;
  private final Board board;

  MoveSampler(Position position, PhaseRole role, MoveRules rules, List<Extra> extras) {
    this.position = position;
    this.role = role;
    this.rules = rules;
    this.extras = extras;
    this.theatre = rules.theatre();
    this.pieces = theatre.pieces();
    this.board = Board.of(theatre, position);
  }

  Order sample(RandomGenerator random) {
    int[] movers = new int[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < movers.length; unit++) {
      if (pieces.side(unit) == role.side()
          && rules.group().objection(position, role, unit) == null) {
        movers[count++] = unit;
      }
    }
    // Ending grows likelier as fewer units are left to move.
    if (count == 0 || random.nextInt(count + 20) == 0) {
      return new EndPhase();
    }
    if (!extras.isEmpty() && random.nextInt(16) == 0) {
      Order extra = extra(random);
      if (extra != null) {
        return extra;
      }
    }
    for (int i = 0; i < TRIES; i++) {
      Order order = order(movers[random.nextInt(count)], random);
      if (order != null) {
        return order;
      }
    }
    return new EndPhase();
  }

  private @Nullable Order extra(RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    for (Extra extra : extras) {
      extra.forEach(position, orders::add);
    }
    return orders.isEmpty() ? null : orders.get(random.nextInt(orders.size()));
  }

  private @Nullable Order order(int unit, RandomGenerator random) {
    Ints units = Ints.of(unit);
    if (!position.onMap(unit)) {
      Ints choices = rules.entry().choices(unit);
      return checked(
          new Move(units, Ints.of(choices.get(random.nextInt(choices.size()))), Mode.MARCH));
    }
    int start = position.place(unit);
    if (board.inEnemyZone(role.side(), start)) {
      return switch (random.nextInt(3)) {
        case 0 -> overrun(units, Ints.EMPTY, start, random);
        case 1 -> disengage(units, start, random);
        default -> infiltrate(units, start, random);
      };
    }
    if (random.nextInt(16) == 0 && theatre.ground().rail(role.side())[start] != 0) {
      return train(units, start, random);
    }
    Ints path = walk(unit, start, board.gates(role.side()), random);
    if (path.isEmpty()) {
      return null;
    }
    if (board.inEnemyZone(role.side(), path.last()) && random.nextInt(4) == 0) {
      Order overrun = overrun(units, path, path.last(), random);
      if (overrun != null) {
        return overrun;
      }
    }
    return checked(new Move(units, path, Mode.MARCH));
  }

  private @Nullable Order checked(Move move) {
    return rules.objection(position, role, move) == null ? move : null;
  }

  private @Nullable Order overrun(Ints units, Ints path, int from, RandomGenerator random) {
    int target = theatre.ground().grid().neighbour(from, random.nextInt(HexGrid.DIRECTIONS));
    if (target == HexGrid.NONE || !board.holds(role.side().enemy(), target)) {
      return null;
    }
    int by = role == PhaseRole.SOVIET ? rules.overruns().freeLeader(position, units) : -1;
    Overrun order = new Overrun(units, path, target, by);
    return rules.objection(position, role, order) == null ? order : null;
  }

  private @Nullable Order disengage(Ints units, int start, RandomGenerator random) {
    int to = theatre.ground().grid().neighbour(start, random.nextInt(HexGrid.DIRECTIONS));
    return to == HexGrid.NONE ? null : checked(new Move(units, Ints.of(to), Mode.DISENGAGE));
  }

  private @Nullable Order infiltrate(Ints units, int start, RandomGenerator random) {
    if (!rules.infiltration().possible(position, units.first())) {
      return null;
    }
    Ints path = walk(units.first(), start, rules.infiltration().gates(position, start), random);
    return path.isEmpty() ? null : checked(new Move(units, path, Mode.INFILTRATE));
  }

  private @Nullable Order train(Ints units, int start, RandomGenerator random) {
    TraceField field = rules.rail().field(position, role.side(), start);
    Ints hexes = field.hexes();
    int to = hexes.get(random.nextInt(hexes.size()));
    return to == start ? null : checked(new Move(units, field.way(to).from(1), Mode.RAIL));
  }

  /** A walk of random length within a unit's means, ending where it may stop. */
  private Ints walk(int unit, int start, byte[] gates, RandomGenerator random) {
    HexGrid grid = theatre.ground().grid();
    StepTable steps = theatre.ground().steps(pieces.kind(unit).gait());
    int left = rules.march().allowance().halfPoints(position, unit);
    int more = pieces.kind(unit).combat() ? 1 : 0;
    int[] path = new int[LONGEST_WALK];
    int length = 0;
    int good = 0;
    int at = start;
    int wanted = 1 + random.nextInt(LONGEST_WALK);
    int heading = random.nextInt(HexGrid.DIRECTIONS);
    while (length < wanted && (at == start || gates[at] != Gate.STOP)) {
      int direction = (heading + random.nextInt(3) + HexGrid.DIRECTIONS - 1) % HexGrid.DIRECTIONS;
      int price = steps.price(at, direction);
      int to = grid.neighbour(at, direction);
      if (price == 0 || price > left || gates[to] == Gate.CLOSED) {
        break;
      }
      left -= price;
      path[length++] = to;
      at = to;
      if (to != start && rules.group().room(position, role.side(), more, to)) {
        good = length;
      }
    }
    return Ints.prefix(path, good);
  }
}
