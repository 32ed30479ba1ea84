package stavka.guderian.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.CounterFiles;
import stavka.operational.model.GroundTables;

/** What the rules ask of the map, worked out once into tables. */
public final class GuderianGround extends GroundTables<Gait> {
  public static final String LAKE = "lake";

  /** How the names of entrances begin. */
  static final String AREA = "area-";

  private static final Derived<MarkedSteps> MARKED = new Derived<>();

  private final TerrainChart chart;
  private final HexSet towns;
  private final HexSet lineEnds;
  private final HexSet roadsOut;
  private final int westColumns;
  private final int westClosedThrough;
  private final int germanInterdiction;
  private final int sovietInterdiction;
  private final Side[] sides;
  private final Map<Gait, Map<Side, StepTable>> steps = new EnumMap<>(Gait.class);
  private final Map<Gait, StepTable> backwards = new EnumMap<>(Gait.class);
  private final int[] barriers;
  private final byte[] lineSides;
  private final byte[] sidesToRoad;
  private final StepTable track;
  private final List<String> areas = new ArrayList<>();

  /**
   * @param towns the minor cities, which cost one point whatever lies around them
   */
  GuderianGround(HexMap map, TerrainChart chart, HexSet towns, Roster roster, Limits limits) {
    super(
        map,
        chart,
        roster.all().stream()
            .map(counter -> CounterFiles.kind(Kind.class, counter.kind()).gait())
            .toArray(Gait[]::new));
    HexGrid grid = map.grid();
    this.chart = chart;
    this.towns = towns;
    this.lineEnds =
        HexSet.where(grid, hex -> chart.endsLines(map.terrains().get(map.terrain(hex))));
    this.roadsOut = map.region("roads-out");
    this.westColumns = limits.west().columns();
    this.westClosedThrough = limits.west().lastTurn();
    this.germanInterdiction = limits.interdiction().germanExtra();
    this.sovietInterdiction = limits.interdiction().sovietExtra();
    this.sides = roster.all().stream().map(counter -> counter.side()).toArray(Side[]::new);
    for (Gait gait : Gait.values()) {
      Map<Side, StepTable> bySide = new EnumMap<>(Side.class);
      for (Side side : Side.values()) {
        bySide.put(
            side,
            StepTable.of(grid, (from, direction, to) -> price(gait, side, from, direction, to)));
      }
      steps.put(gait, bySide);
      StepTable german = bareSteps(gait, Side.AXIS);
      backwards.put(
          gait,
          StepTable.of(grid, (from, direction, to) -> backwardsPrice(german, from, direction, to)));
    }
    this.barriers = new int[grid.size()];
    this.lineSides = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        markSide(hex, direction);
      }
    }
    this.sidesToRoad = lineSides.clone();
    for (int side = 0; side < sidesToRoad.length; side++) {
      boolean first = (lineSides[side] & Passage.FIRST) != 0;
      sidesToRoad[side] = first ? Passage.SHUT : lineSides[side];
    }
    this.track =
        StepTable.of(grid, (from, direction, to) -> map.linked(RAIL, from, direction) ? 1 : 0);
    map.regions().keySet().stream()
        .filter(name -> name.startsWith(AREA))
        .sorted()
        .forEach(areas::add);
  }

  @Rule({"8.17", "11.13", "11.24"})
  private void markSide(int hex, int direction) {
    int to = grid().neighbour(hex, direction);
    if (to == HexGrid.NONE) {
      return;
    }
    int side = hex * HexGrid.DIRECTIONS + direction;
    if (map().sideHas(hex, direction, LAKE)) {
      barriers[hex] |= 1 << direction;
      lineSides[side] = Passage.SHUT;
    } else if (!map().linked(ROAD, hex, direction)) {
      int first = endsLines(hex) ? Passage.FIRST : Passage.FREE;
      int last = endsLines(to) ? Passage.LAST : Passage.FREE;
      lineSides[side] = (byte) (first | last);
    }
  }

  /** What a German line pays for a step away from the edge: none off the road through a swamp. */
  @Rule({"11.12", "11.13"})
  private int backwardsPrice(StepTable german, int from, int direction, int to) {
    boolean begins = map().region("edge-west").has(from);
    boolean swamp = (endsLines(from) && !begins) || endsLines(to);
    return swamp && !map().linked(ROAD, from, direction)
        ? 0
        : german.price(to, HexGrid.opposite(direction));
  }

  /** Roads do not bridge rivers for movement. */
  @Rule({"6.12", "6.7"})
  private int price(Gait gait, Side side, int from, int direction, int to) {
    if (map().sideHas(from, direction, LAKE)) {
      return 0;
    }
    int price = map().linked(ROAD, from, direction) ? road(gait) : enter(gait, to);
    return map().sideHas(from, direction, RIVER) ? price + chart.river(side) : price;
  }

  @Override
  protected int enter(Gait gait, int hex) {
    return towns.has(hex) ? chart.town(gait) : super.enter(gait, hex);
  }

  /** What a step costs whatever markers lie about. */
  public StepTable bareSteps(Gait gait, Side side) {
    return Objects.requireNonNull(Objects.requireNonNull(steps.get(gait)).get(side));
  }

  /**
   * What a German pays to go the other way, for lines that are traced from their end [11.12], but
   * for their last step into a swamp.
   */
  public StepTable backwards(Gait gait) {
    return Objects.requireNonNull(backwards.get(gait));
  }

  /** A marker of the enemy makes its hex dearer. */
  @Override
  @Rule({"13.31", "13.43"})
  public StepTable steps(Position position, int unit) {
    Ints marked = Interdictions.against(position, sides[unit]);
    return marked.isEmpty()
        ? bareSteps(gait(unit), sides[unit])
        : MARKED.of(position, p -> new MarkedSteps()).of(gait(unit), sides[unit], marked);
  }

  /** The tables of a position with markers, made when first asked for. */
  private final class MarkedSteps {
    private final Map<Gait, StepTable> tables = new EnumMap<>(Gait.class);
    private @Nullable Side of;

    StepTable of(Gait gait, Side side, Ints marked) {
      if (side != of) {
        tables.clear();
        of = side;
      }
      return tables.computeIfAbsent(gait, g -> bareSteps(g, side).dearer(marked, extra(side)));
    }
  }

  /** What a marker against a side adds to its hex, in half points. */
  @Rule({"13.31", "13.43"})
  private int extra(Side side) {
    return side == Side.SOVIET ? germanInterdiction : sovietInterdiction;
  }

  /** Only where a road leaves the map does one come in by it. */
  @Override
  @Rule({"14.3", "13.31"})
  public int entryPrice(Position position, int unit, int hex) {
    int bare = roadsOut.has(hex) ? road(gait(unit)) : enter(gait(unit), hex);
    return Interdictions.against(position, sides[unit]).contains(hex)
        ? bare + extra(sides[unit])
        : bare;
  }

  /** The railway, a point a hex, without markers and cuts [6.33]. */
  public StepTable track() {
    return track;
  }

  @Rule("8.17")
  public int zoneBarriers(int hex) {
    return barriers[hex];
  }

  /** Nothing is done across a lake. */
  @Override
  @Rule({"8.17", "9.71"})
  public boolean passable(int from, int direction) {
    return (barriers[from] & (1 << direction)) == 0;
  }

  /** Whether a lake fills a hex. */
  public boolean lake(int hex) {
    return map().terrainIs(hex, LAKE);
  }

  public boolean crossesRiver(int from, int to) {
    int direction = grid().direction(from, to);
    return direction != HexGrid.NONE && map().sideHas(from, direction, RIVER);
  }

  /** Whether lines lead into a hex but not through it, unless by road: a swamp. */
  @Rule({"11.13", "11.24"})
  public boolean endsLines(int hex) {
    return lineEnds.has(hex);
  }

  /**
   * How lines of supply and command cross hexsides: not across lakes, and into swamps but not
   * through them.
   */
  @Override
  public byte[] lineSides(Side side) {
    return lineSides;
  }

  /** The same for lines that go on from their source along a road: none joins it in a swamp. */
  @Rule({"11.11", "11.13"})
  public byte[] sidesToRoad() {
    return sidesToRoad;
  }

  /** The names of the entrances, in the order of their boxes [14.3]. */
  public List<String> areas() {
    return areas;
  }

  public Ints area(String name) {
    return map().region(name).toInts();
  }

  /** The columns at the west edge that Soviet units keep out of. */
  @Rule("6.4")
  public boolean farWest(int hex) {
    return grid().column(hex) < westColumns;
  }

  /** Whether a hex is closed to Soviet units on a turn. */
  @Rule("6.4")
  boolean closedWest(int turn, int hex) {
    return turn <= westClosedThrough && farWest(hex);
  }
}
