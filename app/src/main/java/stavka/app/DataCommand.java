package stavka.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.formats.GameFiles;
import stavka.formats.Provenance;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "data",
    description = {
      "Says where a game's charts and counters come from, and which were reconstructed and why.",
      "With --out, writes its files to DIR/GAME; edit them, delete what you leave as it is, and"
          + " play with --data DIR."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DataCommand implements Runnable {
  private static final String RECONSTRUCTED = "reconstructed";

  private final Games games;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, as ./stavka games lists it.")
  private String slug;

  @Option(names = "--out", paramLabel = "DIR", description = "Write the shipped files there.")
  private @Nullable Path folder;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  DataCommand(Games games) {
    this.games = games;
  }

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    arguments.game(games, slug);
    GameFiles files = games.files(slug);
    games.make(slug, files);
    if (folder != null) {
      write(arguments, files, folder.resolve(slug));
    } else if (json) {
      spec.commandLine().getOut().println(JsonText.of(document(files)));
    } else {
      print(files);
    }
  }

  private void write(CommandArguments arguments, GameFiles files, Path target) {
    if (Files.exists(target)) {
      throw arguments.refuse(target + " is there already; nothing was written");
    }
    try {
      Files.createDirectories(target);
      for (String name : files.names()) {
        try (InputStream shipped = files.game().getResourceAsStream(name)) {
          Files.copy(Objects.requireNonNull(shipped), target.resolve(name));
        }
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    spec.commandLine()
        .getOut()
        .println(target + ": " + String.join(", ", files.names()) + "; play with --data " + folder);
  }

  private void print(GameFiles files) {
    PrintWriter out = spec.commandLine().getOut();
    for (Map.Entry<String, List<Provenance.Entry>> file :
        Provenance.byFile(files, files.names()).entrySet()) {
      List<Provenance.Entry> entries = file.getValue();
      String counts =
          entries.stream()
              .collect(
                  Collectors.groupingBy(
                      Provenance.Entry::origin,
                      TreeMap::new,
                      Collectors.summingInt(Provenance.Entry::count)))
              .entrySet()
              .stream()
              .map(count -> count.getValue() + " " + count.getKey())
              .collect(Collectors.joining(", "));
      out.println(file.getKey() + ": " + counts);
      for (Provenance.Entry entry : entries) {
        if (entry.origin().equals(RECONSTRUCTED)) {
          String many = entry.count() > 1 ? " (" + entry.count() + " entries)" : "";
          out.println(
              "  " + entry.path() + many + (entry.why().isEmpty() ? "" : ": " + entry.why()));
        }
      }
    }
    for (GameFiles.Difference difference : files.differences()) {
      out.printf(
          "your own: %s: %s: %s instead of %s%n",
          difference.file(),
          difference.path(),
          shown(difference.own()),
          shown(difference.shipped()));
    }
  }

  private static String shown(@Nullable String value) {
    return value == null ? "nothing" : value;
  }

  private static ObjectNode document(GameFiles files) {
    ObjectNode document = JsonText.object();
    ArrayNode list = document.putArray("files");
    Provenance.byFile(files, files.names())
        .forEach(
            (name, said) -> {
              ArrayNode entries = list.addObject().put("name", name).putArray("entries");
              for (Provenance.Entry entry : said) {
                entries
                    .addObject()
                    .put("path", entry.path())
                    .put("count", entry.count())
                    .put("provenance", entry.origin())
                    .put("why", entry.why());
              }
            });
    ArrayNode differences = document.putArray("own");
    for (GameFiles.Difference difference : files.differences()) {
      differences
          .addObject()
          .put("file", difference.file())
          .put("path", difference.path())
          .put("shipped", difference.shipped())
          .put("own", difference.own());
    }
    return document;
  }
}
