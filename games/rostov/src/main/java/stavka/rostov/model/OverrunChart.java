package stavka.rostov.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/**
 * Overruns.
 *
 * @param german least odds of Germans, of stacks with others, against cities and fortifications
 * @param mostModifier how far all changes of the die go together
 * @param odds what better odds change the die by, the least first
 * @param pushedBack hexes that the overrun are pushed back
 */
@Rule({"11.42", "11.43"})
public record OverrunChart(
    int german,
    int other,
    int fortified,
    int mostModifier,
    List<Result> results,
    List<Better> odds,
    Map<String, Integer> modifiers,
    int pushedBack) {
  public OverrunChart {
    results = List.copyOf(results);
    odds = List.copyOf(odds);
    modifiers = Map.copyOf(modifiers);
  }

  /** What comes of a die up to some number. */
  public record Result(int upTo, boolean success, int defenderLoses, int attackerLoses) {}

  /** What odds of so many to one or more change the die by. */
  public record Better(int odds, int modifier) {}

  /** The result of a die with its modifiers. */
  public Result result(int die) {
    for (Result result : results) {
      if (die <= result.upTo()) {
        return result;
      }
    }
    return results.getLast();
  }

  static OverrunChart read(Node charts) {
    Node node =
        ChartNodes.said(
            charts,
            "overrun",
            "least_odds",
            "most_modifier",
            "results",
            "odds_modifiers",
            "modifiers",
            "pushed_back");
    Node least = node.field("least_odds").only("german", "other", "fortified");
    List<Result> results = new ArrayList<>();
    for (Node row : node.field("results").items()) {
      row.only("up_to", "success", "defender_loses", "attacker_loses");
      results.add(
          new Result(
              row.field("up_to").integer(),
              row.field("success").flag(),
              row.field("defender_loses").integer(0, 9),
              row.field("attacker_loses").integer(0, 9)));
    }
    List<Better> odds = new ArrayList<>();
    for (Node row : node.field("odds_modifiers").items()) {
      row.only("odds", "modifier");
      odds.add(new Better(row.field("odds").integer(1, 99), row.field("modifier").integer()));
    }
    return new OverrunChart(
        least.field("german").integer(1, 99),
        least.field("other").integer(1, 99),
        least.field("fortified").integer(1, 99),
        node.field("most_modifier").integer(0, 9),
        results,
        odds,
        ChartNodes.numbers(node.field("modifiers")),
        node.field("pushed_back").integer(1, 9));
  }
}
