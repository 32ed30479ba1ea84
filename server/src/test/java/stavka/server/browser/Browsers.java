package stavka.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds the machine's browser. Without one the tests are skipped with a word, but in CI they fail.
 */
final class Browsers implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome-stable", "google-chrome");

  private final Playwright playwright;
  private final Browser browser;

  private Browsers(Path executable, Path node) {
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        node.toString(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1")));
    this.browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setArgs(List.of("--no-sandbox", "--disable-gpu")));
  }

  static Browsers open() {
    Optional<Path> executable = NAMES.stream().flatMap(name -> onPath(name).stream()).findFirst();
    Optional<Path> node = onPath("node");
    if (executable.isEmpty() || node.isEmpty()) {
      String missing =
          (executable.isEmpty() ? "no Chromium" : "no node")
              + " on the PATH: the tests of the page need both (apt-get install chromium nodejs)";
      if (System.getenv("CI") != null) {
        throw new IllegalStateException(missing);
      }
      Assumptions.abort("skipped: " + missing);
    }
    System.setProperty("playwright.nodejs.path", node.orElseThrow().toString());
    return new Browsers(executable.orElseThrow(), node.orElseThrow());
  }

  private static Optional<Path> onPath(String name) {
    for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
      Path file = Path.of(folder.isEmpty() ? "." : folder, name);
      if (Files.isExecutable(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
