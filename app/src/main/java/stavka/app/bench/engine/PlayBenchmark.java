package stavka.app.bench.engine;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.app.Games;
import stavka.engine.play.Game;
import stavka.engine.position.Position;

/**
 * Random play of every game, orders a second, legality included. The yardstick is the copy of the
 * arrays of a position of that game alone.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {
  @Param({
    "kharkov campaign",
    "guderian campaign",
    "redstar turning-point",
    "redstar campaign",
    "rostov battle-of-sumy",
    "rostov kiev-to-rostov"
  })
  public String match = "";

  private RandomPlay play;
  private long[] words;
  private short[] tops;

  @Setup
  public void setUp() {
    String[] names = match.split(" ", 2);
    Game game = Games.all().find(names[0]).orElseThrow();
    play = new RandomPlay(game, game.scenario(names[1]), 7);
    Position start = play.next();
    words = new long[start.counters()];
    tops = new short[start.setting().map().grid().size()];
  }

  @Benchmark
  public Object randomOrders() {
    return play.next();
  }

  @Benchmark
  public Object yardstick() {
    return new Object[] {words.clone(), tops.clone(), words.clone(), words.clone()};
  }
}
