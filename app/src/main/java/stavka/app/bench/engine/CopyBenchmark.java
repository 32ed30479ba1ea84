package stavka.app.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.kharkov.model.Ledger;

/** A position copied with one change to each of its parts, beside the bare copy of its arrays. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CopyBenchmark {
  private long[] words;
  private short[] tops;

  @Setup
  public void setUp(Positions positions) {
    Position position = positions.next();
    words = new long[position.counters()];
    tops = new short[position.setting().map().grid().size()];
  }

  @Benchmark
  public Position copy(Positions positions) {
    Draft draft = positions.next().edit();
    draft.set(0, stavka.operational.model.Marks.STEP, 1);
    draft.add(Ledger.SOVIET_POINTS, 1);
    draft.moveToBox(0, 0);
    return draft.view();
  }

  @Benchmark
  public Object yardstick() {
    return new Object[] {words.clone(), tops.clone(), words.clone(), words.clone()};
  }
}
