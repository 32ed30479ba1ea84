package stavka.lab;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import stavka.engine.play.Messages;
import stavka.engine.play.Verdict;
import stavka.engine.value.Side;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What many matches came to, for people and for programs. Everything but the times is decided by
 * the seed.
 */
public record Summary(Simulation simulation, List<MatchResult> results, long nanos) {
  private static final JsonMapper JSON = JsonMapper.shared();

  public Summary {
    results = List.copyOf(results);
  }

  /** How many matches a side won. */
  public long wins(Side side) {
    return results.stream().filter(result -> result.verdict().winner() == side).count();
  }

  public long draws() {
    return results.size() - wins(Side.AXIS) - wins(Side.SOVIET);
  }

  /** How many matches ended at each level, under "axis level", "soviet level" or "draw level". */
  public Map<String, Integer> levels() {
    Map<String, Integer> levels = new TreeMap<>();
    for (MatchResult result : results) {
      levels.merge(winner(result.verdict()) + " " + result.verdict().level(), 1, Integer::sum);
    }
    return levels;
  }

  /** How many matches ended because a player broke down, ran out of time or would not play. */
  public long forfeits() {
    return results.stream().filter(result -> result.forfeit() != null).count();
  }

  public double mean(ToIntFunction<MatchResult> figure) {
    return results.stream().mapToInt(figure).average().orElse(0);
  }

  public double ordersPerSecond() {
    return results.stream().mapToLong(MatchResult::orders).sum() * 1e9 / Math.max(1, nanos);
  }

  public ObjectNode json() {
    MatchRunner runner = simulation.runner();
    ObjectNode json = JSON.createObjectNode();
    json.put("game", runner.game().slug());
    json.put("scenario", runner.scenario().id());
    json.put("axis", runner.player(Side.AXIS));
    json.put("soviet", runner.player(Side.SOVIET));
    json.put("seed", Long.toString(simulation.seed()));
    json.put("games", results.size());
    ObjectNode wins = json.putObject("wins");
    wins.put("axis", wins(Side.AXIS)).put("soviet", wins(Side.SOVIET)).put("draw", draws());
    ObjectNode levels = json.putObject("levels");
    levels().forEach(levels::put);
    if (forfeits() > 0) {
      ArrayNode forfeits = json.putArray("forfeits");
      for (MatchResult result : results) {
        if (result.forfeit() != null) {
          forfeits
              .addObject()
              .put("seed", Long.toString(result.seed()))
              .put("winner", winner(result.verdict()))
              .put("reason", result.forfeit());
        }
      }
    }
    json.putObject("points")
        .put("axis", rounded(mean(result -> result.points(Side.AXIS))))
        .put("soviet", rounded(mean(result -> result.points(Side.SOVIET))));
    json.putObject("orders")
        .put("mean", rounded(mean(MatchResult::orders)))
        .put("shortest", results.stream().mapToInt(MatchResult::orders).min().orElse(0))
        .put("longest", results.stream().mapToInt(MatchResult::orders).max().orElse(0));
    json.put("turns", rounded(mean(MatchResult::turns)));
    ObjectNode losses = json.putObject("losses");
    for (Side side : Side.values()) {
      losses
          .putObject(side.name().toLowerCase(Locale.ROOT))
          .put("steps", rounded(mean(result -> result.losses(side).steps())))
          .put("units", rounded(mean(result -> result.losses(side).units())));
    }
    json.putObject("time")
        .put("seconds", rounded(nanos / 1e9))
        .put("threads", simulation.threads())
        .put("ordersPerSecond", Math.round(ordersPerSecond()));
    return json;
  }

  /** The summary as a page of plain text. */
  public String text() {
    MatchRunner runner = simulation.runner();
    Messages messages = Messages.beside(runner.game().getClass());
    Formatter text = new Formatter(Locale.ROOT);
    text.format(
        "%s %s: %d matches, axis %s, soviet %s, seed %d\n",
        runner.game().slug(),
        runner.scenario().id(),
        results.size(),
        runner.player(Side.AXIS),
        runner.player(Side.SOVIET),
        simulation.seed());
    text.format("\n");
    text.format("%-34s %9s %8s\n", "result", "matches", "share");
    share(text, "axis wins", wins(Side.AXIS));
    share(text, "soviet wins", wins(Side.SOVIET));
    share(text, "draws", draws());
    levels()
        .forEach(
            (level, count) -> {
              int space = level.indexOf(' ');
              String words = messages.say(level.substring(space + 1), "en");
              share(text, "  " + level.substring(0, space) + ": " + words, count);
            });
    results.stream()
        .filter(result -> result.forfeit() != null)
        .collect(
            Collectors.groupingBy(
                result -> winner(result.verdict()) + " wins by forfeit: " + result.forfeit(),
                TreeMap::new,
                Collectors.counting()))
        .forEach((reason, count) -> text.format("%d x %s\n", count, reason));
    text.format("\n");
    text.format("%-34s %9s %8s\n", "mean of a match", "axis", "soviet");
    both(text, "victory points", MatchResult::points);
    both(text, "steps lost", (result, side) -> result.losses(side).steps());
    both(text, "units eliminated", (result, side) -> result.losses(side).units());
    text.format("\n");
    text.format(
        "%.1f orders a match, %.1f turns, %.1f s, %,.0f orders a second on %d threads\n",
        mean(MatchResult::orders),
        mean(MatchResult::turns),
        nanos / 1e9,
        ordersPerSecond(),
        simulation.threads());
    return text.toString();
  }

  private interface Figure {
    int of(MatchResult result, Side side);
  }

  private void both(Formatter text, String name, Figure figure) {
    text.format(
        "%-34s %9.1f %8.1f\n",
        name,
        mean(result -> figure.of(result, Side.AXIS)),
        mean(result -> figure.of(result, Side.SOVIET)));
  }

  private void share(Formatter text, String name, long count) {
    text.format("%-34s %9d %7.1f%%\n", name, count, 100.0 * count / results.size());
  }

  private static String winner(Verdict verdict) {
    Side winner = verdict.winner();
    return winner == null ? "draw" : winner.name().toLowerCase(Locale.ROOT);
  }

  private static double rounded(double value) {
    return Math.round(value * 100) / 100.0;
  }
}
