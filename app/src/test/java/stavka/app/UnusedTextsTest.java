package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every message and citation of a game is used by code, data or the page, and stands in its file
 * once. A key is used if it is written out somewhere, if a literal such as {@code "phase-"} is its
 * beginning, or if one such as {@code "-short"} is its end and the rest is written out.
 */
class UnusedTextsTest {
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*");
  private static final Pattern BEGINNING =
      Pattern.compile("[`'\"]([a-z][a-z0-9-]{2,}-)(?:\\$\\{|['\"])");
  private static final Pattern END = Pattern.compile("(?:\"|})(-[a-z][a-z0-9-]*)[\"`]");
  private static final Pattern KEY = Pattern.compile("^([A-Za-z0-9.-]+)=.*");

  /** Names the packages that hold the texts of sections. */
  private static final String SECTIONS = "sections";

  private final Set<String> words = new HashSet<>();
  private final Set<String> beginnings = new HashSet<>();
  private final Set<String> ends = new HashSet<>();

  private static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("stavka"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  private static List<Path> files(String... endings) {
    try (Stream<Path> all = Files.walk(root())) {
      return all.filter(file -> file.toString().contains("/src/main/"))
          .filter(file -> !file.toString().contains("/target/"))
          .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
          .sorted()
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<String> keys(Path file) {
    return text(file)
        .lines()
        .map(KEY::matcher)
        .filter(Matcher::matches)
        .map(line -> line.group(1))
        .filter(key -> !key.equals(SECTIONS))
        .toList();
  }

  private static List<Path> texts() {
    return files(".properties").stream()
        .filter(file -> file.toString().contains("/games/"))
        .toList();
  }

  @Test
  void noKeyIsDefinedTwiceInAFile() {
    List<String> twice = new ArrayList<>();
    for (Path file : texts()) {
      Set<String> seen = new HashSet<>();
      keys(file).stream()
          .filter(key -> !seen.add(key))
          .forEach(key -> twice.add(file.getFileName() + ": " + key));
    }
    assertThat(twice).isEmpty();
  }

  @Test
  void everyTextIsUsed() {
    for (Path file : files(".java", ".js", ".mjs", ".yaml")) {
      String text = text(file);
      WORD.matcher(text).results().forEach(found -> words.add(found.group()));
      BEGINNING.matcher(text).results().forEach(found -> beginnings.add(found.group(1)));
      END.matcher(text).results().forEach(found -> ends.add(found.group(1)));
    }
    Set<String> unused = new TreeSet<>();
    for (Path file : texts()) {
      keys(file).stream()
          .filter(key -> !used(key))
          .forEach(key -> unused.add(root().relativize(file) + ": " + key));
    }
    assertThat(unused).isEmpty();
  }

  private boolean used(String key) {
    return words.contains(key)
        || beginnings.stream().anyMatch(key::startsWith)
        || ends.stream()
            .anyMatch(
                end ->
                    key.endsWith(end)
                        && words.contains(key.substring(0, key.length() - end.length())));
  }
}
