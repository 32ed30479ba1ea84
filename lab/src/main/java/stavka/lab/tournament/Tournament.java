package stavka.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import stavka.ai.Bot;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.MatchRunner;
import stavka.lab.Parallel;
import stavka.lab.Seeds;
import stavka.lab.TurnTimes;

/**
 * Every bot meets every other on both sides with the same seeds, so that neither the sides nor the
 * luck of the deal favour anyone.
 *
 * @param seeds how many; each pairing plays each of them twice, with sides changed
 */
public record Tournament(
    Game game, Scenario scenario, List<Bot> bots, long seed, int seeds, String version) {

  public Tournament {
    bots = List.copyOf(bots);
    if (bots.size() < 2 || bots.stream().map(Bot::name).distinct().count() < bots.size()) {
      throw new IllegalArgumentException("two bots at least, each once");
    }
  }

  /** All bouts, seed by seed, so that one broken off has given every pairing its share. */
  public List<Bout> bouts() {
    List<Bout> bouts = new ArrayList<>();
    for (int number = 1; number <= seeds; number++) {
      for (int i = 0; i < bots.size(); i++) {
        for (int j = i + 1; j < bots.size(); j++) {
          bouts.add(new Bout(bots.get(i).name(), bots.get(j).name(), number));
          bouts.add(new Bout(bots.get(j).name(), bots.get(i).name(), number));
        }
      }
    }
    return bouts;
  }

  public List<Bout> pending(BoutLog log) {
    return bouts().stream().filter(bout -> !log.has(bout)).toList();
  }

  /** Plays what is not yet in the log, and puts it there. */
  public Standings play(BoutLog log, int threads, IntConsumer progress) {
    List<Bout> pending = pending(log);
    if (!pending.isEmpty()) {
      Parallel.map(
          pending.size(),
          threads,
          index -> {
            log.add(play(pending.get(index - 1)));
            return index;
          },
          progress);
    }
    return new Standings(this, log.results(bouts()));
  }

  private BoutResult play(Bout bout) {
    MatchRunner runner =
        new MatchRunner(game, scenario, bot(bout.axis()), bot(bout.soviet()), version);
    TurnTimes times = new TurnTimes();
    return BoutResult.of(bout, runner.play(Seeds.derive(seed, bout.number()), times), times);
  }

  private Bot bot(String name) {
    return bots.stream().filter(bot -> bot.name().equals(name)).findFirst().orElseThrow();
  }
}
