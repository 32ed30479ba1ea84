package stavka.operational.model;

import java.util.Objects;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.trace.Passage;

/**
 * A map read with a terrain table: what games ask of it in the same way, worked out once.
 *
 * @param <G> how units pay for terrain
 */
public abstract class GroundTables<G extends Enum<G>> implements Ground {
  public static final String RIVER = "river";
  public static final String ROAD = "road";
  public static final String RAIL = "rail";

  private final HexMap map;
  private final HexGrid grid;
  private final TerrainTable<G> table;
  private final G[] gaits;
  private final byte[] defence;
  private final byte[] roadSides;

  /**
   * @param gaits how each counter pays for terrain
   */
  protected GroundTables(HexMap map, TerrainTable<G> table, G[] gaits) {
    this.map = map;
    this.grid = map.grid();
    this.table = table;
    this.gaits = gaits.clone();
    this.defence = new byte[grid.size()];
    for (int hex = 0; hex < defence.length; hex++) {
      defence[hex] = (byte) table.defence(terrain(hex));
    }
    this.roadSides = Passage.sidesOf(grid, Objects.requireNonNull(map.networks().get(ROAD)));
  }

  @Override
  public final HexMap map() {
    return map;
  }

  @Override
  public final HexGrid grid() {
    return grid;
  }

  private String terrain(int hex) {
    return map.terrains().get(map.terrain(hex));
  }

  public final G gait(int unit) {
    return gaits[unit];
  }

  /** What a unit of some gait pays for the ground of a hex. */
  protected int enter(G gait, int hex) {
    return table.enter(terrain(hex), gait);
  }

  /** What it pays along a road. */
  protected final int road(G gait) {
    return table.road(gait);
  }

  /** What a unit pays to come onto the map at a hex: by road where there is one. */
  @Books.Kharkov("16.0")
  protected final int bareEntry(G gait, int hex) {
    return onRoad(hex) ? Math.min(enter(gait, hex), road(gait)) : enter(gait, hex);
  }

  @Override
  @Books.Kharkov("9.31")
  @Books.Guderian("9.31")
  public final int defenceFactor(int hex) {
    return defence[hex];
  }

  public final boolean isForest(int hex) {
    return map.terrainIs(hex, "forest");
  }

  public final boolean onRoad(int hex) {
    return map.onNetwork(ROAD, hex);
  }

  public final boolean onRail(int hex) {
    return map.onNetwork(RAIL, hex);
  }

  /** Hexsides as {@link Passage} wants them for lines that keep to roads. */
  public final byte[] roadSides() {
    return roadSides;
  }
}
