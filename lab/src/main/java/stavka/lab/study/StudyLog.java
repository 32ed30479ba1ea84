package stavka.lab.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import stavka.formats.BadFile;
import stavka.lab.store.ResultLog;
import tools.jackson.databind.JsonNode;

/** The matches of a study that are done, on the disk; in memory is only where each is. */
public final class StudyLog implements AutoCloseable {
  public static final String FILE = "matches.jsonl";

  private final Study study;
  private final Map<MatchKey, Long> offsets = new TreeMap<>();
  private final ResultLog log;

  /**
   * Opens the log of a study in a folder, or begins it.
   *
   * @throws BadFile if the folder holds another study
   */
  public StudyLog(Path folder, Study study) {
    this.study = study;
    Path file = folder.resolve(FILE);
    this.log =
        ResultLog.open(
            file,
            study.header(),
            (json, number, offset) -> {
              MatchKey key = PlayedMatch.key(json);
              if (key.cell() < 1 || key.cell() > study.cells().size() || key.number() < 1) {
                throw new BadFile(file.toString(), number, "is no match of this study");
              }
              offsets.putIfAbsent(key, offset);
            });
  }

  /** Keeps a match, once. */
  public synchronized void add(JsonNode match) {
    MatchKey key = PlayedMatch.key(match);
    if (!offsets.containsKey(key)) {
      long offset = log.size();
      log.append(match);
      offsets.put(key, offset);
    }
  }

  public synchronized List<MatchKey> pending() {
    return study.matches().stream().filter(key -> !offsets.containsKey(key)).toList();
  }

  /** Shows the matches of the plan one after another, by combination and number. */
  public void forEach(Consumer<PlayedMatch> action) {
    for (Map.Entry<MatchKey, Long> entry : offsets.entrySet()) {
      if (entry.getKey().number() <= study.plan().matches()) {
        action.accept(PlayedMatch.read(log.read(entry.getValue()), study.map()));
      }
    }
  }

  @Override
  public void close() {
    log.close();
  }
}
