package stavka.lab.tournament;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Scenario;
import stavka.formats.BadFile;
import stavka.lab.store.ResultLog;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The bouts of a tournament that are done. In a folder they outlast the process: seeds and bots may
 * be added to a tournament later, but it stays one of the same game, scenario and seed.
 */
public final class BoutLog implements AutoCloseable {
  public static final String FILE = "matches.jsonl";

  private final Map<Bout, BoutResult> results = new LinkedHashMap<>();
  private final @Nullable ResultLog log;

  private BoutLog(@Nullable Path file, ObjectNode header) {
    this.log =
        file == null
            ? null
            : ResultLog.open(
                file,
                header,
                (json, number, offset) -> {
                  try {
                    BoutResult result = BoutResult.read(json);
                    results.putIfAbsent(result.bout(), result);
                  } catch (JacksonException | IllegalArgumentException strange) {
                    throw new BadFile(file.toString(), number, "is no result of a match");
                  }
                });
  }

  /**
   * @param folder where results are kept, or null for nowhere
   */
  public static BoutLog open(@Nullable Path folder, Tournament tournament) {
    ObjectNode header = JsonMapper.shared().createObjectNode();
    header.put("format", "stavka-tournament").put("version", 1);
    header.put("game", tournament.game().slug()).put("scenario", tournament.scenario().id());
    Scenario played = tournament.scenario();
    if (!played.options().equals(tournament.game().scenario(played.id()).options())) {
      ObjectNode options = header.putObject("options");
      new TreeMap<>(played.options()).forEach(options::put);
    }
    header.put("seed", Long.toString(tournament.seed()));
    if (!tournament.game().dataMark().isEmpty()) {
      header.put("data", tournament.game().dataMark());
    }
    return new BoutLog(folder == null ? null : folder.resolve(FILE), header);
  }

  synchronized void add(BoutResult result) {
    if (results.containsKey(result.bout())) {
      throw new IllegalStateException(result.bout() + " was played already");
    }
    if (log != null) {
      log.append(result.json());
    }
    results.put(result.bout(), result);
  }

  synchronized boolean has(Bout bout) {
    return results.containsKey(bout);
  }

  /** The results of those bouts, all of them done. */
  synchronized List<BoutResult> results(List<Bout> bouts) {
    return bouts.stream().flatMap(bout -> Stream.ofNullable(results.get(bout))).toList();
  }

  @Override
  public void close() {
    if (log != null) {
      log.close();
    }
  }
}
