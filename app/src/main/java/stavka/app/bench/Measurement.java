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
 * @param settled whether its rounds tell one figure; what did not settle must not be quoted
 * @param ratio its score over that of its yardstick in the same run; none unless both settled
 */
public record Measurement(
    String name, double score, double error, String unit, boolean settled, Optional<Double> ratio) {
  private static final String YARDSTICK = "yardstick";

  /** How far, as a share of the whole, rounds may lie apart and still tell one figure. */
  private static final double APART = 0.1;

  /** Sets the results of a run beside their yardsticks. */
  public static List<Measurement> of(Collection<RunResult> results) {
    Map<String, RunResult> byName = new HashMap<>();
    results.forEach(result -> byName.put(name(result), result));
    List<Measurement> measurements = new ArrayList<>();
    for (RunResult result : results) {
      boolean settled = settled(rounds(result));
      Optional<Double> ratio =
          yardstick(result, byName)
              .filter(stick -> settled && settled(rounds(stick)))
              .map(stick -> score(result) / score(stick));
      measurements.add(
          new Measurement(
              name(result),
              score(result),
              result.getPrimaryResult().getScoreError(),
              result.getPrimaryResult().getScoreUnit(),
              settled,
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

  /**
   * Whether a row of rounds tells one figure: it neither still rises or falls from its first half
   * to its second, as code does that is not warm yet, nor swings about its mean.
   */
  static boolean settled(double[] rounds) {
    int half = rounds.length / 2;
    if (half == 0) {
      return false;
    }
    double first = mean(rounds, 0, half);
    double second = mean(rounds, rounds.length - half, rounds.length);
    double whole = mean(rounds, 0, rounds.length);
    double squares = 0;
    for (double round : rounds) {
      squares += (round - whole) * (round - whole);
    }
    double spread = Math.sqrt(squares / rounds.length);
    return Math.abs(first - second) <= APART * whole && spread <= APART * whole;
  }

  private static double mean(double[] rounds, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += rounds[i];
    }
    return sum / (to - from);
  }

  private static double[] rounds(RunResult result) {
    return result.getBenchmarkResults().stream()
        .flatMap(fork -> fork.getIterationResults().stream())
        .mapToDouble(round -> round.getPrimaryResult().getScore())
        .toArray();
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
