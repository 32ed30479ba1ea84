package stavka.lab.usage;

import java.util.List;
import java.util.function.IntConsumer;
import stavka.ai.Bot;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.MatchRunner;
import stavka.lab.Parallel;
import stavka.lab.Seeds;

/**
 * Matches of a bot against itself whose orders are counted.
 *
 * @param scenarios played in turn
 */
public record UsageRun(
    Game game, List<Scenario> scenarios, Bot bot, String version, long seed, int threads) {

  public UsageCount play(int matches, IntConsumer progress) {
    return UsageCount.sum(Parallel.map(matches, threads, this::match, progress));
  }

  private UsageCount match(int number) {
    Scenario scenario = scenarios.get((number - 1) % scenarios.size());
    UsageOnlooker onlooker = new UsageOnlooker(game);
    new MatchRunner(game, scenario, bot, bot, version).play(Seeds.derive(seed, number), onlooker);
    return onlooker.count();
  }
}
