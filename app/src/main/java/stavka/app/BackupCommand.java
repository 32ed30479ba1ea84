package stavka.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.server.store.Archive;
import stavka.server.store.Database;

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
    String url = store.existing(arguments);
    long rows =
        StoreOption.use(
            arguments,
            () -> {
              try (Database database = Database.open(url)) {
                return Archive.write(database, file);
              }
            });
    spec.commandLine().getOut().println(file + ": " + rows + " rows");
  }
}
