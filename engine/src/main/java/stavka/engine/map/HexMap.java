package stavka.engine.map;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexSet;

/**
 * A compiled map: everything rules may ask of the ground, by hex and by hexside. Terrain and
 * hexside features are small numbers into {@link #terrains} and {@link #sideFeatures}, so that a
 * game turns them once into tables of its own. A map never changes; what changes in play (captured
 * cities, blown bridges) belongs to the position.
 */
public final class HexMap {
  private final String id;
  private final HexGrid grid;
  private final HexNumbering numbering;
  private final List<String> terrains;
  private final byte[] terrain;
  private final List<String> sideFeatures;
  private final byte[] sides;
  private final Map<String, byte[]> networks;
  private final Map<String, HexSet> regions;
  private final Map<String, Map<Integer, Integer>> values;
  private final Map<String, Frontier> frontiers;
  private final List<Locality> places;

  /**
   * @param terrain for each hex, an index into {@code terrains}
   * @param sides for each hexside ({@code hex * 6 + direction}), a bit for each of {@code
   *     sideFeatures}; both hexes of a side carry the same bits
   * @param networks for each network (road, rail), for each hex, a bit for each direction it leaves
   *     by
   * @param values whole numbers printed on hexes, by kind (a garrison)
   */
  public HexMap(
      String id,
      HexGrid grid,
      HexNumbering numbering,
      List<String> terrains,
      byte[] terrain,
      List<String> sideFeatures,
      byte[] sides,
      Map<String, byte[]> networks,
      Map<String, HexSet> regions,
      Map<String, Map<Integer, Integer>> values,
      Map<String, Frontier> frontiers,
      List<Locality> places) {
    this.id = id;
    this.grid = grid;
    this.numbering = numbering;
    this.terrains = List.copyOf(terrains);
    this.terrain = terrain.clone();
    this.sideFeatures = List.copyOf(sideFeatures);
    this.sides = sides.clone();
    this.networks = Map.copyOf(networks);
    this.regions = Map.copyOf(regions);
    this.values = Map.copyOf(values);
    this.frontiers = Map.copyOf(frontiers);
    this.places = List.copyOf(places);
    if (terrain.length != grid.size() || sides.length != grid.size() * HexGrid.DIRECTIONS) {
      throw new IllegalArgumentException("map " + id + " does not fill its grid");
    }
    if (sideFeatures.size() > 8) {
      throw new IllegalArgumentException("map " + id + " has more than eight hexside features");
    }
  }

  /** Open ground with nothing on it, its hexes numbered by column and row. */
  public static HexMap bare(String id, HexGrid grid, String... sideFeatures) {
    return new HexMap(
        id,
        grid,
        new HexNumbering(grid, HexNumbering.Digits.COLUMN_ROW, false, false, List.of()),
        List.of("clear"),
        new byte[grid.size()],
        List.of(sideFeatures),
        new byte[grid.size() * HexGrid.DIRECTIONS],
        Map.of(),
        Map.of(),
        Map.of(),
        Map.of(),
        List.of());
  }

  public String id() {
    return id;
  }

  public HexGrid grid() {
    return grid;
  }

  public HexNumbering numbering() {
    return numbering;
  }

  public List<String> terrains() {
    return terrains;
  }

  public List<String> sideFeatures() {
    return sideFeatures;
  }

  public int terrain(int hex) {
    return terrain[hex];
  }

  public boolean terrainIs(int hex, String name) {
    return terrains.get(terrain[hex]).equals(name);
  }

  /** The features of a hexside, a bit for each of {@link #sideFeatures}. */
  public int side(int hex, int direction) {
    return sides[hex * HexGrid.DIRECTIONS + direction];
  }

  public boolean sideHas(int hex, int direction, String feature) {
    int bit = sideFeatures.indexOf(feature);
    return bit >= 0 && (side(hex, direction) & (1 << bit)) != 0;
  }

  public Map<String, byte[]> networks() {
    return networks;
  }

  /** Whether a network runs from a hex to its neighbour in that direction. */
  public boolean linked(String network, int hex, int direction) {
    byte[] links = networks.get(network);
    return links != null && (links[hex] & (1 << direction)) != 0;
  }

  public boolean onNetwork(String network, int hex) {
    byte[] links = networks.get(network);
    return links != null && links[hex] != 0;
  }

  public Map<String, HexSet> regions() {
    return regions;
  }

  public HexSet region(String name) {
    return Objects.requireNonNull(regions.get(name), () -> "map " + id + " has no region " + name);
  }

  public Map<String, Map<Integer, Integer>> values() {
    return values;
  }

  public int value(String kind, int hex) {
    return values.getOrDefault(kind, Map.of()).getOrDefault(hex, 0);
  }

  public Map<String, Frontier> frontiers() {
    return frontiers;
  }

  public Frontier frontier(String name) {
    return Objects.requireNonNull(
        frontiers.get(name), () -> "map " + id + " has no frontier " + name);
  }

  public List<Locality> places() {
    return places;
  }

  /** The hex of that number, or {@link HexGrid#NONE}. */
  public int hex(String number) {
    return numbering.hex(number);
  }

  public String name(int hex) {
    return numbering.name(hex);
  }
}
