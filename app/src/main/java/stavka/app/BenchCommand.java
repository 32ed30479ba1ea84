package stavka.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.app.bench.Measurement;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "bench",
    description = {
      "Measures speed with JMH, beside a yardstick in the same run.",
      "The last column is a benchmark's score over its yardstick's. A figure that does not settle",
      "after a long warm-up, as on a busy machine, is not printed, and the exit code is 1.",
      "'bench server', 'bench crash' and 'bench drill' measure and torment a server."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    showDefaultValues = true)
final class BenchCommand implements Callable<Integer> {
  private static final List<String> AREAS = List.of("engine");

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..1", paramLabel = "AREA", description = "What to measure: engine.")
  private String area = "engine";

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      description = "Only benchmarks whose Class.method matches.")
  private String only = ".*";

  @Option(names = "--rounds", paramLabel = "N", description = "Measured rounds of half a second.")
  private int rounds = 10;

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Override
  public Integer call() {
    CommandArguments arguments = new CommandArguments(spec);
    if (!AREAS.contains(area)) {
      throw arguments.refuse("unknown area '" + area + "', known: " + String.join(", ", AREAS));
    }
    arguments.within("--rounds", rounds, 1, 1000);
    try {
      Pattern.compile(only);
      List<Measurement> measurements = measure();
      print(measurements);
      return measurements.stream().allMatch(Measurement::settled) ? ExitCode.OK : ExitCode.SOFTWARE;
    } catch (NoBenchmarksException none) {
      throw arguments.refuse("no benchmark matches '" + only + "'");
    } catch (PatternSyntaxException malformed) {
      throw arguments.refuse("--only: " + malformed.getDescription() + " in '" + only + "'");
    } catch (RunnerException failed) {
      throw new IllegalStateException("the benchmarks could not be run", failed);
    }
  }

  /** Measures again with twice the warm-up as long as a figure has not settled, twice at most. */
  private List<Measurement> measure() throws RunnerException {
    int warmUp = Math.max(10, rounds);
    List<Measurement> measurements = Measurement.of(new Runner(options(warmUp)).run());
    for (int more = 2;
        more <= 4 && !measurements.stream().allMatch(Measurement::settled);
        more *= 2) {
      spec.commandLine().getErr().println("not settled yet: warming up " + more + " times as long");
      measurements = Measurement.of(new Runner(options(warmUp * more)).run());
    }
    return measurements;
  }

  private Options options(int warmUp) {
    return new OptionsBuilder()
        .include("^stavka\\.app\\.bench\\." + area + "\\.(" + only + ")$")
        .forks(1)
        .warmupIterations(warmUp)
        .warmupTime(TimeValue.milliseconds(500))
        .measurementIterations(rounds)
        .measurementTime(TimeValue.milliseconds(500))
        .jvmArgsAppend(
            "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED")
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT)
        .build();
  }

  private void print(List<Measurement> measurements) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      ObjectNode document = JsonText.object().put("area", area);
      ArrayNode list = document.putArray("benchmarks");
      for (Measurement each : measurements) {
        ObjectNode entry =
            list.addObject()
                .put("name", each.name())
                .put("score", each.settled() ? (Double) each.score() : null)
                .put("unit", each.unit())
                .put("settled", each.settled());
        // JSON has no number for an error that a single round cannot give.
        entry.put("error", Double.isNaN(each.error()) ? null : (Double) each.error());
        entry.put("ratio", each.ratio().orElse(null));
      }
      out.println(JsonText.of(document));
      return;
    }
    for (Measurement each : measurements) {
      if (!each.settled()) {
        out.printf(Locale.ROOT, "%-48s did not settle%n", each.name());
        continue;
      }
      out.printf(
          Locale.ROOT,
          "%-48s %14.3f ± %-10.3f %-8s %s%n",
          each.name(),
          each.score(),
          each.error(),
          each.unit(),
          each.ratio().map(ratio -> String.format(Locale.ROOT, "x%.2f", ratio)).orElse(""));
    }
  }
}
