package stavka.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

/** Supply as books of other systems have it, on toy maps. */
class SupplyRouteTest {
  private static final HexGrid GRID = new HexGrid(Orientation.POINTY, 60, 12, 0);
  private static final byte[] OPEN = new byte[GRID.size()];

  private static int hex(int column, int row) {
    return GRID.at(column, row);
  }

  /** A network along a row from one column to another. */
  private static byte[] along(int row, int from, int to) {
    byte[] links = new byte[GRID.size()];
    for (int column = from; column < to; column++) {
      int direction = GRID.direction(hex(column, row), hex(column + 1, row));
      links[hex(column, row)] |= (byte) (1 << direction);
      links[hex(column + 1, row)] |= (byte) (1 << HexGrid.opposite(direction));
    }
    return Passage.sidesOf(GRID, links);
  }

  /** A railway of any length, 21 hexes of road, 7 hexes across country. */
  private static Trace route(byte[] closed, int roads, int country) {
    Passage rail = new Passage(GRID, closed, along(5, 0, 20));
    Passage road = new Passage(GRID, closed, along(5, 20, 59));
    return Trace.from(Ints.of(hex(0, 5)))
        .along(rail)
        .along(road, roads)
        .within(country, Passage.overland(GRID, closed));
  }

  @Test
  void aRouteRunsByRailThenByRoadThenAcrossCountry() {
    Trace route = route(OPEN, 21, 7);

    assertThat(route.reaches(hex(48, 5))).isTrue();
    assertThat(route.reaches(hex(49, 5))).isFalse();
    assertThat(route.length(hex(48, 5))).isEqualTo(7);
    assertThat(route.length(hex(41, 5))).isZero();
    assertThat(route.line(hex(48, 5)).size()).isEqualTo(49);
    assertThat(route.line(hex(48, 5)).last()).isEqualTo(hex(0, 5));
    assertThat(route.leg(hex(48, 5)).last()).isEqualTo(hex(41, 5));
    assertThat(route.length(hex(10, 8))).isEqualTo(3);
  }

  @Test
  void inBadWeatherRoadAndCountryCountForLess() {
    Trace route = route(OPEN, 15, 5);

    assertThat(route.reaches(hex(40, 5))).isTrue();
    assertThat(route.reaches(hex(41, 5))).isFalse();
  }

  @Test
  void aRouteCutAtTheRailGoesAroundAcrossCountryAlone() {
    byte[] cut = OPEN.clone();
    cut[hex(4, 5)] = 1;
    Trace route = route(cut, 21, 7);

    assertThat(route.reaches(hex(4, 5))).isFalse();
    assertThat(route.reaches(hex(6, 5))).isTrue();
    assertThat(route.length(hex(6, 5))).isEqualTo(4);
    assertThat(route.reaches(hex(20, 5))).isFalse();
  }

  @Test
  void aLineOfAnyLengthIsBarredByClosedHexesAndSidesWithoutABridge() {
    // A river without a bridge between columns 29 and 30, but for one at row 0.
    byte[] sides = new byte[GRID.size() * HexGrid.DIRECTIONS];
    for (int at = 0; at < GRID.size(); at++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = GRID.neighbour(at, direction);
        boolean crosses = to != HexGrid.NONE && (GRID.column(at) < 30) != (GRID.column(to) < 30);
        if (crosses && (GRID.row(at) != 0 || GRID.row(to) != 0)) {
          sides[at * HexGrid.DIRECTIONS + direction] = Passage.SHUT;
        }
      }
    }
    Ints sources = Ints.of(hex(0, 4), hex(0, 7));

    Trace bridged = Trace.from(sources).within(Trace.ANY_LENGTH, new Passage(GRID, OPEN, sides));
    assertThat(bridged.reaches(hex(59, 11))).isTrue();
    assertThat(bridged.line(hex(30, 11)).contains(hex(30, 0))).isTrue();
    assertThat(bridged.length(hex(1, 4))).isEqualTo(1);

    // Zones that no unit of one's own holds close the bridge.
    byte[] zones = new byte[GRID.size()];
    Arrays.fill(zones, hex(29, 0), hex(30, 0), (byte) 1);
    Trace closed = Trace.from(sources).within(Trace.ANY_LENGTH, new Passage(GRID, zones, sides));
    assertThat(closed.reaches(hex(29, 1))).isTrue();
    assertThat(closed.reaches(hex(30, 1))).isFalse();
    assertThat(closed.line(hex(30, 1))).isEqualTo(Ints.EMPTY);
    assertThat(closed.length(hex(30, 1))).isEqualTo(Trace.NONE);
  }
}
