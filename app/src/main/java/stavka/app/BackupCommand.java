package stavka.app;

import java.nio.file.Files;
import java.nio.file.Path;
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
    name = "backup",
    description = "Writes a whole store to one file, while servers may go on with their work.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class BackupCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private StoreOption store = new StoreOption();

  @Parameters(paramLabel = "FILE", description = "Where to, such as stavka.backup.gz.")
  private Path file;

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    String url = store.read(arguments);
    if (FileOwner.file(url).filter(path -> !Files.exists(path)).isPresent()) {
      throw arguments.refuse("there is no store at " + url);
    }
    try (Database database = Database.open(url)) {
      long rows = Archive.write(database, file);
      spec.commandLine().getOut().println(file + ": " + rows + " rows");
    } catch (BadStore bad) {
      throw arguments.refuse(String.valueOf(bad.getMessage()));
    }
  }
}
