package stavka.rostov.supply;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.rostov.model.Sky;
import stavka.rostov.model.SupplyChart;
import stavka.rostov.model.Weather;

/** Where the lines of a side can run now, and how far. */
@Rule({"6.12", "6.21", "6.22", "6.31", "6.32", "6.4", "18.11"})
final class Passages {
  private final HexGrid grid;
  private final LineGround ground;
  private final SupplyChart chart;
  private final Sky sky;
  private final Passage rails;
  private final Passage roads;
  private final Passage near;
  private final @Nullable Passage far;

  Passages(HexGrid grid, SupplyChart chart, LineGround ground) {
    this.grid = grid;
    this.chart = chart;
    this.ground = ground;
    this.sky = ground.sky;
    this.rails = new Passage(grid, ownRails(), ground.crossings.rails());
    this.roads = new Passage(grid, ground.closed, ground.crossings.roads(ground.spanned));
    boolean soft = sky.weather() == Weather.CLEAR || sky.weather() == Weather.RAIN;
    int sort = (soft ? LineTables.SOFT : 0) + (sky.frozen() ? LineTables.FROZEN : 0);
    this.near = country(sort);
    boolean clear = sky.weather() == Weather.CLEAR;
    int more = LineTables.LONG + (sky.lingering() ? LineTables.WET_WOODS : 0);
    this.far = clear ? country(sort + more) : null;
  }

  private byte[] ownRails() {
    byte[] hexes = ground.closed.clone();
    for (int hex = 0; hex < hexes.length; hex++) {
      hexes[hex] |= ground.foreign[hex];
    }
    return hexes;
  }

  private Passage country(int sort) {
    return new Passage(grid, ground.closed, ground.crossings.country(sort, ground.spanned));
  }

  /** Railways with the side's gauge. */
  @Rule({"3.23", "6.4", "19.11"})
  Passage rails() {
    return rails;
  }

  /** Main roads and motorways; where a bridge is blown, pontoons carry the road. */
  @Rule({"6.31", "23.22"})
  Passage roads() {
    return roads;
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
