package stavka.kharkov.model;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.CounterFiles;
import stavka.operational.model.GroundTables;

/** What the rules ask of the map, worked out once into tables. */
public final class KharkovGround extends GroundTables<Gait> {
  public static final String DONETS = "donets";
  public static final String DNIEPR = "dniepr";

  private final TerrainChart chart;
  private final Map<Gait, StepTable> steps = new EnumMap<>(Gait.class);
  private final boolean[] donetsBank;
  private final byte[] axisSupplySides;
  private final byte[] sovietSupplySides;
  private final byte[] freeCrossings;
  private final HexSet westBank;
  private final Ints cityHexes;
  private final byte[] cityIndex;
  private final HexSet south;
  private final Map<Side, HexSet> banks = new EnumMap<>(Side.class);
  private final Map<Side, StepTable> tracks = new EnumMap<>(Side.class);
  private final Ints roadSupplyEnds;

  KharkovGround(HexMap map, TerrainChart chart, Limits.Lines lines, Roster roster) {
    super(
        map,
        chart,
        roster.all().stream()
            .map(counter -> CounterFiles.kind(Kind.class, counter.kind()).gait())
            .toArray(Gait[]::new));
    HexGrid grid = map.grid();
    this.chart = chart;
    this.south = map.region("south");
    banks.put(Side.AXIS, map.region("axis-bank"));
    banks.put(Side.SOVIET, map.region("soviet-bank"));
    this.donetsBank = new boolean[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        donetsBank[hex] |= map.sideHas(hex, direction, DONETS);
      }
    }
    for (Gait gait : Gait.values()) {
      steps.put(
          gait,
          StepTable.of(
              grid,
              (from, direction, to) -> price(gait, from, direction, to),
              (from, direction, to) -> map.sideHas(from, direction, DONETS)));
    }
    this.cityHexes = Ints.of(HexSet.where(grid, hex -> map.terrainIs(hex, "city")).toArray());
    this.cityIndex = new byte[grid.size()];
    Arrays.fill(cityIndex, (byte) -1);
    for (int i = 0; i < cityHexes.size(); i++) {
      cityIndex[cityHexes.get(i)] = (byte) i;
    }
    this.axisSupplySides = markSupplySides(Side.AXIS, lines.donetsFreeRows());
    this.sovietSupplySides = markSupplySides(Side.SOVIET, grid.rows());
    this.freeCrossings = axisSupplySides.clone();
    for (int hexside = 0; hexside < freeCrossings.length; hexside++) {
      boolean limited = freeCrossings[hexside] == Passage.LAST;
      freeCrossings[hexside] = limited ? Passage.SHUT : freeCrossings[hexside];
    }
    this.westBank = westOfDonets();
    for (Side side : Side.values()) {
      HexSet bank = banks.getOrDefault(side, HexSet.none(grid));
      tracks.put(
          side,
          StepTable.of(
              grid,
              (from, direction, to) ->
                  map.linked(RAIL, from, direction) && bank.has(from) && bank.has(to) ? 1 : 0));
    }
    HexSet west = map.region("edge-west");
    int end = map.hex(lines.roadEnd());
    this.roadSupplyEnds =
        Ints.of(HexSet.where(grid, hex -> onRoad(hex) && (west.has(hex) || hex == end)).toArray());
  }

  /** What each step costs, Donets crossings marked for rule 6.25. */
  @Override
  @Rule({"6.3", "6.21"})
  public StepTable steps(Position position, int unit) {
    return Objects.requireNonNull(steps.get(gait(unit)));
  }

  @Rule({"6.21", "6.3", "6.46"})
  private int price(Gait gait, int from, int direction, int to) {
    if (map().linked(ROAD, from, direction)) {
      return road(gait);
    }
    if (map().sideHas(from, direction, DNIEPR)) {
      return 0;
    }
    int price = enter(gait, to);
    if (map().sideHas(from, direction, DONETS)) {
      price += chart.cross(DONETS, gait);
    } else if (map().sideHas(from, direction, RIVER)) {
      price += chart.cross(RIVER, gait);
    }
    return price;
  }

  /** What a unit pays to come onto the map at a hex [16.0]. */
  @Override
  @Rule("16.0")
  public int entryPrice(Position position, int unit, int hex) {
    return bareEntry(gait(unit), hex);
  }

  public boolean crosses(int from, int direction, String feature) {
    return map().sideHas(from, direction, feature);
  }

  /** Whether a hex touches the Donets [6.25]. */
  public boolean onDonets(int hex) {
    return donetsBank[hex];
  }

  /**
   * Whether units can fight and follow up from one hex into a neighbour: not across the Dniepr but
   * by a bridge.
   */
  @Override
  @Rule({"6.3", "9.34"})
  public boolean passable(int from, int direction) {
    return map().linked(ROAD, from, direction) || !map().sideHas(from, direction, DNIEPR);
  }

  /** All city hexes; their order gives the bits of the ledger's city entries. */
  public Ints cityHexes() {
    return cityHexes;
  }

  /** The city hexes whose bits are not set. */
  public Ints citiesWithout(int bits) {
    return cityHexes.filter(hex -> (bits & (1 << cityIndex[hex])) == 0);
  }

  /** The place of a hex in {@link #cityHexes}, or -1. */
  public int cityIndex(int hex) {
    return cityIndex[hex];
  }

  /** The defence value printed on a city hex [15.31]. */
  @Rule("15.31")
  public int garrison(int hex) {
    return map().value("garrison", hex);
  }

  public HexSet city(String name) {
    return map().region(name);
  }

  /** The southern sector [6.51]. */
  public boolean inSouth(int hex) {
    return south.has(hex);
  }

  /** Which side of the front of 12 May a hex lies on. */
  public boolean onBank(Side side, int hex) {
    return Objects.requireNonNull(banks.get(side)).has(hex);
  }

  /**
   * The railway that a side can use: links with both ends on its own side of the first front line.
   */
  @Rule("6.42")
  public StepTable track(Side side) {
    return Objects.requireNonNull(tracks.get(side));
  }

  /** Road hexes from which the road leads off to the Axis rear [11.33]. */
  @Rule("11.33")
  public Ints roadSupplyEnds() {
    return roadSupplyEnds;
  }

  @Override
  public byte[] lineSides(Side side) {
    return side == Side.AXIS ? axisSupplySides : sovietSupplySides;
  }

  @Rule({"11.34", "11.35", "11.36"})
  private byte[] markSupplySides(Side side, int freeDonetsRows) {
    byte[] sides = new byte[grid().size() * HexGrid.DIRECTIONS];
    for (int hex = 0; hex < grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid().neighbour(hex, direction);
        if (to == HexGrid.NONE || map().linked(ROAD, hex, direction)) {
          continue;
        }
        if (map().sideHas(hex, direction, DNIEPR)) {
          sides[hex * HexGrid.DIRECTIONS + direction] = Passage.SHUT;
        } else if (side == Side.AXIS
            && map().sideHas(hex, direction, DONETS)
            && grid().row(to) + 1 > freeDonetsRows) {
          sides[hex * HexGrid.DIRECTIONS + direction] = Passage.LAST;
        }
      }
    }
    return sides;
  }

  /** Hexsides of Axis lines, but for those of the Donets over which a line only just reaches. */
  @Rule({"11.34", "11.35", "11.36"})
  public byte[] freeCrossings() {
    return freeCrossings;
  }

  /** Whether a unit of the Axis on a hex is bound by the Donets: on its east bank, away from it. */
  @Rule("11.34")
  public boolean beyondDonets(int hex) {
    return !westBank.has(hex) && !donetsBank[hex];
  }

  /** The hexes joined to the west edge without crossing the Donets. */
  private HexSet westOfDonets() {
    boolean[] west = new boolean[grid().size()];
    Deque<Integer> next = new ArrayDeque<>();
    for (int hex : map().region("edge-west").toArray()) {
      next.add(hex);
    }
    while (!next.isEmpty()) {
      int hex = next.remove();
      if (west[hex]) {
        continue;
      }
      west[hex] = true;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid().neighbour(hex, direction);
        if (to != HexGrid.NONE && !map().sideHas(hex, direction, DONETS)) {
          next.add(to);
        }
      }
    }
    return HexSet.where(grid(), hex -> west[hex]);
  }

  /** The hexes of a side that touch the front of 12 May between two of its points [5.14]. */
  @Rule("5.14")
  public HexSet front(Side side, String from, String to) {
    Map<String, Integer> points = map().frontier("front").points();
    int first = Objects.requireNonNull(points.get(from), from);
    int last = Objects.requireNonNull(points.get(to), to);
    return HexSet.of(grid(), along(side).skip(first).limit(last - first).toArray());
  }

  /** The hexes of a side along the front of 12 May, one for each of its hexsides in their order. */
  public IntStream along(Side side) {
    return map().frontier("front").sides().stream()
        .mapToInt(
            at -> {
              int left = at / HexGrid.DIRECTIONS;
              return side == Side.SOVIET ? left : grid().neighbour(left, at % HexGrid.DIRECTIONS);
            });
  }
}
