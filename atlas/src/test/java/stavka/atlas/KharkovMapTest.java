package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;

/** The map of Kharkov offers what its rulebook needs, where the rulebook says. */
class KharkovMapTest {
  private static final MapGround GROUND = MapGround.of("kharkov");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({"kharkov, 0819", "poltava, 1633", "dnepropetrovsk, 3732"})
  void citiesLieInTheirHexes(String city, String hex) {
    assertThat(GROUND.hexOf(city)).isEqualTo(hex);
    assertThat(MAP.terrainIs(MAP.hex(hex), "city")).isTrue();
  }

  @Test
  void hex0618IsForest() {
    assertThat(MAP.terrainIs(MAP.hex("0618"), "forest")).isTrue();
  }

  @Test
  void everyCityHexHasAGarrison() {
    assertThat(MAP.value("garrison", MAP.hex("0819"))).isEqualTo(1);
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      assertThat(MAP.value("garrison", hex) > 0).isEqualTo(MAP.terrainIs(hex, "city"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0409", "1808", "2118", "2214", "3016", "2501", "2602"})
  void sovietSetUpHexesLieOnTheSovietBank(String hex) {
    assertThat(MAP.region("soviet-bank").has(MAP.hex(hex))).isTrue();
  }

  @Test
  void axisSetUpHexesLieOnTheAxisBank() {
    HexSet axis = MAP.region("axis-bank");
    assertThat(axis.has(MAP.hex("2822"))).isTrue();
    HexSet around3706 = HexSet.around(MAP.grid(), MAP.hex("3706"), 2);
    assertThat(around3706.and(axis)).isEqualTo(around3706);
    HexSet cities =
        MAP.region("kharkov").or(MAP.region("poltava")).or(MAP.region("dnepropetrovsk"));
    assertThat(cities.and(axis)).isEqualTo(cities);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0409", "2214", "3016", "2501"})
  void noAxisFrontHexLiesWithinTwoHexesOfASovietReserve(String reserve) {
    HexSet near = HexSet.around(MAP.grid(), MAP.hex(reserve), 2);
    assertThat(near.and(MAP.region("front-axis")).count()).isZero();
  }

  @Test
  void theFrontCutsTheMapInTwoFromTheNorthEdgeToTheEastEdge() {
    HexSet soviet = MAP.region("soviet-bank");
    HexSet axis = MAP.region("axis-bank");
    assertThat(soviet.count() + axis.count()).isEqualTo(MAP.grid().size());
    assertThat(soviet.and(axis).count()).isZero();
    assertThat(MAP.region("edge-south").and(soviet).count()).isZero();
    assertThat(MAP.region("edge-west").and(soviet).count()).isZero();
    List<Integer> sides = MAP.frontier("front").sides();
    assertThat(MAP.grid().row(sides.getFirst() / 6)).isZero();
    assertThat(MAP.grid().column(sides.getLast() / 6)).isEqualTo(32);
  }

  @Test
  void theHexesOfTheFrontLieOnTheirBanks() {
    for (int side : MAP.frontier("front").sides()) {
      assertThat(MAP.region("front-soviet").has(side / 6)).isTrue();
      assertThat(MAP.region("front-axis").has(GROUND.across(side))).isTrue();
    }
    assertThat(MAP.region("front-soviet").and(MAP.region("soviet-bank")))
        .isEqualTo(MAP.region("front-soviet"));
  }

  @Test
  void thePointsOfTheFrontFollowOneAnother() {
    var points = MAP.frontier("front").points();
    for (List<String> order :
        List.of(
            List.of("1", "2", "3", "4", "5", "6", "7"),
            List.of("A", "B", "C", "D", "E", "F", "G"))) {
      for (int i = 1; i < order.size(); i++) {
        assertThat(points.get(order.get(i))).isGreaterThan(points.get(order.get(i - 1)));
      }
    }
    assertThat(points.get("1")).isEqualTo(points.get("A")).isZero();
    assertThat(points.get("7"))
        .isEqualTo(points.get("G"))
        .isEqualTo(MAP.frontier("front").sides().size());
  }

  @Test
  void roadsReachTheWesternEdgeAnd3932() {
    assertThat(MAP.onNetwork("road", MAP.hex("3932"))).isTrue();
    assertThat(GROUND.connected("road", "kharkov", "poltava", 25)).isTrue();
    assertThat(GROUND.connected("road", "kharkov", "dnepropetrovsk", 40)).isTrue();
    assertThat(MAP.region("road-poltava").and(MAP.region("kharkov")).count()).isZero();
    assertThat(MAP.region("road-dnepropetrovsk").has(MAP.hex(GROUND.hexOf("krasnograd")))).isTrue();
  }

  @Test
  void theDnieprIsBridgedAtDnepropetrovskOnly() {
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (MAP.sideHas(hex, d, "dniepr") && MAP.linked("road", hex, d)) {
          assertThat(List.of(MAP.name(hex), MAP.name(MAP.grid().neighbour(hex, d))))
              .contains("3732");
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"chuguev", "izyum", "zmiev", "balakleya", "stary-saltov"})
  void theDonetsRunsPast(String town) {
    assertThat(GROUND.riverTouches("donets", town)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "kharkov, lozovaya, 25",
    "lozovaya, slavyansk, 18",
    "kharkov, kupyansk, 20",
    "kharkov, izyum, 30",
    "kharkov, poltava, 22",
    "kupyansk, krasny-liman, 22"
  })
  void railwaysConnect(String from, String to, int hexes) {
    assertThat(GROUND.connected("rail", from, to, hexes)).isTrue();
  }

  @Test
  void theOskolRunsPastKupyansk() {
    assertThat(GROUND.riverTouches("oskol", "kupyansk")).isTrue();
  }
}
