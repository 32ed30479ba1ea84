package stavka.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.ai.Bot;
import stavka.ai.RandomBot;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import tools.jackson.databind.node.ObjectNode;

class SimulationTest {
  private final ToyGame game = new ToyGame();
  private final MatchRunner runner =
      new MatchRunner(game, game.scenario("small"), new RandomBot(), new RandomBot(), "test");

  @Test
  void resultsDoNotDependOnTheNumberOfThreads() {
    ObjectNode alone = new Simulation(runner, 7, 60, 1, null).run(done -> {}).json();
    ObjectNode together = new Simulation(runner, 7, 60, 8, null).run(done -> {}).json();
    alone.remove("time");
    together.remove("time");
    assertThat(together).isEqualTo(alone);
    ObjectNode other = new Simulation(runner, 8, 60, 8, null).run(done -> {}).json();
    assertThat(other).isNotEqualTo(alone);
  }

  @Test
  void recordsDoNotDependOnTheNumberOfThreads(@TempDir Path one, @TempDir Path two)
      throws IOException {
    new Simulation(runner, 7, 10, 1, one).run(done -> {});
    new Simulation(runner, 7, 10, 4, two).run(done -> {});
    try (var files = Files.list(one)) {
      List<Path> saved = files.toList();
      assertThat(saved).hasSize(10);
      for (Path file : saved) {
        assertThat(Files.mismatch(file, two.resolve(file.getFileName()))).isEqualTo(-1);
      }
    }
  }

  @Test
  void aBotThatRemembersPlaysOneMatchOnly() {
    MatchRunner forgetful =
        new MatchRunner(game, game.scenario("small"), new Fickle(), new Fickle(), "test");
    Summary alone = new Simulation(forgetful, 7, 40, 1, null).run(done -> {});
    Summary together = new Simulation(forgetful, 7, 40, 8, null).run(done -> {});
    assertThat(together.levels()).isEqualTo(alone.levels());
    assertThat(together.results())
        .extracting(MatchResult::orders)
        .isEqualTo(alone.results().stream().map(MatchResult::orders).toList());
  }

  /** Ends a phase with every third order it gives. */
  private static final class Fickle implements Bot {
    private int given;

    @Override
    public String name() {
      return "fickle";
    }

    @Override
    public Bot seat() {
      return new Fickle();
    }

    @Override
    public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
      Order end = new EndPhase();
      return ++given % 3 == 0 && legal.allows(end) ? end : legal.sample(random);
    }
  }

  @Test
  void theSummaryAddsUp() {
    AtomicInteger done = new AtomicInteger();
    Summary summary = new Simulation(runner, 3, 50, 2, null).run(n -> done.incrementAndGet());
    assertThat(done).hasValue(50);
    assertThat(summary.wins(Side.AXIS) + summary.wins(Side.SOVIET) + summary.draws()).isEqualTo(50);
    assertThat(summary.levels().values().stream().mapToInt(i -> i).sum()).isEqualTo(50);
    for (MatchResult result : summary.results()) {
      assertThat(result.points(Side.AXIS)).isEqualTo(2 - result.losses(Side.AXIS).units());
    }
    assertThat(summary.text())
        .startsWith("toy small: 50 matches, axis random, soviet random, seed 3\n");
  }

  @Test
  void aFailingMatchEndsTheSimulationWithItsOwnError() {
    assertThatThrownBy(
            () ->
                Parallel.map(
                    20,
                    4,
                    i -> {
                      if (i == 5) {
                        throw new NonConformance("fifth");
                      }
                      return i;
                    },
                    done -> {}))
        .isInstanceOf(NonConformance.class)
        .hasMessage("fifth");
  }
}
