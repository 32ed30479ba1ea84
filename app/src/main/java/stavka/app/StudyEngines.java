package stavka.app;

import java.nio.file.Path;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import stavka.lab.study.ClusterEngines;
import stavka.lab.study.LocalEngine;
import stavka.lab.study.StudyEngine;

/** Finds what is to play a study. */
final class StudyEngines {
  private StudyEngines() {}

  static StudyEngine of(
      CommandArguments arguments, @Nullable String master, int threads, Path plan) {
    if (master == null) {
      return new LocalEngine(threads);
    }
    ClusterEngines engines =
        ServiceLoader.load(ClusterEngines.class)
            .findFirst()
            .orElseThrow(
                () ->
                    arguments.refuse(
                        "--master needs the optional module lab-spark, which ./stavka builds"));
    try {
      return engines.on(master, plan);
    } catch (IllegalArgumentException unusable) {
      throw arguments.refuse("--master: " + unusable.getMessage());
    }
  }
}
