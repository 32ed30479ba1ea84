package stavka.server.match;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.table.Viewer;

/**
 * Something that watchers of a match are told.
 *
 * @param entry the number in the log after which it stands
 * @param event its name in the stream
 * @param texts what each kind of viewer is told
 */
public record Notice(int entry, String event, Map<Viewer, String> texts) {
  /** Tells that no more will come. */
  public static final Notice END = new Notice(-1, "end", Map.of());

  public Notice {
    texts = texts.isEmpty() ? Map.of() : new EnumMap<>(texts);
  }
}
