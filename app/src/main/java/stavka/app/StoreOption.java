package stavka.app;

import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import stavka.server.ServerSettings;
import stavka.server.store.BadStore;
import stavka.server.store.FileOwner;

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

  /** The store, which must be there already. */
  String existing(CommandArguments arguments) {
    String url = read(arguments);
    if (FileOwner.file(url).filter(path -> !Files.exists(path)).isPresent()) {
      throw arguments.refuse("there is no store at " + url);
    }
    return url;
  }

  /** Does some work on a store and refuses one that is bad. */
  static <T> T use(CommandArguments arguments, Supplier<T> work) {
    try {
      return work.get();
    } catch (BadStore bad) {
      throw arguments.refuse(String.valueOf(bad.getMessage()));
    }
  }

  /** The same while nobody else has the store. */
  static <T> T own(CommandArguments arguments, String url, Supplier<T> work) {
    return use(
        arguments,
        () -> {
          Optional<FileOwner> owner = FileOwner.claim(url);
          try {
            return work.get();
          } finally {
            owner.ifPresent(FileOwner::close);
          }
        });
  }
}
