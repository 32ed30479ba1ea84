package stavka.formats;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a game reads its data from: the files it is shipped with, or a player's own in their place,
 * with such values changed as someone wants to try out. Each file is read once, so that afterwards
 * it can be told which of its values the game asked for.
 */
public final class GameFiles {
  private static final String ENDING = ".yaml";

  /** A value that was put in place of the file's. */
  private record Changed(Change change, Node value) {}

  private final Class<?> game;
  private final @Nullable Path own;
  private final List<Change> changes;
  private final Map<String, Document> documents = new TreeMap<>();
  private final List<Changed> changed = new ArrayList<>();

  private GameFiles(Class<?> game, @Nullable Path own, List<Change> changes) {
    this.game = game;
    this.own = own;
    this.changes = List.copyOf(changes);
  }

  /** The files that lie beside a game's class. */
  public static GameFiles beside(Class<?> game) {
    return new GameFiles(game, null, List.of());
  }

  /** The files of a folder, and the shipped ones where it has none of that name. */
  public GameFiles orOwn(Path folder) {
    return new GameFiles(game, folder, changes);
  }

  /** These files with more values changed. */
  public GameFiles with(List<Change> more) {
    return new GameFiles(game, own, Stream.concat(changes.stream(), more.stream()).toList());
  }

  /**
   * Reads a data file.
   *
   * @param name such as {@code charts.yaml}
   * @throws BadChange if a change of this file names nothing in it
   */
  public Document yaml(String name) {
    return documents.computeIfAbsent(name, this::changedYaml);
  }

  private Document changedYaml(String name) {
    Document read = own(name).map(Documents::yaml).orElseGet(() -> Documents.yaml(game, name));
    Node root = read.root();
    for (Change change : changes) {
      if (name.equals(change.file() + ENDING)) {
        root =
            NodePath.parse(change.path())
                .set(root, change, value -> changed.add(new Changed(change, value)));
      }
    }
    return new Document(read.file(), root);
  }

  public Document json(String name) {
    return own(name).map(Documents::json).orElseGet(() -> Documents.json(game, name));
  }

  private Optional<Path> own(String name) {
    return Optional.ofNullable(own).map(folder -> folder.resolve(name)).filter(Files::exists);
  }

  /** The values, by file, that no one has asked for, once a game was made from these files. */
  public Map<String, List<String>> unread() {
    Map<String, List<String>> unread = new TreeMap<>();
    documents.forEach((name, document) -> unread.put(name, document.unread()));
    return unread;
  }

  /**
   * Makes sure that every change reached the game that was made from these files.
   *
   * @throws BadChange if one is of a value that nothing reads, and so would decide nothing
   */
  public void requireChangesRead() {
    for (Change change : changes) {
      if (changed.stream()
          .noneMatch(each -> each.change().equals(change) && each.value().wasRead())) {
        throw new BadChange(
            change.file() + ": no rule reads '" + change.path() + "', so changing it does nothing");
      }
    }
  }
}
