package stavka.rostov.model;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/**
 * What engineers and railwaymen do.
 *
 * @param conversion points of conversion that the Axis has each turn
 * @param railheadMost points that one railhead takes in a turn
 * @param railHex points for a hex, for one of marsh or swamp, and for any in bad weather
 * @param blownUpTo the die up to which a bridge is blown, and by engineers
 * @param enemyWithin how near the enemy must be for a bridge to be blown
 * @param mendedUpTo the die up to which a bridge is mended
 * @param afterFailure what a failure adds to the die of those who mend
 * @param extraWithin how far from a major city extra strongpoints stand
 * @param axisFrom the turn from which the Axis builds strongpoints
 */
@Rule({"7.21", "18.34", "19.21", "19.22", "23.22"})
public record LabourChart(
    List<Charts.Band> conversion,
    int railheadMost,
    int railHex,
    int railMarsh,
    int railBadWeather,
    int blownUpTo,
    int engineersBlowUpTo,
    int enemyWithin,
    int mendedUpTo,
    int afterFailure,
    int extraWithin,
    int axisFrom) {
  static LabourChart read(Node charts) {
    Node rail =
        charts
            .field("rail")
            .field("conversion")
            .only(
                "bands",
                "most_a_railhead",
                "cost",
                "cost_marsh",
                "cost_bad_weather",
                "kept",
                "rule");
    Node bridges = ChartNodes.said(charts, "bridges", "blown", "repaired");
    Node blown = bridges.field("blown");
    Node mended = bridges.field("repaired").only("up_to", "after_a_failure");
    Node forts = charts.field("fortifications");
    return new LabourChart(
        ChartNodes.bands(rail.field("bands")),
        rail.field("most_a_railhead").integer(1, 99),
        rail.field("cost").integer(1, 9),
        rail.field("cost_marsh").integer(1, 9),
        rail.field("cost_bad_weather").integer(1, 9),
        blown.field("up_to").integer(0, Die.SIDES),
        blown.field("engineers_up_to").integer(0, Die.SIDES),
        blown.field("enemy_within").integer(0, 99),
        mended.field("up_to").integer(0, Die.SIDES),
        mended.field("after_a_failure").integer(0, 9),
        forts.field("extra_near_city").integer(0, 99),
        forts.field("axis_from").field("turn").integer(1, 99));
  }

  /** Points of conversion on a turn where the scenario has no number of its own. */
  @Rule("19.21")
  public int conversion(int turn) {
    return Charts.Band.at(conversion, turn);
  }

  /** What it costs to convert a hex. */
  @Rule("19.21")
  public int price(Terrain terrain, Sky sky) {
    int price = terrain.wet() ? railMarsh : railHex;
    return sky.bad() ? Math.max(price, railBadWeather) : price;
  }
}
