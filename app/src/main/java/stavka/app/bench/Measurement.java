package stavka.app.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * What one benchmark came to.
 *
 * @param ratio its score over that of its yardstick in the same run
 */
public record Measurement(
    String name, double score, double error, String unit, Optional<Double> ratio) {
  private static final String YARDSTICK = "yardstick";

  /** Sets the results of a run beside their yardsticks. */
  public static List<Measurement> of(Collection<RunResult> results) {
    Map<String, RunResult> byName = new HashMap<>();
    results.forEach(result -> byName.put(name(result), result));
    List<Measurement> measurements = new ArrayList<>();
    for (RunResult result : results) {
      Optional<Double> ratio = yardstick(result, byName).map(stick -> score(result) / score(stick));
      measurements.add(
          new Measurement(
              name(result),
              score(result),
              result.getPrimaryResult().getScoreError(),
              result.getPrimaryResult().getScoreUnit(),
              ratio));
    }
    return measurements;
  }

  private static Optional<RunResult> yardstick(RunResult result, Map<String, RunResult> byName) {
    String name = name(result);
    int dot = name.indexOf('.') + 1;
    String method = name.substring(dot);
    if (method.startsWith(YARDSTICK)) {
      return Optional.empty();
    }
    String own = method.substring(0, 1).toUpperCase(Locale.ROOT) + method.substring(1);
    RunResult stick = byName.get(name.substring(0, dot) + YARDSTICK + own);
    return Optional.ofNullable(
        stick == null ? byName.get(name.substring(0, dot) + YARDSTICK) : stick);
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  /** {@code Class.method}, with any parameters. */
  private static String name(RunResult result) {
    BenchmarkParams params = result.getParams();
    String full = params.getBenchmark();
    int method = full.lastIndexOf('.');
    String name = full.substring(full.lastIndexOf('.', method - 1) + 1);
    StringBuilder text = new StringBuilder(name);
    for (String key : params.getParamsKeys()) {
      text.append(' ').append(key).append('=').append(params.getParam(key));
    }
    return text.toString();
  }
}
