package stavka.lab.study;

import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Something that plays the matches of a study. */
public interface StudyEngine {
  /**
   * Plays them all.
   *
   * @param done told each match as soon as it is played, from any thread; throws if it cannot be
   *     kept, and then the engine stops
   */
  void play(Study study, List<MatchKey> matches, Consumer<JsonNode> done);
}
