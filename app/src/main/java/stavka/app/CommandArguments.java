package stavka.app;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import stavka.ai.Bot;
import stavka.ai.catalogue.Bots;
import stavka.app.protocol.OutsideBot;
import stavka.engine.play.Game;
import stavka.engine.play.Scenario;
import stavka.formats.Switches;

/** Finds what the words on a command line name, or refuses them with the list of those it knows. */
final class CommandArguments {
  private final CommandSpec spec;

  CommandArguments(CommandSpec spec) {
    this.spec = spec;
  }

  Game game(Games games, String slug) {
    return games.find(slug).orElseThrow(() -> unknown("game", slug, games.slugs()));
  }

  /** The scenario of that id, or the game's first. */
  Scenario scenario(Game game, @Nullable String id) {
    List<Scenario> scenarios = game.scenarios();
    return scenarios.stream()
        .filter(scenario -> id == null || scenario.id().equals(id))
        .findFirst()
        .orElseThrow(() -> unknown("scenario", id, scenarios.stream().map(Scenario::id).toList()));
  }

  /** The same with some of its options changed. */
  Scenario scenario(Game game, @Nullable String id, Map<String, String> options) {
    Map<String, Integer> values = new TreeMap<>();
    options.forEach((name, value) -> values.put(name, value(name, value)));
    try {
      return Switches.of(game).with(scenario(game, id), values);
    } catch (IllegalArgumentException wrong) {
      throw refuse("--option: " + wrong.getMessage());
    }
  }

  private int value(String name, String value) {
    return switch (value) {
      case "on", "true" -> 1;
      case "off", "false" -> 0;
      default -> {
        try {
          yield Integer.parseInt(value);
        } catch (NumberFormatException wrong) {
          throw refuse(
              "--option: '" + name + "' should be on, off or a number, not '" + value + "'");
        }
      }
    };
  }

  /** A bot of Stavka's own, or a program of somebody else's after {@code exec:}. */
  Bot bot(String name, OutsideLimits outside) {
    if (name.startsWith(OutsideBot.PREFIX)) {
      try {
        return OutsideBot.of(name, outside.limits(this), Version.number());
      } catch (IllegalArgumentException wrong) {
        throw refuse(String.valueOf(wrong.getMessage()));
      }
    }
    return Bots.find(name).orElseThrow(() -> unknown("bot", name, known()));
  }

  private static List<String> known() {
    return Stream.concat(Bots.names().stream(), Stream.of(OutsideBot.PREFIX + "COMMAND")).toList();
  }

  int within(String option, int value, int lowest, int highest) {
    if (value < lowest || value > highest) {
      throw refuse(option + " should lie between " + lowest + " and " + highest + ", not " + value);
    }
    return value;
  }

  ParameterException refuse(String reason) {
    return new ParameterException(spec.commandLine(), reason);
  }

  private ParameterException unknown(String what, @Nullable String word, List<String> known) {
    return refuse("unknown " + what + " '" + word + "', known: " + String.join(", ", known));
  }
}
