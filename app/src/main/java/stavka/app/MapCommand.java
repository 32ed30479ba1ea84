package stavka.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.atlas.Atlas;
import stavka.atlas.compile.Compilation;
import stavka.atlas.draw.Language;
import stavka.atlas.draw.Look;
import stavka.atlas.draw.PngMap;
import stavka.atlas.draw.SvgMap;
import stavka.atlas.draw.Theme;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;

@Command(
    name = "map",
    description = {
      "Draws a map for print or writes it out whole.",
      "Name one output; the file - is standard output."
    },
    synopsisSubcommandLabel = "[check FILE...]",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = MapCheckCommand.class)
final class MapCommand implements Runnable {
  private static final double SMALLEST = 0.1;
  private static final double LARGEST = 10;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description =
          "kharkov, guderian, redstar, bautzen or rostov, or a file: a map plan (YAML) or a map"
              + " written out by --json.")
  private @Nullable String map;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw it as SVG, 12 mm to the hex.")
  private @Nullable Path svg;

  @Option(
      names = "--png",
      paramLabel = "FILE",
      description = "Draw it as PNG, 96 pixels to the inch.")
  private @Nullable Path png;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the compiled map.")
  private @Nullable Path json;

  @Option(
      names = "--lang",
      paramLabel = "LANG",
      description = "Language of the names: en (the default) or fr.")
  private String lang = "en";

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description = "Paper: light (the default) or dark.")
  private String theme = "light";

  @Option(
      names = "--scale",
      paramLabel = "N",
      description = "So many times larger, from 0.1 to 10.")
  private double scale = 1;

  @Override
  public void run() {
    CommandArguments arguments = new CommandArguments(spec);
    OutputFile output = new OutputFile(arguments, spec.commandLine().getOut(), target(arguments));
    Look look =
        new Look(
            choice(arguments, "--lang", lang, Language.values()),
            choice(arguments, "--theme", theme, Theme.values()));
    if (!(scale >= SMALLEST && scale <= LARGEST)) {
      throw arguments.refuse("--scale should lie between 0.1 and 10, not " + scale);
    }
    output.check();
    MapSheet sheet = sheet(arguments);
    if (json != null) {
      output.write(HexMapJson.write(sheet));
    } else if (svg != null) {
      output.write(SvgMap.draw(sheet, look, scale));
    } else {
      output.write(picture(arguments, sheet, look));
    }
  }

  /** The one file to write. */
  private Path target(CommandArguments arguments) {
    List<Path> targets = Stream.of(svg, png, json).filter(Objects::nonNull).toList();
    if (targets.size() != 1) {
      throw arguments.refuse("name one of --svg FILE, --png FILE and --json FILE");
    }
    return targets.getFirst();
  }

  private byte[] picture(CommandArguments arguments, MapSheet sheet, Look look) {
    SvgMap.Size size = SvgMap.size(sheet, look, scale);
    if (size.pixels() > PngMap.MOST_PIXELS) {
      throw arguments.refuse(
          "--scale "
              + scale
              + " makes a picture of "
              + size.pixels() / 1_000_000
              + " million pixels, the most is "
              + PngMap.MOST_PIXELS / 1_000_000);
    }
    System.setProperty("java.awt.headless", "true");
    return PngMap.of(SvgMap.draw(sheet, look, scale));
  }

  /** The map of a game as it is played, else as the atlas compiles it, else that of a file. */
  private MapSheet sheet(CommandArguments arguments) {
    if (map == null) {
      throw arguments.refuse("name a game or a map file");
    }
    String frozen = "/stavka/" + map + "/map.json";
    if (Atlas.MAPS.contains(map)) {
      return MapCommand.class.getResource(frozen) != null
          ? HexMapJson.read(Documents.json(MapCommand.class, frozen))
          : compiled(Atlas.compile(map));
    }
    Path file = Path.of(map);
    if (!Files.isRegularFile(file)) {
      throw arguments.refuse(
          "'" + map + "' is neither a file nor one of the maps: " + String.join(", ", Atlas.MAPS));
    }
    return map.endsWith(".json")
        ? HexMapJson.read(Documents.json(file))
        : compiled(Atlas.compile(file));
  }

  /** Tells what could not be honoured, and goes on. */
  private MapSheet compiled(Compilation compilation) {
    compilation
        .report()
        .shortfalls()
        .forEach(
            shortfall ->
                spec.commandLine()
                    .getErr()
                    .println(spec.qualifiedName() + ": " + shortfall.reason()));
    return compilation.sheet();
  }

  private static <T extends Enum<T>> T choice(
      CommandArguments arguments, String option, String word, T[] known) {
    return Arrays.stream(known)
        .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst()
        .orElseThrow(
            () -> {
              List<String> words =
                  Arrays.stream(known).map(value -> value.name().toLowerCase(Locale.ROOT)).toList();
              return arguments.refuse(
                  option + " should be " + String.join(" or ", words) + ", not '" + word + "'");
            });
  }
}
