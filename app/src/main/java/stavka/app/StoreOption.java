package stavka.app;

import picocli.CommandLine.Option;
import stavka.server.ServerSettings;

/** Which store a command is about. */
final class StoreOption {
  @Option(
      names = "--db",
      paramLabel = "JDBC-URL",
      description = "The store: jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME.")
  private String database = ServerSettings.DATABASE;

  String read(CommandArguments arguments) {
    if (!database.startsWith("jdbc:sqlite:") && !database.startsWith("jdbc:postgresql:")) {
      throw arguments.refuse("--db should begin with jdbc:sqlite: or jdbc:postgresql:");
    }
    return database;
  }
}
