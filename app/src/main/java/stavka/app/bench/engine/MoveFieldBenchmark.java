package stavka.app.bench.engine;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;

/**
 * A movement field of 12 points on 2,100 hexes of mixed terrain, beside a bare bucket queue on the
 * same map.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MoveFieldBenchmark {
  private static final int ALLOWANCE = 24;
  private static final int ORIGINS = 512;

  private final HexGrid grid = new HexGrid(Orientation.POINTY, 50, 42, 0);
  private StepTable steps;
  private int[] prices;
  private byte[] gates;
  private int[] origins;
  private BareSearch bare;
  private int at;

  @Setup
  public void setUp() {
    Random random = new Random(3);
    int[] terrain = random.ints(grid.size(), 0, 10).map(roll -> roll < 7 ? 2 : 4).toArray();
    boolean[] river = new boolean[grid.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < river.length; side++) {
      river[side] = random.nextInt(12) == 0;
    }
    steps =
        StepTable.of(
            grid,
            (from, direction, to) ->
                terrain[to] + (river[from * HexGrid.DIRECTIONS + direction] ? 2 : 0),
            (from, direction, to) -> false);
    prices = new int[river.length];
    for (int side = 0; side < prices.length; side++) {
      int from = side / HexGrid.DIRECTIONS;
      prices[side] =
          grid.neighbour(from, side % HexGrid.DIRECTIONS) < 0
              ? 0
              : steps.price(from, side % HexGrid.DIRECTIONS);
    }
    gates = new byte[grid.size()];
    origins = random.ints(ORIGINS, 0, grid.size()).toArray();
    bare = new BareSearch(grid.neighbourTable(), ALLOWANCE);
  }

  private int origin() {
    at = (at + 1) % ORIGINS;
    return origins[at];
  }

  @Benchmark
  public MoveField field() {
    return MoveField.search(steps, gates, origin(), ALLOWANCE, StepGuard.OPEN);
  }

  @Benchmark
  public int[] yardstick() {
    return bare.spend(prices, origin(), ALLOWANCE);
  }
}
