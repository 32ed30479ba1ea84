package stavka.lab.study;

import java.util.List;
import java.util.function.Consumer;
import stavka.lab.Parallel;
import tools.jackson.databind.JsonNode;

/** Plays on the threads of this machine. */
public record LocalEngine(int threads) implements StudyEngine {
  @Override
  public void play(Study study, List<MatchKey> matches, Consumer<JsonNode> done) {
    if (!matches.isEmpty()) {
      Parallel.map(
          matches.size(),
          threads,
          index -> {
            done.accept(study.play(matches.get(index - 1)));
            return index;
          },
          count -> {});
    }
  }
}
