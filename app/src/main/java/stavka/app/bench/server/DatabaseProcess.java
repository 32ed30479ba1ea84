package stavka.app.bench.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A PostgreSQL in a process of its own, with its data in a folder, that can be killed. */
public final class DatabaseProcess implements AutoCloseable {
  private static final int TRIES = 100;

  private final Path programs;
  private final Path folder;
  private final int port;
  private Process process;

  private DatabaseProcess(Path programs, Path folder) throws IOException {
    this.programs = programs;
    this.folder = folder;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      this.port = free.getLocalPort();
    }
    Path data = folder.resolve("data");
    run("initdb", "-D", data.toString(), "-U", "postgres", "-A", "trust", "-E", "UTF8");
    this.process = launch();
  }

  /**
   * Makes a database and starts it.
   *
   * @param folder an empty one
   */
  public static DatabaseProcess start(Path folder) {
    try {
      DatabaseProcess database = new DatabaseProcess(programs(), folder);
      database.awaitReady();
      return database;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Where PostgreSQL's programs are: on the path, or where Debian puts them. */
  private static Path programs() {
    List<Path> places = new ArrayList<>();
    for (String place : System.getenv().getOrDefault("PATH", "").split(":")) {
      places.add(Path.of(place));
    }
    try (Stream<Path> versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      versions.forEach(version -> places.add(version.resolve("bin")));
    } catch (IOException none) {
      // Not Debian.
    }
    return places.stream()
        .filter(place -> Files.isExecutable(place.resolve("initdb")))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("PostgreSQL's initdb is not on the path: install it"));
  }

  public String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  /** Ends it as a power cut would, with all that belongs to it. */
  public void kill() {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    try {
      process.waitFor();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Starts it again on the same data. */
  public void restart() {
    for (int i = 0; i < TRIES; i++) {
      try {
        process = launch();
        awaitReady();
        return;
      } catch (IOException | IllegalStateException early) {
        // What was killed may hold the folder for a moment.
        pause();
      }
    }
    throw new IllegalStateException("the database did not come back");
  }

  private Process launch() throws IOException {
    Path data = folder.resolve("data");
    return builder(
            "postgres",
            "-D",
            data.toString(),
            "-p",
            Integer.toString(port),
            "-k",
            "",
            "-c",
            "listen_addresses=127.0.0.1")
        .start();
  }

  private void awaitReady() {
    for (int i = 0; i < TRIES && process.isAlive(); i++) {
      try (Connection _ = DriverManager.getConnection(url())) {
        return;
      } catch (SQLException notYet) {
        pause();
      }
    }
    throw new IllegalStateException("the database did not start; see " + log());
  }

  private Path log() {
    return folder.resolve("postgres.log");
  }

  private void run(String program, String... arguments) throws IOException {
    Process running = builder(program, arguments).start();
    try {
      if (!running.waitFor(60, TimeUnit.SECONDS) || running.exitValue() != 0) {
        running.destroyForcibly();
        throw new IOException(program + " failed; see " + log());
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }

  /** PostgreSQL will not run as root: a namespace in which we are not is enough for it. */
  private ProcessBuilder builder(String program, String... arguments) {
    List<String> command = new ArrayList<>();
    if ("root".equals(System.getProperty("user.name"))) {
      command.addAll(List.of("unshare", "-U"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    kill();
  }
}
