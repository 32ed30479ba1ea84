package stavka.app;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.server.store.Archive;
import stavka.server.store.BadStore;
import stavka.server.store.Database;
import stavka.server.store.FileOwner;

@Command(
    name = "restore",
    description = "Brings a backup into a store that holds no match yet; all of it or nothing.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class RestoreCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private StoreOption store = new StoreOption();

  @Parameters(paramLabel = "FILE", description = "What backup wrote.")
  private Path file;

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    String url = store.read(arguments);
    Optional<FileOwner> owner = Optional.empty();
    try {
      owner = FileOwner.claim(url);
      try (Database database = Database.open(url)) {
        long rows = Archive.read(database, file);
        spec.commandLine().getOut().println(url + ": " + rows + " rows");
      }
    } catch (BadStore bad) {
      throw arguments.refuse(String.valueOf(bad.getMessage()));
    } finally {
      owner.ifPresent(FileOwner::close);
    }
  }
}
