package stavka.lab.offered;

import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import stavka.engine.play.Game;
import stavka.lab.options.OrderExceptions;
import stavka.lab.options.OrderOptions;

/**
 * The options of orders that were offered to players and those that were accepted, of a match or of
 * many.
 */
public final class OfferedTally {
  private final SortedMap<String, Integer> offered = new TreeMap<>();
  private final SortedMap<String, String> accepted = new TreeMap<>();

  /** Counts the options that one position offers. */
  public void offers(Set<String> options) {
    options.forEach(option -> offered.merge(option, 1, Integer::sum));
  }

  /**
   * Keeps an option that the umpire accepts.
   *
   * @param example of an order with it, and where it was accepted
   */
  public void accepts(String option, String example) {
    accepted.putIfAbsent(option, example);
  }

  /** Adds what another match met. */
  public void add(OfferedTally other) {
    other.offered.forEach((option, times) -> offered.merge(option, times, Integer::sum));
    other.accepted.forEach(accepted::putIfAbsent);
  }

  /** Returns in how many positions each option was offered. */
  public SortedMap<String, Integer> offered() {
    return new TreeMap<>(offered);
  }

  /** Returns the options that were accepted and never offered, each with an example. */
  public SortedMap<String, String> unlisted() {
    SortedMap<String, String> unlisted = new TreeMap<>(accepted);
    unlisted.keySet().removeAll(offered.keySet());
    return unlisted;
  }

  /** Returns the unlisted options for which the game gives no reason. */
  public SortedMap<String, String> unexplained(OrderExceptions exceptions) {
    SortedMap<String, String> unlisted = unlisted();
    unlisted.keySet().removeIf(option -> OrderExceptions.lists(exceptions.notOffered(), option));
    return unlisted;
  }

  /** Returns the options that the game is known to have and that were never offered. */
  public SortedSet<String> neverOffered(Game game) {
    SortedSet<String> never = new TreeSet<>(OrderOptions.known(game));
    never.removeAll(offered.keySet());
    return never;
  }
}
