package stavka.lab;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import stavka.ai.Bot;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.lab.offered.OfferedTally;

/**
 * Many conformance matches of a scenario. They are played in rounds of a fixed size: a match
 * prefers the types of order that no earlier round has had, and is the same however many threads
 * share the work.
 *
 * @param leader a bot that chooses most orders of every second match
 * @param limits how long matches may be
 */
public record FuzzRun(
    Game game, Scenario scenario, Bot leader, MatchLimits limits, long seed, int threads) {
  private static final int ROUND = 4;

  /**
   * Plays matches.
   *
   * @param familiar the types that need no practice
   * @param progress told, from any thread, how many matches are done
   * @throws NonConformance at the first breach
   */
  public List<Conformance.Trial> play(int matches, FamiliarTypes familiar, IntConsumer progress) {
    Conformance conformance = new Conformance(game, scenario, limits, leader);
    List<Conformance.Trial> trials = new ArrayList<>();
    FamiliarTypes known = familiar;
    while (trials.size() < matches) {
      int before = trials.size();
      FamiliarTypes now = known;
      trials.addAll(
          Parallel.map(
              Math.min(ROUND, matches - before),
              threads,
              i -> conformance.play(Seeds.derive(seed, before + i), now),
              done -> progress.accept(before + done)));
      known = now.with(game, given(trials));
    }
    return trials;
  }

  /** Returns the types of order that matches had. */
  public static Set<String> given(List<Conformance.Trial> trials) {
    Set<String> given = new HashSet<>();
    trials.forEach(trial -> given.addAll(trial.given()));
    return given;
  }

  /** Returns what matches offered and accepted, taken together. */
  public static OfferedTally offered(List<Conformance.Trial> trials) {
    OfferedTally all = new OfferedTally();
    trials.forEach(trial -> all.add(trial.offered()));
    return all;
  }
}
