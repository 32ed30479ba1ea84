package stavka.rostov.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;

/**
 * Lines of supply, attack points, bases and railways.
 *
 * @param line hexes of a line across country, and of a short one [6.22]
 * @param roadNet hexes of main road from a railway, and in bad weather [6.31]
 * @param reliefHexes hexes that one supply counter relieves, and how far off [6.53]
 * @param outMovement what those out of supply lose of their allowance, in half points [6.71]
 * @param portUnits units that a port feeds by sea [6.54]
 * @param baseBecomes the sort of counter that a base's staff become [6.95]
 */
@Rule({"6.22", "6.31", "6.53", "6.81", "11.13"})
public record SupplyChart(
    int line,
    int shortLine,
    int roadNet,
    int shortRoadNet,
    int reliefHexes,
    int reliefLine,
    int outMovement,
    int portUnits,
    Map<Weather, Integer> axisPoints,
    List<Charts.Band> sovietPoints,
    int sovietBadWeather,
    int sovietLeast,
    int pointsAtBase,
    String baseBecomes,
    List<Charts.Band> axisCapacity,
    double snowCapacity,
    List<Charts.Band> sovietCapacity,
    Map<String, Integer> railWeights) {

  static SupplyChart read(Node charts) {
    Node supply =
        ChartNodes.said(
            charts,
            "supply",
            "bad_weather",
            "line",
            "road_net",
            "temporary",
            "out_of_supply_movement",
            "ports");
    Node line = supply.field("line").only("normal", "short", "rule");
    Node net = supply.field("road_net").only("normal", "bad_weather", "rule");
    Node relief = supply.field("temporary").only("hexes", "line", "rule");
    Node points = ChartNodes.said(charts, "attack_supply", "axis", "soviet");
    Node soviet = points.field("soviet").only("bands", "bad_weather", "least");
    Node capacity = charts.field("rail").field("capacity").only("axis", "axis_snow", "soviet");
    return new SupplyChart(
        line.field("normal").integer(1, 99),
        line.field("short").integer(1, 99),
        net.field("normal").integer(1, 99),
        net.field("bad_weather").integer(1, 99),
        relief.field("hexes").integer(1, 99),
        relief.field("line").integer(1, 99),
        ChartNodes.halves(supply.field("out_of_supply_movement")),
        supply.field("ports").field("units").integer(0, 99),
        axis(points.field("axis")),
        ChartNodes.bands(soviet.field("bands")),
        soviet.field("bad_weather").integer(),
        soviet.field("least").integer(0, 9),
        charts.field("bases").field("points_a_turn").integer(0, 9),
        charts.field("bases").field("given_up").field("substitute").text(),
        ChartNodes.bands(capacity.field("axis")),
        capacity.field("axis_snow").number(),
        ChartNodes.bands(capacity.field("soviet")),
        weights(charts.field("rail").field("weights")));
  }

  private static Map<Weather, Integer> axis(Node node) {
    Map<Weather, Integer> points = new EnumMap<>(Weather.class);
    for (Weather weather : Weather.values()) {
      points.put(weather, node.field(Node.written(weather)).integer(0, 99));
    }
    return points;
  }

  private static Map<String, Integer> weights(Node node) {
    node.only("none", "column", "dump", "train", "railway_gun", "provenance", "rule");
    return Map.of(
        "none", node.field("none").integer(0, 9),
        "column", node.field("column").integer(0, 9),
        "dump", node.field("dump").integer(0, 9),
        "train", node.field("train").integer(0, 9),
        "railway_gun", node.field("railway_gun").integer(0, 9));
  }

  /** Attack points that a side receives on a turn where the scenario does not say. */
  @Rule("6.81")
  public int points(Side side, int turn, Sky sky) {
    if (side == Side.AXIS) {
      return Objects.requireNonNull(axisPoints.get(sky.weather()));
    }
    int points = Charts.Band.at(sovietPoints, turn) + (sky.bad() ? sovietBadWeather : 0);
    return Math.max(sovietLeast, points);
  }

  /** Rail capacity of a side on a turn where the scenario does not say. */
  @Rule("11.13")
  public int capacity(Side side, int turn, Sky sky) {
    if (side == Side.SOVIET) {
      return Charts.Band.at(sovietCapacity, turn);
    }
    int points = Charts.Band.at(axisCapacity, turn);
    boolean snow = sky.weather() == Weather.SNOW || sky.weather() == Weather.ARCTIC;
    return snow ? (int) (points * snowCapacity) : points;
  }
}
