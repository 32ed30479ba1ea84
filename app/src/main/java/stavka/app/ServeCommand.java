package stavka.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.server.Server;
import stavka.server.ServerSettings;
import stavka.server.http.Limits;

@Command(
    name = "serve",
    description = "Starts the table: the page and its API, until the process is stopped.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class ServeCommand implements Runnable {
  private static final int LAST_PORT = 65_535;
  private static final int SLOWEST_BOT = 60_000;
  private static final Duration LONGEST_STOP = Duration.ofSeconds(12);

  private final Games games;

  @Spec private CommandSpec spec;

  @Option(names = "--port", paramLabel = "P", description = "The port, or 0 for any free one.")
  private int port = ServerSettings.PORT;

  @Option(
      names = "--db",
      paramLabel = "JDBC-URL",
      description = "The store: jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME.")
  private String database = ServerSettings.DATABASE;

  @Option(
      names = "--host",
      paramLabel = "H",
      description = "The address to listen at; 0.0.0.0 lets other machines in.")
  private String host = ServerSettings.LOCAL;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      description = "How many milliseconds a bot waits before each order.")
  private int pace = (int) ServerSettings.BOT_PACE_MILLIS;

  @Option(
      names = "--page",
      paramLabel = "DIR",
      description = "Serve the page's files from this folder, to work on them.")
  private @Nullable Path page;

  @Mixin private OperationOptions operation = new OperationOptions();

  @Option(names = "--no-limits", hidden = true, description = "For load tests.")
  private boolean unlimited;

  ServeCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    operation.setLogs(arguments);
    arguments.within("--port", port, 0, LAST_PORT);
    arguments.within("--pace", pace, 0, SLOWEST_BOT);
    if (!database.startsWith("jdbc:sqlite:") && !database.startsWith("jdbc:postgresql:")) {
      throw arguments.refuse("--db should begin with jdbc:sqlite: or jdbc:postgresql:");
    }
    ServerSettings settings =
        ServerSettings.local(Version.number())
            .at(host, port)
            .storedIn(database)
            .paced(pace)
            .showing(page)
            .operated(operation.read(arguments))
            .limited(unlimited ? Limits.none() : Limits.usual());
    try (Server server = start(arguments, settings)) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "stavka-stop"));
      PrintWriter out = spec.commandLine().getOut();
      out.println("Stavka is at " + server.address());
      out.flush();
      server.join();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whatever hangs, the process ends. */
  private static void stop(Server server) {
    Thread stopping = Thread.ofPlatform().daemon().start(server::close);
    try {
      if (!stopping.join(LONGEST_STOP)) {
        System.err.println("stavka: the server did not stop in time and is ended");
        Runtime.getRuntime().halt(1);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private Server start(CommandArguments arguments, ServerSettings settings) {
    try {
      return Server.start(games.list(), settings);
    } catch (RuntimeException failed) {
      throw arguments.refuse("cannot start: " + Server.reason(failed));
    }
  }
}
