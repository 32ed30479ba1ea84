package stavka.operational.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.board.Board;

/**
 * Draws one order of a movement phase at random, by walking rather than by listing every way: cheap
 * enough for play by the thousand.
 */
record MoveSampler(Position position, MovePhase phase, MoveRules rules, Board board) {
  private static final int TRIES = 6;
  private static final int OTHER_MODE_ONE_IN = 16;

  MoveSampler(Position position, MovePhase phase, MoveRules rules) {
    this(position, phase, rules, rules.field().board(position));
  }

  Order sample(RandomGenerator random) {
    int[] movers = new int[position.counters()];
    int count = 0;
    for (int unit = 0; unit < movers.length; unit++) {
      if (rules.movers().mayBegin(position, phase, unit)) {
        movers[count++] = unit;
      }
    }
    if (rules.movers().ending(position, phase) != null) {
      return pressing(Ints.prefix(movers, count), random);
    }
    // Ending grows likelier as fewer units are left to move.
    if (count == 0 || random.nextInt(phase.pace() > 0 ? phase.pace() + 1 : count + 20) == 0) {
      return new EndPhase();
    }
    if (!phase.extras().isEmpty() && random.nextInt(16) == 0) {
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

  /** A move of one of those that must move before the phase may end. */
  private Order pressing(Ints movers, RandomGenerator random) {
    int first = random.nextInt(movers.size());
    for (int i = 0; i < movers.size(); i++) {
      int unit = movers.get((first + i) % movers.size());
      if (rules.movers().presses(position, phase, unit)) {
        Order[] chosen = {order(unit, random)};
        if (chosen[0] == null) {
          int[] seen = {0};
          new MoveLister(position, phase, rules)
              .forUnit(
                  unit,
                  order -> {
                    if (random.nextInt(++seen[0]) == 0) {
                      chosen[0] = order;
                    }
                  });
        }
        if (chosen[0] != null) {
          return chosen[0];
        }
      }
    }
    throw new IllegalStateException("a phase may not end although nothing can be done");
  }

  private @Nullable Order extra(RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    for (ExtraOrder extra : phase.extras()) {
      extra.forEach(position, orders::add);
    }
    return orders.isEmpty() ? null : orders.get(random.nextInt(orders.size()));
  }

  private @Nullable Order order(int unit, RandomGenerator random) {
    Ints units = Ints.of(unit);
    if (!position.onMap(unit)) {
      Ints choices = rules.entrances().choices(position, unit);
      return choices.isEmpty()
          ? null
          : checked(
              new Move(units, Ints.of(choices.get(random.nextInt(choices.size()))), Mode.MARCH));
    }
    int start = position.place(unit);
    if (phase.mode(Mode.MARCH) == null) {
      MoveMode mode = phase.modes().get(random.nextInt(phase.modes().size()));
      return by(mode, unit, start, random);
    }
    if (board.inEnemyZone(phase.side(), start)) {
      List<MoveMode> ways = modes(true);
      int way = random.nextInt(ways.size() + 1);
      return way == 0
          ? overrun(units, Ints.EMPTY, start, random)
          : by(ways.get(way - 1), unit, start, random);
    }
    if (random.nextInt(OTHER_MODE_ONE_IN) == 0) {
      List<MoveMode> ways = modes(false);
      return ways.isEmpty() ? null : by(ways.get(random.nextInt(ways.size())), unit, start, random);
    }
    return march(units, start, random);
  }

  /** The ways out of enemy zones, or those beside the march that do not lead out of them. */
  private List<MoveMode> modes(boolean out) {
    List<MoveMode> ways = new ArrayList<>();
    for (MoveMode mode : phase.modes()) {
      if (mode.leavesZones() == out && (out || !mode.name().equals(Mode.MARCH))) {
        ways.add(mode);
      }
    }
    return ways;
  }

  private @Nullable Order march(Ints units, int start, RandomGenerator random) {
    MoveMode mode = phase.mode(Mode.MARCH);
    Ints path =
        mode == null ? Ints.EMPTY : mode.sample(position, phase, units.first(), start, random);
    if (path.isEmpty()) {
      return null;
    }
    if (board.inEnemyZone(phase.side(), path.last()) && random.nextInt(4) == 0) {
      Order overrun = overrun(units, path, path.last(), random);
      if (overrun != null) {
        return overrun;
      }
    }
    return checked(new Move(units, path, Mode.MARCH));
  }

  private @Nullable Order by(MoveMode mode, int unit, int start, RandomGenerator random) {
    Ints path =
        mode.suits(position, unit) ? mode.sample(position, phase, unit, start, random) : Ints.EMPTY;
    return path.isEmpty() ? null : checked(new Move(Ints.of(unit), path, mode.name()));
  }

  private @Nullable Order checked(Move move) {
    return rules.objection(position, phase, move) == null ? move : null;
  }

  private @Nullable Order overrun(Ints units, Ints path, int from, RandomGenerator random) {
    if (!phase.overruns()) {
      return null;
    }
    int target = rules.field().grid().neighbour(from, random.nextInt(HexGrid.DIRECTIONS));
    if (target == HexGrid.NONE || !board.holds(phase.side().enemy(), target)) {
      return null;
    }
    Ints all = units;
    Ints joiners = rules.overruns().joiners(position, units, from);
    for (int i = 0; i < joiners.size(); i++) {
      all = random.nextBoolean() ? all.with(joiners.get(i)) : all;
    }
    Overrun order = new Overrun(all, path, target, rules.overruns().leader(position, units));
    return rules.objection(position, phase, order) == null ? order : null;
  }
}
