package stavka.app.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The working copy that this Stavka was built in, with the sources and test classes of its modules.
 */
public record Checkout(Path root) {
  private static final int MODULE_DEPTH = 2;

  /** The working copy around the running code, if it still is in one. */
  public static Optional<Checkout> around(Class<?> type) {
    Path folder = location(type);
    while (folder != null && !Files.exists(folder.resolve("engine/pom.xml"))) {
      folder = folder.getParent();
    }
    return Optional.ofNullable(folder).map(Checkout::new);
  }

  /** The folder or jar that a class was loaded from. */
  public static Path location(Class<?> type) {
    try {
      return Path.of(
          Objects.requireNonNull(type.getProtectionDomain().getCodeSource()).getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The folders of compiled tests, as far as there are any. */
  public List<Path> testClasses() {
    return modules().stream()
        .map(module -> module.resolve("target/test-classes"))
        .filter(Files::isDirectory)
        .toList();
  }

  /** A source file by its path below a source folder, from the root of the working copy. */
  public Optional<Path> source(String file) {
    List<Path> found = new ArrayList<>();
    for (Path module : modules()) {
      found.add(module.resolve("src/main/java").resolve(file));
      found.add(module.resolve("src/test/java").resolve(file));
    }
    return found.stream().filter(Files::exists).findFirst().map(root::relativize);
  }

  private List<Path> modules() {
    try (Stream<Path> poms =
        Files.find(
            root,
            MODULE_DEPTH + 1,
            (file, attributes) -> file.getFileName().toString().equals("pom.xml"))) {
      return poms.map(pom -> Objects.requireNonNull(pom.getParent())).sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
