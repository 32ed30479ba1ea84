package stavka.app.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;

/**
 * A side's whole supply on positions of random play, beside bare searches over the same closed
 * hexes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SupplyBenchmark {
  private KharkovTheatre theatre;
  private KharkovSupply supply;
  private BareSearch bare;
  private int[] eastEdge;
  private int[] cities;

  @Setup
  public void setUp(Positions positions) {
    theatre = positions.game.theatre();
    supply = new KharkovSupply(theatre);
    HexGrid grid = theatre.ground().grid();
    bare = new BareSearch(grid.neighbourTable(), 1);
    eastEdge = theatre.map().region("edge-east").toArray();
    cities = theatre.ground().cityHexes().toArray();
  }

  private int supplied(Position position, Side side) {
    int count = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit)
          && theatre.pieces().side(unit) == side
          && supply.supplied(position, unit)) {
        count++;
      }
    }
    return count;
  }

  @Benchmark
  public int soviet(Positions positions) {
    return supplied(positions.nextUnknown(), Side.SOVIET);
  }

  /**
   * Zones and the closed hexes are worked out as for the real thing, then one bare search is made.
   */
  @Benchmark
  public int[] yardstickSoviet(Positions positions) {
    byte[] closed = theatre.board(positions.nextUnknown()).closedToLines(Side.SOVIET);
    return bare.spread(eastEdge, closed);
  }

  @Benchmark
  public int axis(Positions positions) {
    return supplied(positions.nextUnknown(), Side.AXIS);
  }

  /** Two searches, as German supply has two kinds of source. */
  @Benchmark
  public int[] yardstickAxis(Positions positions) {
    byte[] closed = theatre.board(positions.nextUnknown()).closedToLines(Side.AXIS);
    bare.spread(cities, closed);
    return bare.spread(cities, closed);
  }
}
