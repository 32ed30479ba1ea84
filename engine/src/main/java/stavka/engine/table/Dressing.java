package stavka.engine.table;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rulebook;

/**
 * How a game wants its things shown, so that the page need not know any game.
 *
 * @param signs by code, how a mark on a hex or a feature of the map is drawn, by the names of signs
 *     the page knows
 * @param citations by subject, the rule the page quotes where it says something of its own about it
 * @param areas by scenario, the region of the map it is played on; none for the whole map
 * @param borders regions of the map whose border is drawn and named
 * @param counters how counters look, line by line: what a later one says of a counter wins
 * @param opponent the bot a newcomer is offered, by name, or null
 * @param tourSeat the scenario and side the tour is written for; null for the first scenario and
 *     the Soviets
 * @param tour the steps of a guided first turn; none if there is no tour
 */
public record Dressing(
    SortedMap<String, String> signs,
    SortedMap<String, String> citations,
    SortedMap<String, String> areas,
    List<Border> borders,
    List<CounterLook> counters,
    @Nullable String opponent,
    @Nullable TourSeat tourSeat,
    List<TourStep> tour) {
  /** A game that leaves it all to the page. */
  public static final Dressing NONE =
      new Dressing(
          new TreeMap<>(),
          new TreeMap<>(),
          new TreeMap<>(),
          List.of(),
          List.of(),
          null,
          null,
          List.of());

  public Dressing {
    signs = Collections.unmodifiableSortedMap(new TreeMap<>(signs));
    citations = Collections.unmodifiableSortedMap(new TreeMap<>(citations));
    areas = Collections.unmodifiableSortedMap(new TreeMap<>(areas));
    borders = List.copyOf(borders);
    counters = List.copyOf(counters);
    tour = List.copyOf(tour);
  }

  /** The same for a game whose scenarios are played on parts of its map. */
  public Dressing within(SortedMap<String, String> regions) {
    return new Dressing(signs, citations, regions, borders, counters, opponent, tourSeat, tour);
  }

  /**
   * @param region of the map
   * @param inside what is written along the border inside it
   * @param outside and outside
   */
  public record Border(String region, Rulebook.Text inside, Rulebook.Text outside) {}

  /**
   * What counters look like that fit a description.
   *
   * @param when side, nation, kind, symbol or label they have; a label is a pattern with {number}
   *     and {parent} in it
   * @param as body, fill, sign, number, parent, star or role, by the names the page knows
   */
  public record CounterLook(SortedMap<String, String> when, SortedMap<String, String> as) {
    public CounterLook {
      when = Collections.unmodifiableSortedMap(new TreeMap<>(when));
      as = Collections.unmodifiableSortedMap(new TreeMap<>(as));
    }
  }

  /** Where a tour is taken: a scenario by its id, a side as written. */
  public record TourSeat(String scenario, String side) {}

  /**
   * A card of the tour.
   *
   * @param done what must have come true for the tour to go on by itself; null if the player says
   *     when
   * @param skip when there is nothing to say any more, or null
   * @param spot what on the page it points at, or null
   * @param look a hex of the map to show, by its number, or null
   */
  public record TourStep(
      String id,
      Rulebook.Text title,
      Rulebook.Text text,
      @Nullable String done,
      @Nullable String skip,
      @Nullable String spot,
      @Nullable String look) {}
}
