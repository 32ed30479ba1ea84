package stavka.lab.study;

import java.nio.file.Path;

/** Makes engines that play on many machines; found as a service, if one is there. */
public interface ClusterEngines {
  /**
   * @param master where the cluster is
   * @param plan the plan file, which every worker reads for itself
   * @throws IllegalArgumentException if the master is nothing this engine knows
   */
  StudyEngine on(String master, Path plan);
}
