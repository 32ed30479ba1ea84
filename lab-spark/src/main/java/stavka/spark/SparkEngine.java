package stavka.spark;

import java.io.File;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;
import stavka.lab.study.EngineFailure;
import stavka.lab.study.MatchKey;
import stavka.lab.study.Study;
import stavka.lab.study.StudyEngine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plays a study on Apache Spark. Each worker gets the plan and many seeds at a time; what it has
 * played is kept as soon as its part is done, so that a study whose cluster dies goes on from
 * there. Spark gives the part of a worker that was lost to another.
 */
final class SparkEngine implements StudyEngine {
  private static final int MOST_IN_PART = 25;
  private static final int PARTS_PER_CORE = 4;

  /** What workers need that Spark does not have. */
  private static final Pattern OURS =
      Pattern.compile(
          "(app|stavka|engine|formats|atlas|panzer|kharkov|guderian|rostov|redstar|bautzen|ai|lab|"
              + "lab-spark|server|jackson-(core|databind|dataformat-yaml)|snakeyaml-engine|jspecify)"
              + "-[0-9].*\\.jar");

  private final String master;
  private final String file;
  private final String plan;

  SparkEngine(String master, String file, String plan) {
    this.master = master;
    this.file = file;
    this.plan = plan;
  }

  private interface First extends Function1<Iterator<List<String>>, List<String>>, Serializable {}

  @Override
  public void play(Study study, List<MatchKey> matches, Consumer<JsonNode> done) {
    if (matches.isEmpty()) {
      return;
    }
    try (JavaSparkContext context = new JavaSparkContext(settings())) {
      List<Long> keys = matches.stream().map(Batch::pack).toList();
      int cores = Math.max(1, context.defaultParallelism());
      int part = Math.clamp(matches.size() / (cores * PARTS_PER_CORE), 1, MOST_IN_PART);
      JavaRDD<List<String>> played =
          context
              .parallelize(keys, (matches.size() + part - 1) / part)
              .mapPartitions(new Batch(file, plan, study.version()));
      ClassTag<List<String>> type = ClassTag$.MODULE$.apply(List.class);
      First first = results -> results.next();
      Function2<Object, List<String>, BoxedUnit> keep =
          (number, results) -> {
            results.forEach(line -> done.accept(JsonMapper.shared().readTree(line)));
            return BoxedUnit.UNIT;
          };
      context.sc().runJob(played.rdd(), first, keep, type);
    } catch (Exception failed) {
      throw failure(failed);
    }
  }

  private SparkConf settings() {
    SparkConf settings =
        new SparkConf()
            .setAppName("stavka study")
            .setMaster(master)
            .set("spark.ui.enabled", "false")
            .set("spark.log.structuredLogging.enabled", "false");
    if (!master.startsWith("local")) {
      settings.setJars(
          List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
              .filter(path -> OURS.matcher(new File(path).getName()).matches())
              .toArray(String[]::new));
    }
    return settings;
  }

  /** What went wrong in one line; what could not be kept is told as it is. */
  private static RuntimeException failure(Exception failed) {
    Throwable cause = failed;
    while (cause.getCause() != null) {
      if (cause.getCause() instanceof UncheckedIOException full) {
        return full;
      }
      cause = cause.getCause();
    }
    String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return new EngineFailure(
        "Spark gave up: " + reason + "; results so far are kept, run again to go on", failed);
  }
}
