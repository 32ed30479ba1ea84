package stavka.app;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "games",
    description = "Lists the games and their scenarios.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class GamesCommand implements Runnable {
  private final Games games;

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  GamesCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonText.of(document()));
      return;
    }
    for (Game game : games.list()) {
      out.printf("%-12s %s%n", game.slug(), game.title().english());
      for (Scenario scenario : game.scenarios()) {
        out.printf(
            "  %-18s %s, %d turns%n", scenario.id(), scenario.title().english(), scenario.turns());
      }
    }
  }

  private ObjectNode document() {
    ObjectNode document = JsonText.object();
    ArrayNode list = document.putArray("games");
    for (Game game : games.list()) {
      ObjectNode entry = list.addObject().put("slug", game.slug());
      entry.set("title", JsonText.text(game.title()));
      ArrayNode scenarios = entry.putArray("scenarios");
      for (Scenario scenario : game.scenarios()) {
        ObjectNode item = scenarios.addObject().put("id", scenario.id());
        item.set("title", JsonText.text(scenario.title()));
        item.set("about", JsonText.text(scenario.about()));
        item.put("turns", scenario.turns());
        ObjectNode options = item.putObject("options");
        scenario.options().forEach(options::put);
      }
    }
    return document;
  }
}
