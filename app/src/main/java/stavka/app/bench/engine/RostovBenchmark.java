package stavka.app.bench.engine;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import stavka.ai.Bot;
import stavka.ai.planner.PlannerBot;
import stavka.app.Games;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Kiev to Rostov: all supply lines of both sides on the Sea of Azov, and a turn of two colonels in
 * Rostov Redeemed. The yardstick of lines is one bare search of the same map for each side.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RostovBenchmark {
  private static final int COUNT = 64;
  private static final int APART = 37;

  private Game game;
  private List<Position> azov;
  private Position redeemed;
  private BareSearch bare;
  private int[] edge;
  private byte[] open;
  private int at;

  @Setup
  public void setUp() {
    game = Games.all().find("rostov").orElseThrow();
    azov =
        new RandomPlay(game, game.scenario("battle-on-the-sea-of-azov"), 11)
            .positions(COUNT, APART);
    redeemed = game.setUp(game.scenario("rostov-redeemed"), 7);
    HexGrid grid = redeemed.grid();
    bare = new BareSearch(grid.neighbourTable(), 1);
    edge = new int[] {0, grid.size() - 1};
    open = new byte[grid.size()];
  }

  /** Nothing that was worked out for the position before is remembered. */
  private Position nextUnknown() {
    at = (at + 1) % COUNT;
    return azov.get(at).withoutDerived();
  }

  @Benchmark
  public int supply() {
    Position position = nextUnknown();
    int supplied = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && game.facts().supplies(position, unit, position.place(unit))) {
        supplied++;
      }
    }
    return supplied;
  }

  @Benchmark
  public int[] yardstickSupply() {
    nextUnknown();
    bare.spread(edge, open);
    return bare.spread(edge, open);
  }

  /** Divide by two for the turn of one side. */
  @Benchmark
  public Position colonelTurns() {
    Bot axis = PlannerBot.colonel().seat();
    Bot soviet = PlannerBot.colonel().seat();
    SplittableRandom random = new SplittableRandom(5);
    Position position = redeemed.withoutDerived();
    while (position.turn() == redeemed.turn()) {
      Orders legal = game.legal(position);
      Bot bot = legal.decision().side() == Side.AXIS ? axis : soviet;
      Order order = bot.choose(game, position, legal, random);
      position = ((Ruling.Accepted) game.submit(position, order)).position();
    }
    return position;
  }
}
