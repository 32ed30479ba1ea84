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
    long rows =
        StoreOption.own(
            arguments,
            url,
            () -> {
              try (Database database = Database.open(url)) {
                return Archive.read(database, file);
              }
            });
    spec.commandLine().getOut().println(url + ": " + rows + " rows");
  }
}
