package stavka.kharkov.model;

import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.PlainRecords;
import stavka.operational.model.DataFiles;

/**
 * Numbers that the rules quote, as the charts give them.
 *
 * @param stack combat units that may stand on a hex [8.1]
 * @param disengagement what leaving an enemy zone costs, in half points [6.6]
 * @param infiltration the last turn on which Soviet units slip out of zones [6.8]
 * @param loneHq what a headquarters alone defends with [10.14]
 */
public record Limits(
    int stack,
    int disengagement,
    int infiltration,
    int loneHq,
    Rail rail,
    Lines lines,
    Reserves reserves,
    South south) {
  private static final int MOST = 999;

  /** How far a unit goes by rail, and how many of a side in a turn. */
  @Rule({"6.44", "6.45"})
  public record Rail(int hexes, int axisUnits, int sovietUnits) {
    public int units(Side side) {
      return side == Side.AXIS ? axisUnits : sovietUnits;
    }
  }

  /**
   * Axis supply lines.
   *
   * @param roadEnd a road hex that leads to the rear, beside those on the west edge
   * @param donetsFreeRows rows from the north in which lines cross the Donets freely
   */
  @Rule({"11.32", "11.33", "11.35"})
  public record Lines(int city, int road, String roadEnd, int donetsFreeRows) {}

  /**
   * Soviet reserves.
   *
   * @param within how far from its marker a unit is placed
   * @param keepAway how far from Axis units a marker stays
   * @param fewThrough the last turn on which only a few are committed
   */
  @Rule({"6.72", "6.73", "6.74", "6.76"})
  public record Reserves(int within, int keepAway, int fromTurn, int few, int fewThrough) {}

  /**
   * The Axis south.
   *
   * @param wakes the turn at whose start it wakes at the latest
   * @param ninthArmyFrom the turn from which committing the 9th Army's reserve no longer wakes it
   */
  @Rule({"6.55", "6.56"})
  public record South(int wakes, int ninthArmyFrom) {}

  static Limits read(Node charts) {
    Node limits = charts.field("limits");
    return new Limits(
        limits.field("stacking").field("units").integer(1, 99),
        DataFiles.halfPoints(limits.field("disengagement").field("points")),
        limits.field("infiltration").field("last_turn").integer(0, 99),
        limits.field("hq").field("lone_defence").integer(0, 99),
        rail(charts.field("rail")),
        PlainRecords.read(limits.field("supply"), Lines.class, 0, MOST),
        reserves(limits.field("reserves")),
        south(limits.field("south")));
  }

  private static Rail rail(Node node) {
    Node units = node.field("units");
    return new Rail(
        node.field("hexes").integer(0, MOST),
        units.field("axis").integer(0, 99),
        units.field("soviet").integer(0, 99));
  }

  private static Reserves reserves(Node node) {
    return new Reserves(
        node.field("placed_within").integer(0, 20),
        node.field("keep_away").integer(1, MOST),
        node.field("from_turn").integer(1, 99),
        node.field("few").integer(0, 99),
        node.field("few_through_turn").integer(0, 99));
  }

  private static South south(Node node) {
    return new South(
        node.field("wakes_on_turn").integer(1, 99),
        node.field("ninth_army_reserve_from_turn").integer(0, 99));
  }
}
