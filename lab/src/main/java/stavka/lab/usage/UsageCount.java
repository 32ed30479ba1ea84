package stavka.lab.usage;

import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import stavka.engine.play.Game;
import stavka.engine.rule.Rulebook;
import stavka.lab.options.OrderExceptions;
import stavka.lab.options.OrderOptions;

/**
 * How often matches met each option of an order, each type of event and each numbered rule.
 *
 * @param options by name, see {@link OrderOptions}
 * @param events by the type that records give them
 * @param rules cited by events, their tallies and the decisions of the match
 */
public record UsageCount(
    SortedMap<String, Integer> options,
    SortedMap<String, Integer> events,
    SortedMap<String, Integer> rules) {

  public UsageCount() {
    this(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
  }

  static void count(Map<String, Integer> counts, String name) {
    counts.merge(name, 1, Integer::sum);
  }

  /** Returns the counts of several matches together. */
  public static UsageCount sum(Collection<UsageCount> matches) {
    UsageCount sum = new UsageCount();
    for (UsageCount match : matches) {
      match.options.forEach((name, times) -> sum.options.merge(name, times, Integer::sum));
      match.events.forEach((name, times) -> sum.events.merge(name, times, Integer::sum));
      match.rules.forEach((name, times) -> sum.rules.merge(name, times, Integer::sum));
    }
    return sum;
  }

  /** Returns the known options that no order took. */
  public SortedSet<String> unused(Game game) {
    SortedSet<String> unused = new TreeSet<>(OrderOptions.known(game));
    unused.removeAll(options.keySet());
    return unused;
  }

  /**
   * Returns the unused options for which the game gives no reason. An option that is never offered
   * cannot be used either; that of an unused type counts with its type.
   *
   * @param seldom whether it is reason enough that bots take an option seldom
   */
  public SortedSet<String> unexplained(Game game, OrderExceptions exceptions, boolean seldom) {
    SortedSet<String> unused = unused(game);
    SortedSet<String> left = new TreeSet<>(unused);
    left.removeIf(
        option ->
            OrderExceptions.lists(exceptions.notUsed(), option)
                || OrderExceptions.lists(exceptions.notOffered(), option)
                || (seldom && OrderExceptions.lists(exceptions.seldom(), option))
                || (option.indexOf('.') >= 0 && unused.contains(OrderOptions.typeOf(option))));
    return left;
  }

  /** Returns the numbered rules that no event, tally or decision cited. */
  public SortedSet<String> unmetRules(Game game) {
    SortedSet<String> unmet = new TreeSet<>();
    for (Rulebook.Entry entry : game.rulebook().entries()) {
      if (entry.kind() == Rulebook.Kind.RULE && !rules.containsKey(entry.id())) {
        unmet.add(entry.id());
      }
    }
    return unmet;
  }
}
