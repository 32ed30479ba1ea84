package stavka.redstar.model;

import java.util.Map;
import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.move.StepTable;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** What the rules ask of the map, worked out once into tables. */
public final class RedStarGround {
  public static final String RIVER = "river";
  public static final String MAJOR_RIVER = "major-river";
  public static final String SEA = "sea";
  public static final String LAKE = "lake";
  public static final String ICE = "ice";
  public static final String CAUSEWAY = "causeway";
  public static final String RAIL = "rail";
  public static final String FORTRESS = "fortress";
  private static final String SWAMP = "swamp";
  private static final String WOODS = "woods";
  private static final String MINOR_CITY = "minor-city";

  /** What the siege artillery pays for each of its three hexes, in half points [3.3.6]. */
  public static final int TRACK_STEP = 2;

  /** Side, weather and the state of the fortress: two of each for every gait. */
  private static final int VARIANTS = 8;

  private final HexMap map;
  private final HexGrid grid;
  private final TerrainChart chart;
  private final HexSet arctic;
  private final HexSet sovietUnion;
  private final HexSet land;
  private final HexSet rails;

  /** For each hex a bit for each direction in which something lies on the hexside. */
  private final byte[] water;

  private final byte[] ice;
  private final byte[] rivers;
  private final byte[] majorRivers;
  private final byte[] causeways;
  private final StepTable[] steps = new StepTable[Gait.values().length * VARIANTS];
  private final StepTable track;

  public RedStarGround(HexMap map, TerrainChart chart) {
    this.map = map;
    this.grid = map.grid();
    this.chart = chart;
    this.arctic = map.region("arctic");
    this.sovietUnion = map.region("soviet-union");
    this.land = HexSet.where(grid, hex -> !effects(hex).cost().isEmpty());
    this.rails = HexSet.where(grid, hex -> map.onNetwork(RAIL, hex));
    this.water = sidesWith(SEA, LAKE);
    this.ice = sidesWith(ICE);
    this.rivers = sidesWith(RIVER);
    this.majorRivers = sidesWith(MAJOR_RIVER);
    this.causeways = sidesWith(CAUSEWAY);
    for (Gait gait : Gait.values()) {
      for (Side side : Side.values()) {
        for (boolean snow : new boolean[] {false, true}) {
          for (boolean razed : new boolean[] {false, true}) {
            steps[index(gait, side, snow, razed)] = price(gait, side, snow, razed);
          }
        }
      }
    }
    this.track =
        StepTable.of(
            grid, (from, direction, to) -> map.linked(RAIL, from, direction) ? TRACK_STEP : 0);
  }

  private static int index(Gait gait, Side side, boolean snow, boolean razed) {
    return gait.ordinal() * VARIANTS + side.ordinal() * 4 + (snow ? 2 : 0) + (razed ? 1 : 0);
  }

  private byte[] sidesWith(String... features) {
    byte[] sides = new byte[grid.size()];
    for (int side = 0; side < sides.length * HexGrid.DIRECTIONS; side++) {
      int hex = side / HexGrid.DIRECTIONS;
      int direction = side % HexGrid.DIRECTIONS;
      for (String feature : features) {
        sides[hex] |= (byte) (map.sideHas(hex, direction, feature) ? 1 << direction : 0);
      }
    }
    return sides;
  }

  private static boolean on(byte[] sides, int hex, int direction) {
    return (sides[hex] & (1 << direction)) != 0;
  }

  private StepTable price(Gait gait, Side side, boolean snow, boolean razed) {
    return StepTable.of(
        grid,
        (from, direction, to) ->
            crossable(gait, side, snow, from, direction, to)
                ? 2 * points(gait, side, terrain(to, snow, razed), snow, from, direction, to)
                : 0);
  }

  /** Whether a step can be made at all: not over sea and lake, but for ice [3.3.4, 3.3.5]. */
  @Rule({"3.3.4", "3.3.5"})
  public boolean crossable(Gait gait, Side side, boolean snow, int from, int direction, int to) {
    return land.has(from)
        && land.has(to)
        && (!barred(from, direction) || crossesIce(gait, side, snow, from, direction));
  }

  /** What a hex counts as: swamps are woods in snow, a razed fortress is a minor city. */
  @Rule({"13.0.3", "7.4.3"})
  private String terrain(int hex, boolean snow, boolean razed) {
    String terrain = terrain(hex);
    if (snow && terrain.equals(SWAMP)) {
      return WOODS;
    }
    return razed && terrain.equals(FORTRESS) ? MINOR_CITY : terrain;
  }

  /** What a step costs in whole points: the hexside, then the hex. */
  @Rule({"3.1.4", "3.1.5", "3.1.6", "3.3.2", "3.3.5", "13.0.3"})
  private int points(
      Gait gait, Side side, String terrain, boolean snow, int from, int direction, int to) {
    int hexCost = Objects.requireNonNull(effects(terrain).cost().get(gait), terrain);
    int cost = snow && arctic.has(to) ? 2 * hexCost : hexCost;
    if (majorRiver(from, direction)) {
      return cost + extra(MAJOR_RIVER, gait);
    }
    boolean ice = crossesIce(gait, side, snow, from, direction);
    return ice || river(from, direction) ? cost + extra(RIVER, gait) : cost;
  }

  /** Red arrows carry Soviet units on foot in snow [3.3.5]. */
  @Rule({"3.3.5", "7.4.5"})
  public boolean crossesIce(Gait gait, Side side, boolean snow, int from, int direction) {
    return snow && side == Side.SOVIET && gait != Gait.MOTORISED && on(ice, from, direction);
  }

  private int extra(String feature, Gait gait) {
    return chart.sides().getOrDefault(feature, Map.of()).getOrDefault(gait, 0);
  }

  private String terrain(int hex) {
    return map.terrains().get(map.terrain(hex));
  }

  private TerrainChart.HexEffects effects(String terrain) {
    return Objects.requireNonNull(
        chart.hexes().get(terrain), () -> "the terrain chart lacks " + terrain);
  }

  /** The effects of a hex's own terrain, whatever the weather. */
  public TerrainChart.HexEffects effects(int hex) {
    return effects(terrain(hex));
  }

  /** The effects of a hex, swamps being woods in snow [13.0.3]. */
  @Rule("13.0.3")
  public TerrainChart.HexEffects effects(int hex, boolean snow) {
    return effects(snow && map.terrainIs(hex, SWAMP) ? WOODS : terrain(hex));
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return grid;
  }

  /** Whether a hex can be stood on at all. */
  public boolean land(int hex) {
    return land.has(hex);
  }

  public boolean arctic(int hex) {
    return arctic.has(hex);
  }

  public boolean inSovietUnion(int hex) {
    return sovietUnion.has(hex);
  }

  /** Whether sea or lake runs along a whole hexside [3.3.4]. */
  @Rule("3.3.4")
  public boolean barred(int hex, int direction) {
    return on(water, hex, direction);
  }

  /** The hexsides zones and moves do not cross, a bit each; ice bars nobody who can use it. */
  @Rule({"3.3.4", "5.0.5"})
  public int barriers(int hex, boolean overIce) {
    return overIce ? water[hex] & ~ice[hex] : water[hex];
  }

  /** The strait that strategic movement and lines of communication cross [3.5.4, 10.1.2]. */
  @Rule({"3.5.4", "10.1.2"})
  public boolean causeway(int hex, int direction) {
    return on(causeways, hex, direction);
  }

  public boolean river(int hex, int direction) {
    return on(rivers, hex, direction);
  }

  public boolean majorRiver(int hex, int direction) {
    return on(majorRivers, hex, direction);
  }

  public boolean rail(int hex) {
    return rails.has(hex);
  }

  public boolean railLink(int hex, int direction) {
    return map.linked(RAIL, hex, direction);
  }

  /**
   * @param razed whether the fortress has been destroyed [7.4.3]
   */
  public StepTable steps(Gait gait, Side side, boolean snow, boolean razed) {
    return steps[index(gait, side, snow, razed)];
  }

  /** A point for each hex along the railway, whatever the ground [3.3.6]. */
  @Rule("3.3.6")
  public StepTable track() {
    return track;
  }
}
