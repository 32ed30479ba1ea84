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
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.event.Moved;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.position.Setting;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.record.Notation;
import tools.jackson.databind.JsonNode;

/** Writing an event by its notation, beside Jackson writing the same text from a finished tree. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class NotationBenchmark {
  private static final int SIDE = 40;

  private final Moved event =
      new Moved(Ints.of(0, 1, 2), 41, Ints.of(42, 43, 83, 84, 124), "march", 13, "6.1");
  private Notation notation;
  private JsonNode tree;

  @Setup
  public void setUp() {
    HexGrid grid = new HexGrid(Orientation.FLAT, SIDE, SIDE, 1);
    HexMap map = HexMap.bare("bench", grid);
    Roster roster = new Roster(List.of(counter(0), counter(1), counter(2)));
    notation = new Notation(new Setting("bench", "bench", map, roster), List.of());
    tree = notation.tree(event);
  }

  private static Counter counter(int index) {
    String id = "sov-rifle-" + index;
    return new Counter(
        index,
        id,
        Side.SOVIET,
        "soviet",
        "rifle",
        "XX",
        "",
        "1",
        id,
        id,
        List.of(new Step(3, 4, 5)),
        0);
  }

  @Benchmark
  public String event() {
    return notation.text(event);
  }

  @Benchmark
  public String yardstick() {
    return tree.toString();
  }
}
