package stavka.app;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option by which a player's own data take the place of the shipped ones. */
final class OwnData {
  private final Games games;
  private final CommandLine command;

  OwnData(Games games, CommandLine command) {
    this.games = games;
    this.command = command;
  }

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Your own charts, counters or map: the folder that ./stavka data wrote to.")
  void use(@Nullable Path folder) {
    if (folder == null) {
      return;
    }
    if (games.slugs().stream().noneMatch(slug -> Files.isDirectory(folder.resolve(slug)))) {
      throw new ParameterException(
          command,
          "--data: " + folder + " has no folder named " + String.join(" or ", games.slugs()));
    }
    games.useOwn(folder);
  }
}
