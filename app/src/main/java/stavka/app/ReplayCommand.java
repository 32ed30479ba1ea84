package stavka.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.play.Verdict;
import stavka.engine.value.Side;
import stavka.formats.BadFile;
import stavka.formats.Node;
import stavka.formats.record.Forfeited;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.lab.NonConformance;
import stavka.lab.PositionDigests;
import stavka.lab.SecondLedger;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "replay",
    description = "Plays records again and checks every ruling in them.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ReplayCommand implements Callable<Integer> {
  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records, as simulate saves them.")
  private List<Path> files;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Option(
      names = "--digests",
      paramLabel = "N",
      description =
          "Print marks of all that the game answers at the first and every Nth position:"
              + " its listed orders, forecasts, views, overlays and refusals.")
  private int digests;

  ReplayCommand(Games games) {
    this.games = games;
  }

  @Override
  public Integer call() {
    if (digests < 0 || (digests > 0 && json)) {
      throw new ParameterException(
          spec.commandLine(),
          digests < 0
              ? "--digests takes a number from 1"
              : "--digests and --json exclude each other");
    }
    PrintWriter out = spec.commandLine().getOut();
    ObjectNode document = JsonText.object();
    ArrayNode records = document.putArray("records");
    int exit = ExitCode.OK;
    for (Path file : files) {
      ObjectNode entry = records.addObject().put("file", file.toString());
      try {
        Replay replay = verify(file);
        describe(entry, replay);
        if (!json) {
          out.println(sentence(file, replay));
        }
      } catch (BadFile bad) {
        entry.put("good", false).put("line", bad.line()).put("reason", bad.reason());
        spec.commandLine().getErr().println(spec.qualifiedName() + ": " + bad.getMessage());
        exit = ExitCode.USAGE;
      }
    }
    if (json) {
      out.println(JsonText.of(document));
    }
    return exit;
  }

  private Replay verify(Path file) {
    try (RecordReader reader = RecordReader.open(file)) {
      String slug = reader.header().game();
      Game game = games.find(slug).orElseThrow(() -> reader.bad("unknown game '" + slug + "'"));
      try {
        return Replay.verify(game, reader, auditor(game));
      } catch (NonConformance untold) {
        throw reader.bad(String.valueOf(untold.getMessage()));
      }
    }
  }

  private Replay.Auditor auditor(Game game) {
    if (digests > 0) {
      PrintWriter out = spec.commandLine().getOut();
      return new PositionDigests(game, digests, digest -> out.println(digest.line()));
    }
    return game.table()
        .<Replay.Auditor>map(table -> new SecondLedger(game, table))
        .orElse(Replay.Auditor.NONE);
  }

  private static void describe(ObjectNode entry, Replay replay) {
    RecordHeader header = replay.header();
    entry
        .put("good", true)
        .put("game", header.game())
        .put("scenario", header.scenario())
        .put("seed", Long.toString(header.seed()))
        .put("axis", header.axis())
        .put("soviet", header.soviet())
        .put("orders", replay.orders());
    if (replay.forfeit() != null) {
      entry
          .putObject("forfeit")
          .put("side", Node.written(replay.forfeit().side()))
          .put("reason", replay.forfeit().reason());
    }
    Verdict verdict = replay.verdict();
    if (verdict == null) {
      entry.putNull("verdict");
    } else {
      entry
          .putObject("verdict")
          .put("winner", winner(verdict))
          .put("level", verdict.level())
          .put("axisPoints", verdict.axisPoints())
          .put("sovietPoints", verdict.sovietPoints());
    }
  }

  private String sentence(Path file, Replay replay) {
    RecordHeader header = replay.header();
    String match =
        "%s: good: %s %s, seed %d, %d orders"
            .formatted(file, header.game(), header.scenario(), header.seed(), replay.orders());
    Verdict verdict = replay.verdict();
    Forfeited forfeit = replay.forfeit();
    if (forfeit != null) {
      return match + ", %s forfeits: %s".formatted(Node.written(forfeit.side()), forfeit.reason());
    }
    if (verdict == null) {
      return match + ", broken off";
    }
    Messages messages =
        games.find(header.game()).map(game -> Messages.beside(game.getClass())).orElseThrow();
    return match
        + ", %s: %s, axis %d, soviet %d"
            .formatted(
                winner(verdict),
                messages.say(verdict.level(), "en"),
                verdict.axisPoints(),
                verdict.sovietPoints());
  }

  private static String winner(Verdict verdict) {
    Side winner = verdict.winner();
    return winner == null ? "draw" : winner.name().toLowerCase(Locale.ROOT);
  }
}
