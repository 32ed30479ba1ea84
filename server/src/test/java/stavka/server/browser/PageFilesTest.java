package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the page, without a browser. */
class PageFilesTest {
  private static final Path WEB = Path.of("src/main/resources/web");
  private static final int LONGEST = 300;

  @Test
  void bothLanguagesHaveTheSameWords() {
    for (String part : List.of("page", "play", "log", "flow", "orders", "find")) {
      assertThat(found("^  '?([\\w./-]+)'?:", "words/en-" + part + ".js"))
          .isNotEmpty()
          .isEqualTo(found("^  '?([\\w./-]+)'?:", "words/fr-" + part + ".js"));
    }
  }

  @Test
  void noFileIsLong() {
    assertThat(modules().filter(file -> !file.startsWith(WEB.resolve("vendor"))))
        .allSatisfy(
            file ->
                assertThat(text(file).lines().count())
                    .as(file.toString())
                    .isLessThanOrEqualTo(LONGEST));
  }

  @Test
  void nothingOnThePageAsksForALooserContentPolicy() {
    assertThat(text(WEB.resolve("index.html"))).doesNotContain(" style=").doesNotContain("<style");
    assertThat(modules().filter(file -> !file.startsWith(WEB.resolve("vendor"))))
        .allSatisfy(
            file ->
                assertThat(text(file))
                    .as(file.toString())
                    .doesNotContain("innerHTML")
                    .doesNotContain("eval("));
  }

  /** What a game is called and what is in it comes from the game. */
  @Test
  void noPageCodeNamesAGameOrItsData() {
    List<String> names =
        List.of(
            "kharkov",
            "guderian",
            "redstar",
            "smolensk",
            "donets",
            "dniepr",
            "1941",
            "1942",
            "south");
    assertThat(modules().filter(file -> !file.startsWith(WEB.resolve("vendor"))))
        .allSatisfy(
            file ->
                assertThat(text(file).toLowerCase(Locale.ROOT))
                    .as(file.toString())
                    .doesNotContain(names));
  }

  private static Stream<Path> modules() {
    try (Stream<Path> files = Files.walk(WEB)) {
      return files.filter(file -> file.toString().endsWith(".js")).toList().stream();
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static TreeSet<String> found(String pattern, String file) {
    TreeSet<String> found = new TreeSet<>();
    Pattern.compile(pattern, Pattern.MULTILINE)
        .matcher(text(WEB.resolve(file)))
        .results()
        .forEach(match -> found.add(match.group(1)));
    return found;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
