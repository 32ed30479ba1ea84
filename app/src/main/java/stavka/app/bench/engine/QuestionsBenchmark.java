package stavka.app.bench.engine;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.kharkov.Kharkov;

/**
 * What the page asks when a stack is clicked: where all of it can go as one, where it can overrun,
 * or why it is idle. Beside it a bare bucket queue for each of its units, on the same prices.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class QuestionsBenchmark {
  private static final int COUNT = 64;

  /** A stack that can move, in a position of random play. */
  private record Click(Position position, Ints units) {}

  private Kharkov game;
  private List<Click> clicks;
  private int[] prices;
  private BareSearch bare;
  private int allowance;
  private int at;

  @Setup
  public void setUp() {
    game = new Kharkov();
    clicks =
        new RandomPlay(game, game.scenarios().getFirst(), 11)
            .positions(4096, 5).stream()
                .flatMap(position -> movable(position).stream())
                .limit(COUNT)
                .toList();
    Position first = clicks.getFirst().position();
    int unit = clicks.getFirst().units().first();
    StepTable steps = game.theatre().ground().steps(first, unit);
    HexGrid grid = game.theatre().ground().grid();
    prices = new int[grid.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < prices.length; side++) {
      int from = side / HexGrid.DIRECTIONS;
      int direction = side % HexGrid.DIRECTIONS;
      prices[side] = grid.neighbour(from, direction) < 0 ? 0 : steps.price(from, direction);
    }
    allowance = game.facts().movement(first, unit);
    bare = new BareSearch(grid.neighbourTable(), allowance);
  }

  /** One stack of several units that can go somewhere together, if there is any. */
  private List<Click> movable(Position position) {
    for (int hex = 0; hex < position.grid().size(); hex++) {
      Ints stack = position.stack(hex);
      if (stack.size() > 1 && !game.legal(position).movesOf(stack).isEmpty()) {
        return List.of(new Click(position, stack));
      }
    }
    return List.of();
  }

  private Click next() {
    at = (at + 1) % clicks.size();
    return clicks.get(at);
  }

  @Benchmark
  public int stack() {
    Click click = next();
    var orders = game.legal(click.position().withoutDerived());
    return orders.movesOf(click.units()).size() + orders.overrunsOf(click.units()).size();
  }

  @Benchmark
  public int yardstick() {
    Click click = next();
    int reached = 0;
    for (int unit : click.units()) {
      reached += bare.spend(prices, click.position().place(unit), allowance).length;
    }
    return reached;
  }
}
