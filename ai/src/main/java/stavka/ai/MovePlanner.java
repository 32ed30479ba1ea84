package stavka.ai;

import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Goes once through a side's units in a movement phase and takes each where it stands best;
 * regiments of a division that are together move together.
 */
final class MovePlanner {
  private final BitSet settled = new BitSet();
  private int turn = -1;
  private int phase = -1;
  private int cursor;
  private int[] all = {};
  private @Nullable Terrain terrain;

  Order choose(Game game, Position position, Orders legal, Attraction pull) {
    Side side = legal.decision().side();
    if (position.turn() != turn || position.phase() != phase) {
      turn = position.turn();
      phase = position.phase();
      cursor = 0;
      settled.clear();
    }
    Terrain seen = Terrain.of(terrain, game, position, side, pull);
    terrain = seen;
    int[] units = byEchelon(game.advice(), position.counters());
    while (cursor < units.length) {
      int unit = units[cursor++];
      if (position.setting().roster().side(unit) == side && !settled.get(unit)) {
        Order order = best(game, position, legal, seen, unit);
        if (order != null) {
          return order;
        }
      }
    }
    Order end = new EndPhase();
    return legal.allows(end) ? end : legal.suggestion().orElse(end);
  }

  /** All counters, echelon by echelon. */
  private int[] byEchelon(Advice advice, int counters) {
    if (all.length != counters) {
      all =
          IntStream.range(0, counters)
              .boxed()
              .sorted(Comparator.comparingInt(advice::echelon))
              .mapToInt(Integer::intValue)
              .toArray();
    }
    return all;
  }

  private @Nullable Order best(Game game, Position position, Orders legal, Terrain seen, int unit) {
    Ints units = division(position, unit);
    if (units.size() > 1) {
      units = able(legal, units, unit);
      units.each(settled::set);
    }
    Search search = new Search(game, position, legal, seen, units);
    legal.forUnit(unit, search::consider);
    return search.best();
  }

  /** A unit and those of its division that are where it is. */
  private Ints division(Position position, int unit) {
    Ints units = Ints.of(unit);
    String formation = position.counter(unit).formation();
    for (int other = 0; other < position.counters() && !formation.isEmpty(); other++) {
      if (other != unit
          && position.place(other) == position.place(unit)
          && position.counter(other).formation().equals(formation)
          && !settled.get(other)) {
        units = units.with(other);
      }
    }
    return units;
  }

  /** Those of a division that may move with a unit. */
  private static Ints able(Orders legal, Ints division, int unit) {
    Move[] any = new Move[1];
    legal.forUnit(
        unit,
        order -> {
          if (any[0] == null && order instanceof Move move) {
            any[0] = move;
          }
        });
    Ints able = Ints.of(unit);
    for (int i = 1; i < division.size() && any[0] != null; i++) {
      Ints more = able.with(division.get(i));
      if (legal.allows(new Move(more, any[0].path(), any[0].mode()))) {
        able = more;
      }
    }
    return able;
  }
}
