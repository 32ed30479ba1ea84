package stavka.bautzen.model;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.move.StepTable;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;

/** The map read with the table of terrain. */
@Rule("4.4")
public final class BautzenGround {
  private static final String URBAN = "urban";

  private final HexMap map;
  private final HexGrid grid;
  private final TerrainChart chart;
  private final Map<Going, StepTable> tables = new ConcurrentHashMap<>();
  private final byte[] lineSides;
  private final Map<Gait, byte[]> sides = new ConcurrentHashMap<>();

  BautzenGround(HexMap map, TerrainChart chart) {
    this.map = map;
    this.grid = map.grid();
    this.chart = chart;
    this.lineSides = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (int side = 0; side < lineSides.length; side++) {
      boolean shut = unbridgedMajor(side / HexGrid.DIRECTIONS, side % HexGrid.DIRECTIONS);
      lineSides[side] = shut ? Passage.SHUT : Passage.FREE;
    }
  }

  /**
   * How a unit goes.
   *
   * @param held whether from or into enemy zones
   * @param ferry what crossing a major river without a bridge costs it, if it can
   */
  private record Going(Gait gait, boolean held, int ferry) {}

  private StepTable table(Going going) {
    return StepTable.of(grid, (from, way, to) -> price(going, from, way), (from, way, to) -> false);
  }

  private int price(Going going, int from, int direction) {
    if (linked(from, direction)) {
      return going.held ? enter(going.gait, from, direction) : chart.wayCost();
    }
    TerrainChart.River river = river(from, direction);
    if (river == null) {
      return enter(going.gait, from, direction);
    }
    if (river.major()) {
      return ferries(going.gait, from, direction) ? going.ferry : 0;
    }
    return enter(going.gait, from, direction)
        + Objects.requireNonNull(river.extra().get(going.gait));
  }

  private int enter(Gait gait, int from, int direction) {
    return entering(gait, grid.neighbour(from, direction));
  }

  public HexMap map() {
    return map;
  }

  public HexGrid grid() {
    return grid;
  }

  private TerrainChart.Hex hex(int hex) {
    return chart.hex(map.terrains().get(map.terrain(hex)));
  }

  /** The river on a hexside, whatever bridges it; null if there is none. */
  private TerrainChart.@Nullable River river(int hex, int direction) {
    for (String feature : map.sideFeatures()) {
      TerrainChart.River river = map.sideHas(hex, direction, feature) ? chart.river(feature) : null;
      if (river != null) {
        return river;
      }
    }
    return null;
  }

  /** Whether a road or railway runs to the neighbour in a direction. */
  @Rule("4.2")
  public boolean linked(int hex, int direction) {
    for (String network : chart.networks()) {
      if (map.linked(network, hex, direction)) {
        return true;
      }
    }
    return false;
  }

  /** What steps cost, in half points, where no enemy zone is near. */
  @Rule("4.2")
  public StepTable open(Gait gait, int ferry) {
    return tables.computeIfAbsent(new Going(gait, false, ferry), this::table);
  }

  /** What steps from or into an enemy zone cost: ways only bridge rivers there. */
  @Rule("4.2")
  public StepTable held(Gait gait, int ferry) {
    return tables.computeIfAbsent(new Going(gait, true, ferry), this::table);
  }

  /** What the ground of a hex costs. */
  public int entering(Gait gait, int hex) {
    return Objects.requireNonNull(hex(hex).cost().get(gait));
  }

  public int wayCost() {
    return chart.wayCost();
  }

  /** Whether a river on a hexside is not bridged. */
  public boolean unbridged(int hex, int direction) {
    return river(hex, direction) != null && !linked(hex, direction);
  }

  /** Whether it is a major one besides. */
  @Rule("4.4")
  public boolean unbridgedMajor(int hex, int direction) {
    TerrainChart.River river = river(hex, direction);
    return river != null && river.major() && !linked(hex, direction);
  }

  /** Whether a unit can cross such a river at all, with its whole allowance. */
  @Rule("4.4")
  public boolean ferries(Gait gait, int hex, int direction) {
    TerrainChart.River river = river(hex, direction);
    return river != null && river.crossing().get(gait) == TerrainChart.Crossing.ALL;
  }

  /** Hexsides as units go over them, some with their whole allowance. */
  @Rule("4.4")
  public byte[] sides(Gait gait) {
    return sides.computeIfAbsent(
        gait,
        going -> {
          byte[] crossed = lineSides.clone();
          for (int side = 0; side < crossed.length; side++) {
            if (ferries(going, side / HexGrid.DIRECTIONS, side % HexGrid.DIRECTIONS)) {
              crossed[side] = Passage.FREE;
            }
          }
          return crossed;
        });
  }

  /** Hexsides as lines of supply cross them: major rivers by a bridge only. */
  @Rule("7.1.4")
  public byte[] lineSides() {
    return lineSides;
  }

  /** Stacking points that may stand on a hex. */
  @Rule("5.2")
  public int limit(int hex) {
    return hex(hex).stacking();
  }

  @Rule("9.7")
  public boolean urban(int hex) {
    return map.terrainIs(hex, URBAN);
  }

  /** Whether it is an urban hex of one of the large towns. */
  @Rule("9.3.1")
  public boolean stronghold(int hex) {
    if (!urban(hex)) {
      return false;
    }
    for (String region : chart.strongholds()) {
      HexSet town = map.regions().get(region);
      if (town != null && town.has(hex)) {
        return true;
      }
    }
    return false;
  }

  /** How many columns the ground of a hex is worth to those who defend it. */
  @Rule("9.3.1")
  public int shift(int hex) {
    return stronghold(hex) ? chart.strongholdShift() : hex(hex).shift();
  }

  /** How many columns the river on a hexside is worth to those attacked across it. */
  @Rule("9.3.1")
  public int riverShift(int hex, int direction) {
    TerrainChart.River river = river(hex, direction);
    return river == null ? 0 : river.shift();
  }

  /** Whether the river on a hexside is a major one, bridged or not. */
  public boolean major(int hex, int direction) {
    TerrainChart.River river = river(hex, direction);
    return river != null && river.major();
  }

  /** Whether a kind of unit attacks into a hex at half. */
  @Rule("9.8")
  public boolean halves(Kind kind, int hex) {
    return hex(hex).halves().contains(kind);
  }
}
