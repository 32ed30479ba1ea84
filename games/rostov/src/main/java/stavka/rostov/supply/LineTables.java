package stavka.rostov.supply;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.Way;

/**
 * What the ground alone does to lines, as tables of hexsides seen from the sources. A hex that a
 * line may begin in but not pass has every side shut that leads out of it.
 */
@Rule({"6.21", "6.22", "6.31", "6.4"})
final class LineTables {
  /** Swamps are passed by ways alone. */
  static final int SOFT = 1;

  /** A long line: neither marsh nor swamp is passed at all. */
  static final int LONG = 2;

  /** Nor are woods, which the rain of the turn before still fills. */
  static final int WET_WOODS = 4;

  static final int FROZEN = 8;

  private final RostovGround ground;
  private final HexGrid grid;
  private final byte[] rails;
  private final byte[] roads;
  private final byte[] water;
  private final Ints bridgeheads;
  private final Map<Integer, byte[]> country = new ConcurrentHashMap<>();
  private final Map<String, Ints> land = new ConcurrentHashMap<>();
  private final Map<String, Ints> railway = new ConcurrentHashMap<>();

  LineTables(RostovGround ground, MajorCities cities) {
    this.ground = ground;
    this.grid = ground.grid();
    byte[] links = ground.railLinks().clone();
    for (Ints city : cities.all()) {
      join(links, city);
    }
    this.rails = Passage.sidesOf(grid, links);
    this.water = new byte[grid.size()];
    for (int hex = 0; hex < water.length; hex++) {
      water[hex] = (byte) (ground.land(hex) ? 0 : 1);
    }
    this.roads = Passage.sidesOf(grid, ground.links(Way.MAIN_ROAD));
    int[] found = new int[grid.size()];
    int count = 0;
    for (int hex = 0; hex < found.length; hex++) {
      if (bridged(hex)) {
        found[count++] = hex;
      }
    }
    this.bridgeheads = Ints.prefix(found, count);
  }

  /** The map does not print the railways that run through a city. */
  @Rule("6.4")
  private void join(byte[] links, Ints city) {
    for (int hex : city) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (city.contains(grid.neighbour(hex, direction))) {
          links[hex] |= (byte) (1 << direction);
        }
      }
    }
  }

  private boolean bridged(int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (ground.linked(hex, direction)
          && (water(hex, direction) || ground.side(hex, direction, SideFeature.RIVER))) {
        return true;
      }
    }
    return false;
  }

  private boolean water(int hex, int direction) {
    return ground.side(hex, direction, SideFeature.MAJOR_RIVER)
        || ground.side(hex, direction, SideFeature.LAKE)
        || ground.side(hex, direction, SideFeature.RESERVOIR);
  }

  byte[] rails() {
    return rails;
  }

  byte[] roads() {
    return roads;
  }

  /** Hexes that are no land, not 0. */
  byte[] water() {
    return water;
  }

  /** The hexes with a bridge on one of their sides. */
  Ints bridgeheads() {
    return bridgeheads;
  }

  /** The land hexes of a scenario. */
  Ints land(ScenarioPlan plan) {
    return land.computeIfAbsent(
        plan.id(),
        id -> {
          int[] hexes = new int[grid.size()];
          int count = 0;
          for (int hex = 0; hex < hexes.length; hex++) {
            if (plan.covers(hex) && ground.land(hex)) {
              hexes[count++] = hex;
            }
          }
          return Ints.prefix(hexes, count);
        });
  }

  /** Those of them that a railway runs through, towns counted. */
  Ints railway(ScenarioPlan plan) {
    return railway.computeIfAbsent(
        plan.id(),
        id -> land(plan).filter(hex -> ground.onRail(hex) || ground.terrain(hex).urban()));
  }

  /**
   * The sides that lines across country cross.
   *
   * @param sort a sum of {@link #SOFT}, {@link #LONG}, {@link #WET_WOODS} and {@link #FROZEN}
   */
  byte[] country(int sort) {
    return country.computeIfAbsent(
        sort,
        key -> {
          byte[] sides = new byte[grid.size() * HexGrid.DIRECTIONS];
          for (int side = 0; side < sides.length; side++) {
            int hex = side / HexGrid.DIRECTIONS;
            sides[side] = side(side, key, ground.linked(hex, side % HexGrid.DIRECTIONS));
          }
          return sides;
        });
  }

  /**
   * The same for one side.
   *
   * @param bridged whether a bridge of any sort stands there now
   */
  byte side(int side, int sort, boolean bridged) {
    int hex = side / HexGrid.DIRECTIONS;
    int direction = side % HexGrid.DIRECTIONS;
    int next = grid.neighbour(hex, direction);
    if (next == HexGrid.NONE) {
      return Passage.SHUT;
    }
    boolean river = (sort & FROZEN) == 0 && !bridged && water(hex, direction);
    boolean swamp = (sort & SOFT) != 0 && offTheWay(hex, direction, next);
    boolean far = (sort & LONG) != 0 && ground.terrain(hex).wet();
    boolean woods = (sort & WET_WOODS) != 0 && ground.wooded(hex);
    return river || swamp || far || woods ? Passage.SHUT : Passage.FREE;
  }

  /**
   * A line goes through a swamp along its ways; from a swamp without one a unit may still trace its
   * own.
   */
  @Rule("6.21")
  private boolean offTheWay(int hex, int direction, int next) {
    boolean out = ground.terrain(hex) == Terrain.SWAMP;
    boolean in =
        ground.terrain(next) == Terrain.SWAMP && (ground.onRoad(next) || ground.onRail(next));
    return (out || in) && !ground.linked(hex, direction);
  }
}
