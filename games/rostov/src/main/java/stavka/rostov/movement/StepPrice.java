package stavka.rostov.movement;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Sky;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.TerrainChart;
import stavka.rostov.model.Way;
import stavka.rostov.model.Weather;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;

/** What one step costs a gait of a side as things stand, in half points; 0 if it is closed. */
@Rule("10.7")
final class StepPrice {
  private static final int CLOSED = 0;

  /** What super-heavy guns pay for a step along a road, in half points [23.41]. */
  private static final int GREEN_ROAD = 2;

  private final RostovGround ground;
  private final TerrainChart chart;
  private final Forts forts;
  private final Spans spans;
  private final Position position;
  private final Sky sky;
  private final Gait gait;
  private final Side side;
  private final boolean strategic;

  StepPrice(
      RostovTheatre theatre,
      Forts forts,
      Spans spans,
      Position position,
      Sky sky,
      Gait gait,
      Side side,
      boolean strategic) {
    this.ground = theatre.ground();
    this.chart = ground.chart();
    this.forts = forts;
    this.spans = spans;
    this.position = position;
    this.sky = sky;
    this.gait = gait;
    this.side = side;
    this.strategic = strategic;
  }

  private boolean walks() {
    return gait != Gait.RAIL && gait != Gait.WATER;
  }

  private boolean water(int from, int direction) {
    return ground.stream(from, direction) || deep(from, direction);
  }

  private boolean deep(int from, int direction) {
    return ground.majorRiver(from, direction, position.turn())
        || ground.lake(from, direction, position.turn());
  }

  /** Whether a bridge of a road or railway, or a pontoon, carries over a side. */
  @Rule({"10.76", "23.25"})
  private boolean carried(int from, int direction) {
    return !water(from, direction)
        || spans.bridge(position, from, direction)
        || spans.pontoon(position, side, from, direction);
  }

  /** Along a road: its rate, or the ground if that is less. */
  @Rule({"10.74", "10.75", "10.76", "11.35"})
  int way(int from, int direction, int to) {
    if (!walks()
        || !ground.road(from, direction)
        || !ground.land(to)
        || !carried(from, direction)) {
      return CLOSED;
    }
    Way way = best(from, direction);
    Weather weather = sky.at(to);
    if (gait == Gait.GREEN) {
      boolean barred = way == Way.ROAD && (strategic || weather != Weather.CLEAR);
      return barred ? CLOSED : GREEN_ROAD + fort(from, direction, to);
    }
    boolean slowed = !strategic || (way == Way.ROAD && weather == Weather.RAIN);
    Terrain terrain = ground.terrain(to);
    int rate = chart.road(way, slowed ? weather : Weather.CLEAR, terrain, gait);
    int bare = chart.price(terrain, weather, gait);
    int least = rate == TerrainChart.NONE ? bare : Math.min(rate, open(from, direction, to));
    return least + fort(from, direction, to);
  }

  private Way best(int from, int direction) {
    for (Way way : Way.values()) {
      if (ground.road(from, direction, way)) {
        return way;
      }
    }
    return Way.ROAD;
  }

  /** The same for who leaves the road where it leads to; the bridge has carried them. */
  @Rule("10.74")
  int ground(int from, int direction, int to) {
    int way = way(from, direction, to);
    return way == CLOSED
        ? CLOSED
        : Math.max(way, open(from, direction, to) + fort(from, direction, to));
  }

  /** The ground of a hex; woods cost less along a railway. */
  @Rule({"10.72", "10.73"})
  private int open(int from, int direction, int to) {
    Weather weather = sky.at(to);
    int price = chart.price(ground.terrain(to), weather, gait);
    if (price == TerrainChart.NONE || !ground.wooded(to)) {
      return price;
    }
    boolean along = ground.rail(from, direction) && carried(from, direction);
    return price
        + chart.woods(weather, gait)
        + (along ? chart.ground(Terrain.WOODS).alongRail() : 0);
  }

  /** Across country, or along a railway, which spares rivers and leads through swamps. */
  @Rule({"10.71", "10.73", "10.76", "10.77", "10.78"})
  int across(int from, int direction, int to) {
    if (!walks() || gait == Gait.GREEN || !ground.land(to) || way(from, direction, to) != CLOSED) {
      return CLOSED;
    }
    boolean along = ground.rail(from, direction) && carried(from, direction);
    int crossing = along ? 0 : crossing(from, direction, to);
    if (crossing == TerrainChart.NONE || (!along && bogged(from, to))) {
      return CLOSED;
    }
    return open(from, direction, to) + crossing + fort(from, direction, to);
  }

  /** Whether vehicles would leave the ways of a marsh or swamp, or enter one beside them. */
  @Rule("10.78")
  private boolean bogged(int from, int to) {
    return gait.motor() && (ground.wayAlone(from, sky) || ground.wayAlone(to, sky));
  }

  /** What crossing a side adds; none if it cannot be crossed. */
  @Rule({"10.72", "10.76", "10.77"})
  private int crossing(int from, int direction, int to) {
    if (!water(from, direction) || spans.pontoon(position, side, from, direction)) {
      return 0;
    }
    SideFeature feature = feature(from, direction);
    TerrainChart.Border border = chart.border(feature);
    if (sky.frozen()) {
      return border.frozenExtra();
    }
    if (feature == SideFeature.MAJOR_RIVER || feature == SideFeature.LAKE) {
      return TerrainChart.NONE;
    }
    Integer extra = border.extra().get(sky.at(to));
    return extra == null ? border.frozenExtra() : extra;
  }

  private SideFeature feature(int from, int direction) {
    if (ground.lake(from, direction, position.turn())) {
      return SideFeature.LAKE;
    }
    if (ground.majorRiver(from, direction, position.turn())) {
      return SideFeature.MAJOR_RIVER;
    }
    return ground.side(from, direction, SideFeature.RIVER) ? SideFeature.RIVER : SideFeature.CANAL;
  }

  /** Enemy fortifications cost a point more on any way, but once; the lines are the Soviets'. */
  @Rule("18.12")
  private int fort(int from, int direction, int to) {
    if (forts.strongpoint(position, to, side.enemy())) {
      return chart.fortExtra();
    }
    boolean line =
        side == Side.AXIS
            && ground.side(from, direction, SideFeature.FORTIFIED_LINE)
            && forts.line(position, from, to);
    return line ? chart.border(SideFeature.FORTIFIED_LINE).extraForEnemy() : 0;
  }
}
