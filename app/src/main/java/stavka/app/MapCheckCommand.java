package stavka.app;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import stavka.atlas.MapCheck;

@Command(
    name = "check",
    description =
        "Checks map plans and gazetteer files of your own: one line a fault, with file and line.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class MapCheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files to check.")
  private List<Path> files;

  @Override
  public Integer call() {
    boolean good = true;
    for (Path file : files) {
      List<String> faults = MapCheck.faults(file);
      faults.forEach(spec.commandLine().getErr()::println);
      if (faults.isEmpty()) {
        spec.commandLine().getOut().println(file + ": good");
      }
      good &= faults.isEmpty();
    }
    return good ? ExitCode.OK : ExitCode.USAGE;
  }
}
