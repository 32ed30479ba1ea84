package stavka.rostov.model;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/** The table of terrain: prices in half points and what ground does to those who fight for it. */
@Rule("10.7")
public final class TerrainChart {
  /** Stands for a price that the chart does not give. */
  public static final int NONE = -1;

  private static final int OTHERS = 0;
  private static final int MOTOR = 1;

  /**
   * A terrain.
   *
   * @param prices by weather, of others and of motorised units; null for water
   * @param redInRain what Soviet armour pays in rain instead
   * @param alongRail what less woods cost along a railway
   * @param byWayAlone the weathers in which motorised units keep to its ways [10.78]
   * @param overrunIn the weathers in which it can be overrun; empty for always
   * @param modifier of the die of combat [15.61]
   */
  public record Ground(
      Map<Weather, int[]> prices,
      int redInRain,
      int alongRail,
      Set<Weather> byWayAlone,
      boolean halvesAttackOut,
      boolean halvesGunsInto,
      Set<Weather> overrunIn,
      boolean halvesArmour,
      boolean zonesEnter,
      int modifier) {}

  /**
   * A hexside.
   *
   * @param extra by weather while the water is open
   */
  public record Border(
      Map<Weather, Integer> extra,
      int frozenExtra,
      boolean wholeMovement,
      boolean closed,
      boolean halvesAttackers,
      int extraForEnemy,
      int modifier,
      int frozenModifier) {}

  /**
   * A road.
   *
   * @param price by weather
   * @param intoClear by weather where the hex entered is clear or wooded, of others and of
   *     motorised units
   */
  private record Road(Map<Weather, Integer> price, Map<Weather, int[]> intoClear) {}

  private final Map<Terrain, Ground> grounds = new EnumMap<>(Terrain.class);
  private final Map<SideFeature, Border> borders = new EnumMap<>(SideFeature.class);
  private final Map<Way, Road> roads = new EnumMap<>(Way.class);
  private final int lakeUntil;
  private final int villageModifier;
  private final Set<Weather> villageIn;
  private final int fortExtra;
  private final int fortModifier;

  public TerrainChart(Node node) {
    node.only(
        "provenance", "why", "hexes", "village", "hexsides", "roads", "strongpoint", "frozen");
    for (Node row : node.field("hexes").items()) {
      grounds.put(row.field("id").choice(Terrain.class), ground(row));
    }
    int reservoir = 0;
    for (Node row : node.field("hexsides").items()) {
      borders.put(row.field("id").choice(SideFeature.class), border(row));
      reservoir = Math.max(reservoir, number(row, "lake_until"));
    }
    this.lakeUntil = reservoir;
    for (Node row : node.field("roads").items()) {
      row.only("id", "name", "cost", "clear_terrain_cost", "provenance", "rule");
      roads.put(row.field("id").choice(Way.class), road(row));
    }
    Node village = node.field("village").only("name", "modifier", "in", "why");
    this.villageModifier = village.field("modifier").integer();
    this.villageIn = weathers(village.field("in"));
    Node fort = node.field("strongpoint").only("extra_for_enemy", "modifier", "rule");
    this.fortExtra = half(fort.field("extra_for_enemy"));
    this.fortModifier = fort.field("modifier").integer();
  }

  private static int half(Node node) {
    return (int) Math.round(2 * node.number());
  }

  private static int number(Node row, String name) {
    return row.optional(name).map(Node::integer).orElse(0);
  }

  private static boolean flag(Node row, String name) {
    return row.optional(name).map(Node::flag).orElse(false);
  }

  private static Set<Weather> weathers(Node list) {
    Set<Weather> weathers = EnumSet.noneOf(Weather.class);
    list.items().forEach(item -> weathers.add(item.choice(Weather.class)));
    return weathers;
  }

  private static Set<Weather> weathersOf(Node row, String name) {
    return row.optional(name).map(TerrainChart::weathers).orElse(EnumSet.noneOf(Weather.class));
  }

  /** Prices by weather: one for all, or one for others and one for motorised units. */
  private static Map<Weather, int[]> pairs(@Nullable Node costs) {
    Map<Weather, int[]> prices = new EnumMap<>(Weather.class);
    if (costs != null) {
      costs.only("clear", "rain", "frost", "snow", "arctic");
      for (Weather weather : Weather.values()) {
        costs.optional(Node.written(weather)).ifPresent(cost -> prices.put(weather, pair(cost)));
      }
    }
    return prices;
  }

  private static int[] pair(Node cost) {
    return cost.isScalar()
        ? new int[] {half(cost), half(cost)}
        : cost.items(2).stream().mapToInt(TerrainChart::half).toArray();
  }

  private static Map<Weather, Integer> singles(@Nullable Node costs) {
    Map<Weather, Integer> prices = new EnumMap<>(Weather.class);
    pairs(costs).forEach((weather, pair) -> prices.put(weather, pair[OTHERS]));
    return prices;
  }

  private static Ground ground(Node row) {
    row.only(
        "id",
        "name",
        "cost",
        "extra",
        "over",
        "soviet_armour_in_rain",
        "along_rail",
        "motorised_by_way_alone",
        "attack_out_of_it_halved",
        "artillery_into_it_halved",
        "overrun_in",
        "attacking_armour_halved",
        "zones_enter",
        "flotillas_alone",
        "modifier");
    return new Ground(
        pairs(row.optional("cost").or(() -> row.optional("extra")).orElse(null)),
        row.optional("soviet_armour_in_rain").map(TerrainChart::half).orElse(NONE),
        row.optional("along_rail").map(TerrainChart::half).orElse(0),
        weathersOf(row, "motorised_by_way_alone"),
        flag(row, "attack_out_of_it_halved"),
        flag(row, "artillery_into_it_halved"),
        weathersOf(row, "overrun_in"),
        flag(row, "attacking_armour_halved"),
        row.optional("zones_enter").map(Node::flag).orElse(true),
        row.field("modifier").integer());
  }

  private static Border border(Node row) {
    row.only(
        "id",
        "name",
        "extra",
        "frozen_extra",
        "whole_movement",
        "closed",
        "attackers_halved",
        "extra_for_enemy",
        "modifier",
        "frozen_modifier",
        "lake_until",
        "then",
        "why");
    return new Border(
        singles(row.optional("extra").orElse(null)),
        row.optional("frozen_extra").map(TerrainChart::half).orElse(0),
        flag(row, "whole_movement"),
        flag(row, "closed"),
        flag(row, "attackers_halved"),
        row.optional("extra_for_enemy").map(TerrainChart::half).orElse(0),
        number(row, "modifier"),
        number(row, "frozen_modifier"));
  }

  private static Road road(Node row) {
    return new Road(
        singles(row.field("cost")), pairs(row.optional("clear_terrain_cost").orElse(null)));
  }

  public Ground ground(Terrain terrain) {
    return Objects.requireNonNull(grounds.get(terrain));
  }

  public Border border(SideFeature feature) {
    return Objects.requireNonNull(borders.get(feature));
  }

  /** What ground costs in a weather, in half points; what woods add to it is {@link #woods}. */
  @Rule("10.72")
  public int price(Terrain terrain, Weather weather, Gait gait) {
    Terrain bare = terrain == Terrain.WOODS ? Terrain.CLEAR : terrain;
    Ground ground = ground(bare);
    if (gait == Gait.RED && weather == Weather.RAIN && ground.redInRain() != NONE) {
      return ground.redInRain();
    }
    int[] pair = ground.prices().get(weather);
    return pair == null ? NONE : pair[gait.motor() ? MOTOR : OTHERS];
  }

  /** What woods add to the ground they stand on. */
  @Rule("10.72")
  public int woods(Weather weather, Gait gait) {
    int[] pair = Objects.requireNonNull(ground(Terrain.WOODS).prices().get(weather));
    return pair[gait.motor() ? MOTOR : OTHERS];
  }

  /** What a road costs by itself; {@link #NONE} where the ground of the hex is paid instead. */
  @Rule("10.75")
  public int road(Way way, Weather weather, Terrain into, Gait gait) {
    Road road = Objects.requireNonNull(roads.get(way));
    // In rain a minor road through woods costs as one through open ground.
    boolean open = into == Terrain.CLEAR || (into == Terrain.WOODS && weather == Weather.RAIN);
    int[] clear = open ? road.intoClear().get(weather) : null;
    if (clear != null) {
      return clear[gait == Gait.RED ? OTHERS : gait.motor() ? MOTOR : OTHERS];
    }
    return road.price().getOrDefault(weather, NONE);
  }

  /** The last turn on which the reservoir is a lake. */
  public int lakeUntil() {
    return lakeUntil;
  }

  /** What a village changes the die of combat by in some weather. */
  @Rule("15.61")
  public int village(Weather weather) {
    return villageIn.contains(weather) ? villageModifier : 0;
  }

  public int fortExtra() {
    return fortExtra;
  }

  public int fortModifier() {
    return fortModifier;
  }
}
