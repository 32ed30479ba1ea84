package stavka.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that is gone when it is closed. */
final class TemporaryFolder implements AutoCloseable {
  private final Path path;

  TemporaryFolder() {
    try {
      path = Files.createTempDirectory("stavka");
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException left) {
      throw new UncheckedIOException(left);
    }
  }
}
