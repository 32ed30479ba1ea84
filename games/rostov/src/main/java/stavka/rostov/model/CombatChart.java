package stavka.rostov.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Limit;
import stavka.engine.battle.Odds;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/**
 * The numbers of declarations, combat and what follows it.
 *
 * @param table results with a row for each die from 0 to 11 [15.81]
 * @param mostModifier how far all changes of the die go together [15.7]
 * @param modifiers of the die, by the names of the chart
 * @param fortNearCity the modifier of a strongpoint on a line, and how near a city must be [18.37]
 * @param mandatedSteps steps that satisfy a mandated attack, or odds that do [12.42]
 * @param zoneRetreat a retreat through an enemy zone: saved up to this die, changed by these
 * @param surrender the same of units that are shut in [21.12]
 * @param retreat hexes of a retreat, and of one by order of the enemy [16.41]
 */
@Rule({"15.7", "15.81", "12.42", "21.12", "16.46"})
public record CombatChart(
    CombatTable table,
    int mostModifier,
    Map<String, Integer> modifiers,
    int fortNearCity,
    int fortCityWithin,
    int mandatedSteps,
    Odds mandatedOdds,
    Guns guns,
    Trial zoneRetreat,
    Trial surrender,
    int retreat,
    int furtherRetreat) {
  /**
   * How many guns support a fight [15.4, 22.14].
   *
   * @param least of a side's strength once all its modifiers are counted
   */
  public record Guns(
      int axisMost,
      int sovietMost,
      int sovietWithoutHeadquarters,
      int sovietWithHeadquarters,
      int least,
      int alliedMost,
      boolean alliedHalvedOutside) {}

  /** A die that succeeds up to some number, and what changes it, by the names of the chart. */
  public record Trial(int upTo, Map<String, Integer> modifiers) {
    public int modifier(String name) {
      return named(modifiers, name);
    }
  }

  /** What changes the die of combat, by its name in the chart. */
  public int modifier(String name) {
    return named(modifiers, name);
  }

  private static int named(Map<String, Integer> modifiers, String name) {
    Integer value = modifiers.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no modifier is called " + name);
    }
    return value;
  }

  static CombatChart read(Node charts) {
    Node modifiers =
        ChartNodes.said(
            charts,
            "combat_modifiers",
            "most",
            "strongpoint",
            "fortified_line",
            "strongpoint_on_line_near_city",
            "no_retreat",
            "engineers",
            "super_heavy",
            "defender_out_of_supply",
            "without_attack_supply",
            "combined_arms",
            "division_integrity",
            "overrun_marker");
    Node nearCity = modifiers.field("strongpoint_on_line_near_city").only("modifier", "within");
    Node mandated =
        ChartNodes.said(charts, "declarations", "mandated")
            .field("mandated")
            .only("steps", "odds", "rule");
    Node retreat = ChartNodes.said(charts, "retreat", "hexes", "additional");
    return new CombatChart(
        table(ChartNodes.said(charts, "combat_results", "below", "odds", "rows")),
        modifiers.field("most").integer(1, 9),
        dieModifiers(modifiers),
        nearCity.field("modifier").integer(),
        nearCity.field("within").integer(0, 9),
        mandated.field("steps").integer(1, 99),
        Odds.parse(mandated.field("odds").text()),
        guns(charts),
        trial(ChartNodes.said(charts, "retreat_through_zone", "up_to", "modifiers")),
        trial(ChartNodes.said(charts, "surrender", "up_to", "modifiers")),
        retreat.field("hexes").integer(1, 9),
        retreat.field("additional").integer(1, 9));
  }

  private static Map<String, Integer> dieModifiers(Node node) {
    Map<String, Integer> modifiers = new HashMap<>();
    node.fields()
        .forEach(
            (name, value) -> {
              if (value.isScalar() && value.text().matches("-?\\d+")) {
                modifiers.put(name, value.integer());
              }
            });
    return Map.copyOf(modifiers);
  }

  private static Trial trial(Node node) {
    return new Trial(node.field("up_to").integer(), ChartNodes.numbers(node.field("modifiers")));
  }

  private static Guns guns(Node charts) {
    Node node =
        ChartNodes.said(
            charts,
            "artillery",
            "axis_most",
            "soviet_most",
            "soviet_without_headquarters",
            "soviet_with_headquarters",
            "least",
            "allied_axis");
    Node allied = node.field("allied_axis").only("most", "halved_outside", "provenance", "why");
    return new Guns(
        node.field("axis_most").integer(0, 99),
        node.field("soviet_most").integer(0, 99),
        node.field("soviet_without_headquarters").integer(0, 99),
        node.field("soviet_with_headquarters").integer(0, 99),
        node.field("least").integer(0, 9),
        allied.field("most").integer(0, 99),
        allied.field("halved_outside").flag());
  }

  /** A ten-sided die, rows from 0 to 11: a die changed beyond them reads the row at the end. */
  private static CombatTable table(Node node) {
    List<Odds> columns = node.field("odds").texts().stream().map(Odds::parse).toList();
    List<List<String>> rows = new ArrayList<>();
    for (Node row : node.field("rows").items()) {
      row.only("die", "results").field("die").integer(rows.size(), rows.size());
      List<String> results = row.field("results").texts();
      if (results.size() != columns.size()) {
        throw row.bad("a row of " + results.size() + " under " + columns.size() + " columns");
      }
      rows.add(results);
    }
    return new CombatTable(columns, Die.SIDES, 0, rows, Limit.NONE, new Limit(0, rows.size() - 1));
  }
}
