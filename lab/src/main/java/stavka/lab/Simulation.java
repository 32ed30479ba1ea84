package stavka.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays many matches between two bots. A match depends on the simulation's seed and its own number
 * alone, so results are the same however many threads share the work.
 *
 * @param folder where to write a record of each match, or null
 */
public record Simulation(
    MatchRunner runner, long seed, int games, int threads, @Nullable Path folder) {

  public Simulation {
    if (games < 1 || threads < 1) {
      throw new IllegalArgumentException(games + " games on " + threads + " threads");
    }
  }

  /**
   * @param progress told, from any thread, how many matches are done
   */
  public Summary run(IntConsumer progress) {
    long began = System.nanoTime();
    List<MatchResult> results = Parallel.map(games, threads, this::play, progress);
    return new Summary(this, results, System.nanoTime() - began);
  }

  /** The file of a match, counted from 1. */
  public static Path file(Path folder, MatchRunner runner, long seed, int number) {
    return folder.resolve(
        String.format(
            Locale.ROOT,
            "%s-%s-%d-%04d.jsonl",
            runner.game().slug(),
            runner.scenario().id(),
            seed,
            number));
  }

  private MatchResult play(int number) {
    long matchSeed = Seeds.derive(seed, number);
    return folder == null
        ? runner.play(matchSeed)
        : runner.play(matchSeed, file(folder, runner, seed, number));
  }
}
