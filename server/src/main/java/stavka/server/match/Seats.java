package stavka.server.match;

import org.jspecify.annotations.Nullable;
import stavka.engine.table.Viewer;
import stavka.formats.Node;
import stavka.server.store.StoredEntry;

/** What seats are called in the store and the API. */
final class Seats {
  private Seats() {}

  /** The name of an author: a seat, or null for a bot. */
  static String name(@Nullable Viewer author) {
    return author == null ? StoredEntry.BOT : Node.written(author);
  }

  static @Nullable Viewer author(String name) {
    for (Viewer viewer : Viewer.values()) {
      if (Node.written(viewer).equals(name)) {
        return viewer;
      }
    }
    return null;
  }
}
