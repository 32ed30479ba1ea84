package stavka.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a game reads its data from: the files it is shipped with, or a player's own in their place,
 * with such values changed as someone wants to try out. Each file is read once, so that afterwards
 * it can be told which of its values the game asked for.
 */
public final class GameFiles {
  private static final String YAML = ".yaml";

  /** How names of data files end; what an editor leaves beside them does not matter. */
  private static final Pattern DATA = Pattern.compile("\\.(ya?ml|json)$");

  /** Fields that say where a value comes from or what it is called; no rule asks for them. */
  private static final Set<String> EXPLAINING =
      Set.of("rule", "provenance", "why", "reading", "name", "long", "version", "game");

  /** A value that was put in place of the file's. */
  private record Changed(Change change, Node value) {}

  /**
   * A value that is not as shipped.
   *
   * @param path as in a {@link Change}
   * @param shipped null if only the player's file has such a value
   * @param own null if the player's file has none there
   */
  public record Difference(
      String file, String path, @Nullable String shipped, @Nullable String own) {}

  private final Class<?> game;
  private final @Nullable Path folder;
  private final List<Change> changes;

  // Threads that show a game may be the first to ask for what only the page reads.
  private final Set<String> names = new ConcurrentSkipListSet<>();
  private final Map<String, Document> documents = new ConcurrentSkipListMap<>();
  private final List<Changed> changed = new CopyOnWriteArrayList<>();

  private GameFiles(Class<?> game, @Nullable Path folder, List<Change> changes) {
    this.game = game;
    this.folder = folder;
    this.changes = List.copyOf(changes);
  }

  /** The files that lie beside a game's class. */
  public static GameFiles beside(Class<?> game) {
    return new GameFiles(game, null, List.of());
  }

  /** The files of a player's folder, and the shipped ones where it has none of that name. */
  public GameFiles orOwn(Path own) {
    return new GameFiles(game, own, changes);
  }

  /** These files with more values changed. */
  public GameFiles with(List<Change> more) {
    return new GameFiles(game, folder, Stream.concat(changes.stream(), more.stream()).toList());
  }

  /** The class beside which the shipped files lie. */
  public Class<?> game() {
    return game;
  }

  /**
   * Reads a data file, or gives it again.
   *
   * @param name such as {@code charts.yaml}
   * @throws BadChange if a change of this file names nothing in it
   */
  public Document yaml(String name) {
    names.add(name);
    return documents.computeIfAbsent(name, this::changedFile);
  }

  /** Reads a map, which is too large to be kept. */
  public Document json(String name) {
    names.add(name);
    return ownOrShipped(name);
  }

  private Document ownOrShipped(String name) {
    Path own = folder == null ? null : folder.resolve(name);
    return own != null && Files.exists(own) ? Documents.read(own) : shipped(name);
  }

  private Document changedFile(String name) {
    Document read = ownOrShipped(name);
    Node root = read.root();
    for (Change change : changes) {
      if (name.equals(change.file() + YAML)) {
        root =
            NodePath.parse(change.path())
                .set(root, change, value -> changed.add(new Changed(change, value)));
      }
    }
    return new Document(read.file(), root);
  }

  private Document shipped(String name) {
    return name.endsWith(YAML) ? Documents.yaml(game, name) : Documents.json(game, name);
  }

  /** The names of the files that were read so far. */
  public List<String> names() {
    return List.copyOf(names);
  }

  /**
   * The values, by file, that no one has asked for, once a game was made from these files. Words
   * that only explain are left out.
   */
  public Map<String, List<String>> unread() {
    Map<String, List<String>> unread = new TreeMap<>();
    documents.forEach(
        (name, document) ->
            unread.put(name, document.unread().stream().filter(path -> !explains(path)).toList()));
    return unread;
  }

  private static boolean explains(String path) {
    return Stream.of(path.split("\\.")).anyMatch(EXPLAINING::contains);
  }

  /**
   * Makes sure that a player's own files and every change reached the game that was made from these
   * files, so that nobody plays on without noticing that they decide nothing.
   *
   * @throws BadFile if there is a file or a value of the player's own that nothing reads
   * @throws BadChange if there is such a change
   */
  public void requireUsed() {
    if (folder != null) {
      requireOwnFilesRead(folder);
      requireOwnValuesRead();
    }
    for (Change change : changes) {
      if (changed.stream()
          .noneMatch(each -> each.change().equals(change) && each.value().wasRead())) {
        throw new BadChange(
            change.file() + ": no rule reads '" + change.path() + "', so changing it does nothing");
      }
    }
  }

  private void requireOwnFilesRead(Path own) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(own)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName());
        if (DATA.matcher(name).find() && !names.contains(name)) {
          throw new BadFile(
              file.toString(), 1, "the game reads no such file, only " + String.join(", ", names));
        }
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void requireOwnValuesRead() {
    Map<String, List<String>> unread = unread();
    for (Difference difference : differences()) {
      Document document = documents.get(difference.file());
      if (document != null
          && unread.getOrDefault(difference.file(), List.of()).contains(difference.path())) {
        throw Objects.requireNonNull(document.values().get(difference.path()))
            .bad("no rule reads '" + difference.path() + "'");
      }
    }
  }

  /** Which values of the files read so far are not as shipped. */
  public List<Difference> differences() {
    List<Difference> differences = new ArrayList<>();
    if (folder != null || !changes.isEmpty()) {
      for (String name : names) {
        Document own = documents.get(name);
        compare(name, own == null ? ownOrShipped(name) : own, differences);
      }
    }
    return differences;
  }

  private void compare(String name, Document document, List<Difference> differences) {
    SequencedMap<String, Node> own = document.values();
    SequencedMap<String, Node> shipped = shipped(name).values();
    SequencedSet<String> paths = new LinkedHashSet<>(own.keySet());
    paths.addAll(shipped.keySet());
    for (String path : paths) {
      String before = written(shipped.get(path));
      String now = written(own.get(path));
      if (!Objects.equals(before, now)) {
        differences.add(new Difference(name, path, before, now));
      }
    }
  }

  private static @Nullable String written(@Nullable Node node) {
    return node == null ? null : node.written();
  }

  /**
   * A mark by which records know that they were played with a player's own data; empty if the files
   * read so far say what the shipped ones do. Words that only explain are no part of it.
   */
  public String mark() {
    List<Difference> differences =
        differences().stream().filter(difference -> !explains(difference.path())).toList();
    return differences.isEmpty() ? "" : Digest.of(differences.toString());
  }
}
