package stavka.rostov.model;

import java.util.Locale;
import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.engine.rule.Rule;

/** The map read with the table of terrain: 9,600 hexes in four sheets. */
@Rule("2.1")
public final class RostovGround {
  private static final String RAIL = "rail";

  private final HexMap map;
  private final HexGrid grid;
  private final TerrainChart chart;
  private final Terrain[] terrains;
  private final byte[] roads;
  private final byte[] rails;
  private final byte[][] ways;
  private final byte[][] features;
  private final HexSet wooded;
  private final HexSet villages;
  private final HexSet coasts;
  private final HexSet ports;

  public RostovGround(HexMap map, TerrainChart chart) {
    this.map = map;
    this.grid = map.grid();
    this.chart = chart;
    Terrain[] byName = map.terrains().stream().map(RostovGround::terrain).toArray(Terrain[]::new);
    this.terrains = new Terrain[grid.size()];
    for (int hex = 0; hex < terrains.length; hex++) {
      terrains[hex] = byName[map.terrain(hex)];
    }
    this.ways = new byte[Way.values().length][];
    for (Way way : Way.values()) {
      ways[way.ordinal()] = links(map, way.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    this.roads = ways[Way.ROAD.ordinal()];
    this.rails = links(map, RAIL);
    this.features = new byte[SideFeature.values().length][grid.size()];
    for (SideFeature feature : SideFeature.values()) {
      String name = feature.name().toLowerCase(Locale.ROOT).replace('_', '-');
      for (int side = 0; side < grid.size() * HexGrid.DIRECTIONS; side++) {
        int hex = side / HexGrid.DIRECTIONS;
        int direction = side % HexGrid.DIRECTIONS;
        if (map.sideHas(hex, direction, name)) {
          features[feature.ordinal()][hex] |= (byte) (1 << direction);
        }
      }
    }
    HexSet woods = map.regions().get("wooded");
    this.wooded =
        HexSet.where(
            grid, hex -> terrains[hex] == Terrain.WOODS || (woods != null && woods.has(hex)));
    HexSet places = HexSet.none(grid);
    for (Locality place : map.places()) {
      places =
          places.or(HexSet.of(grid, place.hexes().stream().mapToInt(Integer::intValue).toArray()));
    }
    HexSet settled = places;
    this.villages =
        HexSet.where(grid, hex -> settled.has(hex) && land(hex) && !terrains[hex].urban());
    this.coasts = HexSet.where(grid, hex -> land(hex) && besideSea(hex));
    this.ports = Objects.requireNonNullElse(map.regions().get("ports"), HexSet.none(grid));
  }

  private static Terrain terrain(String name) {
    return Terrain.valueOf(name.replace('-', '_').toUpperCase(Locale.ROOT));
  }

  private static byte[] links(HexMap map, String network) {
    byte[] links = map.networks().get(network);
    return links == null ? new byte[map.grid().size()] : links;
  }

  private boolean besideSea(int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next >= 0 && !land(next)) {
        return true;
      }
    }
    return false;
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return grid;
  }

  public TerrainChart chart() {
    return chart;
  }

  public Terrain terrain(int hex) {
    return terrains[hex];
  }

  /** Whether vehicles keep to the ways of a hex as the weather is: in a marsh or swamp. */
  @Rule("10.78")
  public boolean wayAlone(int hex, Sky sky) {
    return chart.ground(terrains[hex]).byWayAlone().contains(sky.at(hex));
  }

  /** Whether land units can be on a hex. */
  public boolean land(int hex) {
    return terrains[hex].land();
  }

  /** The hexes with woods, alone or beside another terrain. */
  @Rule("10.72")
  public HexSet wooded() {
    return wooded;
  }

  public boolean wooded(int hex) {
    return wooded.has(hex);
  }

  /** A place that is no city. */
  public boolean village(int hex) {
    return villages.has(hex);
  }

  public boolean coast(int hex) {
    return coasts.has(hex);
  }

  @Rule("6.54")
  public boolean port(int hex) {
    return ports.has(hex);
  }

  public HexSet ports() {
    return ports;
  }

  /** Whether a feature lies on a hexside. */
  public boolean side(int hex, int direction, SideFeature feature) {
    return (features[feature.ordinal()][hex] & (1 << direction)) != 0;
  }

  /** The sides of a hex with a feature, a bit each. */
  public int sides(int hex, SideFeature feature) {
    return features[feature.ordinal()][hex];
  }

  /** The reservoir is a lake until the dam is blown, and the major river it covers after. */
  @Rule("10.77")
  public boolean lake(int hex, int direction, int turn) {
    return side(hex, direction, SideFeature.LAKE)
        || (turn <= chart.lakeUntil() && side(hex, direction, SideFeature.RESERVOIR));
  }

  public boolean majorRiver(int hex, int direction, int turn) {
    return side(hex, direction, SideFeature.MAJOR_RIVER) && !lake(hex, direction, turn);
  }

  /** A river or canal, which costs a little and shelters a little. */
  public boolean stream(int hex, int direction) {
    return side(hex, direction, SideFeature.RIVER) || side(hex, direction, SideFeature.CANAL);
  }

  /** Whether any road leads from a hex to its neighbour. */
  public boolean road(int hex, int direction) {
    return (roads[hex] & (1 << direction)) != 0;
  }

  public boolean road(int hex, int direction, Way way) {
    return (ways[way.ordinal()][hex] & (1 << direction)) != 0;
  }

  public boolean rail(int hex, int direction) {
    return (rails[hex] & (1 << direction)) != 0;
  }

  /** Whether a road or railway leads there: a bridge stands wherever one crosses a river. */
  @Rule("23.21")
  public boolean linked(int hex, int direction) {
    return ((roads[hex] | rails[hex]) & (1 << direction)) != 0;
  }

  public boolean onRoad(int hex) {
    return roads[hex] != 0;
  }

  public boolean onRail(int hex) {
    return rails[hex] != 0;
  }

  /** Links of a network by hex, a bit for each direction. */
  public byte[] links(Way way) {
    return ways[way.ordinal()];
  }

  public byte[] railLinks() {
    return rails;
  }
}
