package stavka.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.app.protocol.Referee;
import stavka.engine.play.Game;

@Command(
    name = "referee",
    description =
        "Lets another program drive a game in JSON lines over standard input and output: set-up,"
            + " legal orders, forecasts, rulings, verdict, record. See docs/protocol.md.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class RefereeCommand implements Runnable {
  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as 'games' lists it.")
  private String slug;

  RefereeCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    Game game = arguments.game(games, slug);
    if (game.table().isEmpty()) {
      throw arguments.refuse(game.slug() + " shows nothing to outside programs");
    }
    try {
      new Referee(game, Version.number()).run(System.in, spec.commandLine().getOut());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
