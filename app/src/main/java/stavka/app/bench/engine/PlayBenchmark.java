package stavka.app.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.position.Position;
import stavka.kharkov.model.Ledger;

/**
 * Random play, orders a second, legality included. The yardstick is the copy of a position's arrays
 * alone.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {
  private KharkovPlay play;
  private long[] words;
  private short[] tops;

  @Setup
  public void setUp() {
    play = new KharkovPlay(7);
    words = new long[play.game.theatre().pieces().count()];
    tops = new short[play.game.theatre().ground().grid().size()];
  }

  @Benchmark
  public Object randomOrders() {
    return play.next();
  }

  @Benchmark
  public Object yardstick() {
    return new Object[] {words.clone(), tops.clone(), words.clone(), words.clone()};
  }

  /** Copies a position with one change to each of its parts. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Position copy(Positions positions) {
    var draft = positions.next().edit();
    draft.set(0, stavka.kharkov.model.State.STEP, 1);
    draft.add(Ledger.SOVIET_POINTS, 1);
    draft.moveToBox(0, 0);
    return draft.view();
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Object yardstickCopy() {
    return new Object[] {words.clone(), tops.clone(), words.clone(), words.clone()};
  }
}
