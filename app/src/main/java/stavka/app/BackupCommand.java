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
    Choices choices = new Choices(spec);
    String url = store.read(choices);
    if (FileOwner.file(url).filter(path -> !Files.exists(path)).isPresent()) {
      throw choices.refuse("there is no store at " + url);
    }
    try (Database database = Database.open(url)) {
      long rows = Archive.write(database, file);
      spec.commandLine().getOut().println(file + ": " + rows + " rows");
    } catch (BadStore bad) {
      throw choices.refuse(String.valueOf(bad.getMessage()));
    }
  }
}
