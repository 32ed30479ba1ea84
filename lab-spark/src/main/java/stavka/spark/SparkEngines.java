package stavka.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import stavka.lab.study.ClusterEngines;
import stavka.lab.study.StudyEngine;

/** Engines on Apache Spark, by the master's address. */
public final class SparkEngines implements ClusterEngines {
  private static final Pattern MASTER =
      Pattern.compile("local(\\[(\\d+|\\*)])?|spark://\\S+:\\d+(,\\S+:\\d+)*|yarn|k8s://\\S+");

  @Override
  public StudyEngine on(String master, Path plan) {
    if (!MASTER.matcher(master).matches()) {
      throw new IllegalArgumentException(
          "'" + master + "' should be local[N], spark://HOST:PORT, yarn or k8s://URL");
    }
    try {
      return new SparkEngine(master, plan.toString(), Files.readString(plan));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
