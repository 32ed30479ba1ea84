package stavka.ai.planner;

import java.util.Comparator;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Moves what serves the others, such as depots, one after another once those have moved. */
final class Followers {
  /** By how much a hex must be better than the one it stands on. */
  private static final double WORTH_MOVING = 0.3;

  /** Any hex is better than to wait off the map. */
  private static final double AWAY = -1e6;

  private final Advice advice;
  private final int turn;
  private final int phase;
  private final Side side;
  private final int[] units;
  private int cursor;

  Followers(GameKnowledge lore, Position position, Side side) {
    this.advice = lore.game.advice();
    this.turn = position.turn();
    this.phase = position.phase();
    this.side = side;
    this.units =
        IntStream.range(0, position.counters())
            .filter(unit -> position.counter(unit).side() == side && advice.echelon(unit) > 0)
            .boxed()
            .sorted(Comparator.comparingInt(advice::echelon))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /** Whether they are those of the phase a position is in. */
  boolean serves(Position position, Side who) {
    return turn == position.turn() && phase == position.phase() && side == who;
  }

  /** The next of them that had better move; null when all stand well. */
  @Nullable Order next(Position position, Orders legal) {
    while (cursor < units.length) {
      int unit = units[cursor++];
      Order order = best(position, legal, unit);
      if (order != null) {
        return order;
      }
    }
    return null;
  }

  private @Nullable Order best(Position position, Orders legal, int unit) {
    OptionalDouble staying =
        position.onMap(unit)
            ? advice.post(position, unit, position.place(unit))
            : OptionalDouble.of(AWAY);
    if (staying.isEmpty()) {
      return null;
    }
    Choice choice = new Choice(staying.getAsDouble() + WORTH_MOVING);
    Set<Integer> seen = new HashSet<>();
    legal.forUnit(
        unit,
        order -> {
          if (order instanceof Move move
              && move.units().size() == 1
              && seen.add(move.path().last())) {
            choice.consider(
                order, advice.post(position, unit, move.path().last()).orElse(-Double.MAX_VALUE));
          }
        });
    return choice.order;
  }

  private static final class Choice {
    @Nullable Order order;
    private double worth;

    Choice(double worth) {
      this.worth = worth;
    }

    void consider(Order candidate, double candidateWorth) {
      if (candidateWorth > worth) {
        worth = candidateWorth;
        order = candidate;
      }
    }
  }
}
