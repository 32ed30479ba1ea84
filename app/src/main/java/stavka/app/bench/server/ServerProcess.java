package stavka.app.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own. */
public final class ServerProcess implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("Stavka is at (http://\\S+)/");

  /** As the launcher starts it. */
  private static final List<String> AS_LAUNCHED =
      List.of(
          "--enable-native-access=ALL-UNNAMED",
          "--sun-misc-unsafe-memory-access=allow",
          "-XX:+ExitOnOutOfMemoryError",
          "-XX:+UseSerialGC",
          "-Xms32m",
          "-Xmx512m",
          "-XX:+UseCompactObjectHeaders",
          "-XX:MinHeapFreeRatio=15",
          "-XX:MaxHeapFreeRatio=30",
          "-XX:-ShrinkHeapInSteps",
          "-XX:TrimNativeHeapInterval=10000");

  private final Process process;
  private final String address;

  private ServerProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /** Starts a server with its store in a folder and waits until it answers. */
  public static ServerProcess start(Path folder) {
    return start(folder, file(folder));
  }

  /** A store in a folder. */
  static String file(Path folder) {
    return "jdbc:sqlite:" + folder.resolve("stavka.db");
  }

  /**
   * Starts a server of a store and waits until it answers.
   *
   * @param folder for its log
   * @param java further options for the virtual machine
   */
  public static ServerProcess start(Path folder, String database, String... java) {
    Path log = folder.resolve("server-" + System.nanoTime() + ".log");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(AS_LAUNCHED);
    command.addAll(List.of(java));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "stavka.app.Main"));
    command.addAll(List.of("serve", "--port", "0", "--no-limits", "--pace", "20"));
    command.addAll(List.of("--db", database));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
    builder.environment().put("MALLOC_ARENA_MAX", "2");
    try {
      Process process = builder.start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        Matcher matcher = ADDRESS.matcher(line);
        if (matcher.find()) {
          return new ServerProcess(process, matcher.group(1));
        }
      }
      process.destroyForcibly();
      throw new IllegalStateException("the server did not start: " + Files.readString(log));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public String address() {
    return address;
  }

  /** Memory of the process in bytes, as the system counts it; -1 if it does not tell. */
  long residentBytes() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
        if (line.startsWith("VmRSS:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
        }
      }
    } catch (IOException elsewhere) {
      return -1;
    }
    return -1;
  }

  /** How long processors have worked for it. */
  long processorMillis() {
    return process.info().totalCpuDuration().map(Duration::toMillis).orElse(0L);
  }

  /** Ends it as a power cut would: SIGKILL. */
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /** Ends it as a user would: SIGTERM. */
  @Override
  public void close() {
    process.destroy();
    await();
  }

  private void await() {
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
