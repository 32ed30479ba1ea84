package stavka.formats;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where a game reads its data from: the files it is shipped with, with such values changed as
 * someone wants to try out.
 */
public final class GameFiles {
  private static final String ENDING = ".yaml";

  private final Class<?> game;
  private final List<Change> changes;

  private GameFiles(Class<?> game, List<Change> changes) {
    this.game = game;
    this.changes = List.copyOf(changes);
  }

  /** The files that lie beside a game's class. */
  public static GameFiles beside(Class<?> game) {
    return new GameFiles(game, List.of());
  }

  /** These files with more values changed. */
  public GameFiles with(List<Change> more) {
    return new GameFiles(game, Stream.concat(changes.stream(), more.stream()).toList());
  }

  /**
   * Reads a data file.
   *
   * @param name such as {@code charts.yaml}
   * @throws BadChange if a change of this file names nothing in it
   */
  public Document yaml(String name) {
    Document shipped = Documents.yaml(game, name);
    Node root = shipped.root();
    for (Change change : changes) {
      if (name.equals(change.file() + ENDING)) {
        root = NodePath.parse(change.path()).set(root, change);
      }
    }
    return new Document(shipped.file(), root);
  }

  public Document json(String name) {
    return Documents.json(game, name);
  }
}
