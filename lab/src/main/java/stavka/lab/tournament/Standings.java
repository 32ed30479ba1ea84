package stavka.lab.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stavka.ai.Bot;
import stavka.engine.value.Side;
import stavka.lab.stats.Interval;
import stavka.lab.stats.Quantiles;
import tools.jackson.databind.node.ObjectNode;

/** What a tournament came to. Everything but the times is decided by the seed. */
public final class Standings {

  /** How one bot fared on a side. */
  record Seat(Tally tally, double points, double enemyPoints) {}

  /**
   * How one bot fared.
   *
   * @param micros the processor time of its turns
   */
  record Rank(String bot, Interval elo, Seat axis, Seat soviet, Quantiles micros) {
    Tally tally() {
      return axis.tally().plus(soviet.tally());
    }
  }

  /** How two bots fared against one another, from the first one's side. */
  record Pairing(String bot, String rival, Tally axis, Tally soviet, Interval elo) {}

  private final Tournament tournament;
  private final List<BoutResult> results;
  private final List<Rank> ranks;
  private final List<Pairing> pairings;
  private final Interval axisAdvantage;

  Standings(Tournament tournament, List<BoutResult> results) {
    this.tournament = tournament;
    this.results = results;
    List<String> bots = tournament.bots().stream().map(Bot::name).toList();
    Elo elo = new Elo(bots, results);
    SequencedMap<String, Interval> ratings = elo.ratings();
    this.axisAdvantage = elo.axisAdvantage();
    this.ranks =
        bots.stream()
            .map(bot -> rank(bot, Objects.requireNonNull(ratings.get(bot))))
            .sorted(Comparator.comparingDouble((Rank rank) -> -rank.elo().value()))
            .toList();
    this.pairings = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i++) {
      for (int j = i + 1; j < ranks.size(); j++) {
        pairings.add(pairing(ranks.get(i).bot(), ranks.get(j).bot(), elo));
      }
    }
  }

  Tournament tournament() {
    return tournament;
  }

  /** Why matches were lost outside the rules, and how many for each reason. */
  SortedMap<String, Long> forfeits() {
    return results.stream()
        .flatMap(result -> Stream.ofNullable(result.forfeit()))
        .collect(Collectors.groupingBy(reason -> reason, TreeMap::new, Collectors.counting()));
  }

  int matches() {
    return results.size();
  }

  /** The bots, best first. */
  List<Rank> ranks() {
    return ranks;
  }

  List<Pairing> pairings() {
    return pairings;
  }

  Interval axisAdvantage() {
    return axisAdvantage;
  }

  private Rank rank(String bot, Interval rating) {
    IntStream micros =
        results.stream()
            .flatMap(
                result ->
                    List.of(Side.values()).stream()
                        .filter(side -> result.player(side).equals(bot))
                        .flatMap(side -> result.micros(side).stream()))
            .mapToInt(Integer::intValue);
    return new Rank(
        bot, rating, seat(bot, Side.AXIS), seat(bot, Side.SOVIET), new Quantiles(micros));
  }

  private Seat seat(String bot, Side side) {
    List<BoutResult> played =
        results.stream().filter(result -> result.player(side).equals(bot)).toList();
    return new Seat(Tally.of(played, side), mean(played, side), mean(played, side.enemy()));
  }

  private static double mean(List<BoutResult> results, Side side) {
    return results.stream().mapToInt(result -> result.points(side)).average().orElse(0);
  }

  private Pairing pairing(String bot, String rival, Elo elo) {
    return new Pairing(
        bot,
        rival,
        Tally.of(between(bot, rival), Side.AXIS),
        Tally.of(between(rival, bot), Side.SOVIET),
        elo.difference(bot, rival));
  }

  private List<BoutResult> between(String axis, String soviet) {
    return results.stream()
        .filter(each -> each.bout().axis().equals(axis) && each.bout().soviet().equals(soviet))
        .toList();
  }

  /** For programs. */
  public ObjectNode json() {
    return new StandingsText(this).json();
  }

  /** For people. */
  public String text() {
    return new StandingsText(this).text();
  }
}
