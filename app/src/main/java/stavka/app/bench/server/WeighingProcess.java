package stavka.app.bench.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A weighing in a process with a heap of a given size. */
public final class WeighingProcess {
  private WeighingProcess() {}

  /**
   * @param heap such as 512m
   * @return what the process found
   */
  public static JsonNode run(int matches, String heap) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-XX:+UseSerialGC",
                    "-XX:+UseCompactObjectHeaders",
                    "-Xmx" + heap,
                    "-cp",
                    System.getProperty("java.class.path"),
                    "stavka.app.Main",
                    "bench",
                    "drill",
                    "--kills=0",
                    "--matches=0",
                    "--loaded=" + matches,
                    "--heap=" + heap,
                    "--here",
                    "--json"))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("the weighing failed");
    }
    return TableClient.parse(told).path("loaded");
  }
}
