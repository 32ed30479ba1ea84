package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The code of the page is checked as the Java code is: types, house format and lint, and its pure
 * modules by tests of their own. The tools come from {@code server/package.json}; without them the
 * tests are skipped with a word, but in CI they fail.
 */
class PageCodeTest {
  @ParameterizedTest
  @CsvSource({"types,tsc", "lint,biome", "test,node"})
  void thePagesOwnChecksPass(String check, String tool) throws Exception {
    needs(tool);
    Process process =
        new ProcessBuilder(List.of("npm", "run", "--silent", check))
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  private static void needs(String tool) throws IOException, InterruptedException {
    boolean there =
        (tool.equals("node") || Files.exists(Path.of("node_modules", ".bin", tool))) && npm();
    if (!there && System.getenv("CI") != null) {
      throw new IllegalStateException(tool + " is missing: run npm install in server");
    }
    Assumptions.assumeTrue(there, "skipped: run npm install in server for " + tool);
  }

  private static boolean npm() throws InterruptedException {
    try {
      return new ProcessBuilder("npm", "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }
}
