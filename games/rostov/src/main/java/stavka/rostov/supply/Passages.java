package stavka.rostov.supply;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Sky;
import stavka.rostov.model.SupplyChart;
import stavka.rostov.model.Weather;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.Railways;
import stavka.rostov.works.RostovForts;

/** Where the lines of a side can run now, and how far. */
@Rule({"6.12", "6.21", "6.22", "6.31", "6.32", "6.4", "18.11"})
final class Passages {
  private static final byte CLOSED = 1;

  private final RostovTheatre theatre;
  private final LineTables tables;
  private final Position position;
  private final Side side;
  private final SupplyChart chart;
  private final Sky sky;
  private final byte[] closed;

  /** Sides that enemy fortifications shut, that blown bridges do, that own pontoons open. */
  private final Ints shut;

  private final Ints blown;
  private final Ints spanned;

  private final Passage near;
  private final @Nullable Passage far;

  Passages(
      RostovTheatre theatre,
      LineTables tables,
      RostovForts forts,
      Pontoons pontoons,
      Position position,
      Side side) {
    this.theatre = theatre;
    this.tables = tables;
    this.position = position;
    this.side = side;
    this.chart = theatre.charts().supply();
    this.sky = theatre.sky(position);
    ScenarioPlan plan = theatre.plan(position);
    this.closed = closed(tables.land(plan));
    this.shut = shut(forts, tables.land(plan));
    this.blown = blown();
    this.spanned = pontoons.sides(position, side);
    boolean soft = sky.weather() == Weather.CLEAR || sky.weather() == Weather.RAIN;
    int sort = (soft ? LineTables.SOFT : 0) + (sky.frozen() ? LineTables.FROZEN : 0);
    this.near = country(sort);
    boolean clear = sky.weather() == Weather.CLEAR;
    int more = LineTables.LONG + (sky.lingering() ? LineTables.WET_WOODS : 0);
    this.far = clear ? country(sort + more) : null;
  }

  /** Not through enemy combat units, nor through enemy zones where no combat unit stands. */
  @Rule("6.12")
  private byte[] closed(Ints land) {
    Board board = theatre.board(position);
    byte[] hexes = new byte[theatre.grid().size()];
    Arrays.fill(hexes, CLOSED);
    for (int i = 0; i < land.size(); i++) {
      int hex = land.get(i);
      if (board.inPlay(hex) && board.openToLine(side, hex)) {
        hexes[hex] = 0;
      }
    }
    return hexes;
  }

  /** Out of hexes with enemy strongpoints, and across enemy fortified lines. */
  @Rule({"6.21", "18.11"})
  private Ints shut(RostovForts forts, Ints land) {
    Ints sides = side == Side.AXIS ? forts.sides(position) : Ints.EMPTY;
    for (int i = 0; i < land.size(); i++) {
      int hex = land.get(i);
      for (int direction = 0;
          direction < HexGrid.DIRECTIONS && forts.strongpoint(position, hex, side.enemy());
          direction++) {
        sides = sides.with(hex * HexGrid.DIRECTIONS + direction);
      }
    }
    return sides;
  }

  @Rule("23.22")
  private Ints blown() {
    Ints sides = Ints.EMPTY;
    Ints hexes = tables.bridgeheads();
    for (int i = 0; i < hexes.size(); i++) {
      int bits = position.at(hexes.get(i), RostovLayers.BLOWN);
      for (int direction = 0; bits != 0 && direction < HexGrid.DIRECTIONS; direction++) {
        if ((bits & (1 << direction)) != 0) {
          sides = sides.with(hexes.get(i) * HexGrid.DIRECTIONS + direction);
        }
      }
    }
    return sides;
  }

  /** Whether a line may come to a hex. */
  boolean open(int hex) {
    return closed[hex] == 0;
  }

  /** Railways with the side's gauge. */
  @Rule({"3.23", "6.4", "19.11"})
  Passage rails() {
    byte[] hexes = closed.clone();
    Ints railway = tables.railway(theatre.plan(position));
    for (int i = 0; i < railway.size(); i++) {
      if (!Railways.friendly(position, side, railway.get(i))) {
        hexes[railway.get(i)] = CLOSED;
      }
    }
    byte[] sides = tables.rails();
    if (!blown.isEmpty() || !shut.isEmpty()) {
      sides = sides.clone();
      shutOff(sides, blown);
      shutOff(sides, shut);
    }
    return new Passage(theatre.grid(), hexes, sides);
  }

  /** Main roads and motorways; where a bridge is blown, pontoons carry the road. */
  @Rule({"6.31", "23.22"})
  Passage roads() {
    byte[] sides = tables.roads();
    if (!blown.isEmpty() || !shut.isEmpty()) {
      sides = sides.clone();
      shutOff(sides, blown.filter(at -> !spanned.contains(at)));
      shutOff(sides, shut);
    }
    return new Passage(theatre.grid(), closed, sides);
  }

  private static void shutOff(byte[] sides, Ints which) {
    for (int i = 0; i < which.size(); i++) {
      sides[which.get(i)] = Passage.SHUT;
    }
  }

  private Passage country(int sort) {
    byte[] sides = tables.country(sort);
    if (!blown.isEmpty() || !spanned.isEmpty() || !shut.isEmpty()) {
      sides = sides.clone();
      for (int i = 0; i < blown.size(); i++) {
        sides[blown.get(i)] = tables.side(blown.get(i), sort, false);
      }
      for (int i = 0; i < spanned.size(); i++) {
        sides[spanned.get(i)] = tables.side(spanned.get(i), sort, true);
      }
      shutOff(sides, shut);
    }
    return new Passage(theatre.grid(), closed, sides);
  }

  /** How many hexes of road a net may have. */
  @Rule({"6.31", "6.32"})
  int roadNet() {
    return sky.bad() ? chart.shortRoadNet() : chart.roadNet();
  }

  /** Then across country: short in bad weather, and in clear weather through what is wet. */
  @Rule("6.22")
  Trace across(Trace from) {
    if (far != null) {
      return from.within(chart.line(), far).or(from.within(chart.shortLine(), near));
    }
    return from.within(sky.bad() ? chart.shortLine() : chart.line(), near);
  }

  /** The lines by which a supply counter relieves units. */
  @Rule("6.53")
  Trace relief(int hex) {
    return Trace.from(Ints.of(hex)).within(chart.reliefLine(), near);
  }
}
