package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;

/** The ways of the map of Kiev to Rostov, and the regions that hang on them. */
class RostovWaysTest {
  private static final MapGround GROUND = MapGround.of("rostov");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({
    "rail, kiev, nezhin, 20",
    "rail, kiev, poltava, 60",
    "rail, kiev, fastov, 14",
    "rail, poltava, kharkov, 30",
    "rail, chernigov, bakhmach, 30",
    "rail, smela, cherkassy, 8",
    "rail, cherkassy, bakhmach, 50",
    "rail, vorozhba, sumy, 12",
    "rail, lgov, sumy, 25",
    "rail, kremenchug, znamenka, 20",
    "rail, znamenka, nikolaev, 40",
    "rail, dnepropetrovsk, zaporozhye, 20",
    "rail, zaporozhye, melitopol, 20",
    "rail, melitopol, genichesk, 25",
    "rail, krivoy-rog, nikopol, 20",
    "rail, stalino, mariupol, 20",
    "rail, stalino, taganrog, 40",
    "rail, taganrog, rostov, 14",
    "rail, debaltsevo, zverevo, 30",
    "rail, voroshilovgrad, likhaya, 20",
    "rail, rostov, bataisk, 3",
    "rail, voronezh, rostov, 90",
    "rail, pologi, berdyansk, 18",
    "main-road, kiev, uman, 36",
    "main-road, kirovograd, krivoy-rog, 20",
    "main-road, berislav, melitopol, 30",
    "main-road, stalino, zaporozhye, 40",
    "main-road, mariupol, rostov, 34",
    "main-road, sumy, kiev, 60",
    "motorway, kiev, kharkov, 68",
    "motorway, kharkov, kursk, 40",
    "road, yeisk, azov, 30",
    "road, skadovsk, kakhovka, 30"
  })
  void waysLeadFromTownToTown(String network, String from, String to, int hexes) {
    assertThat(GROUND.connected(network, from, to, hexes)).isTrue();
  }

  @Test
  void motorwaysAreMainRoadsAndMainRoadsAreRoads() {
    int motorway = 0;
    int main = 0;
    int road = 0;
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        motorway += MAP.linked("motorway", hex, d) ? 1 : 0;
        main += MAP.linked("main-road", hex, d) ? 1 : 0;
        road += MAP.linked("road", hex, d) ? 1 : 0;
        assertThat(MAP.linked("motorway", hex, d) && !MAP.linked("main-road", hex, d)).isFalse();
        assertThat(MAP.linked("main-road", hex, d) && !MAP.linked("road", hex, d)).isFalse();
      }
    }
    assertThat(motorway).isBetween(150, 400);
    assertThat(main).isGreaterThan(8 * motorway);
    assertThat(road).isGreaterThan(main * 3 / 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "axis-sources",
        "northern-sources",
        "soviet-sources",
        "crimean-sources",
        "sumy-axis-sources",
        "sumy-soviet-sources",
        "redeemed-axis-sources",
        "redeemed-soviet-sources",
        "azov-axis-sources",
        "azov-soviet-sources",
        "pocket-axis-sources",
        "pocket-soviet-sources",
        "drive-axis-sources",
        "drive-soviet-sources"
      })
  void sourcesLieOnARailwayOrMainRoad(String region) {
    MAP.region(region)
        .forEach(
            hex ->
                assertThat(linked("rail", hex) || linked("main-road", hex))
                    .as(MAP.name(hex))
                    .isTrue());
  }

  private static boolean linked(String network, int hex) {
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      if (MAP.linked(network, hex, d)) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev-line", "perekop-line"})
  void fortifiedLinesShelterTheirHexes(String line) {
    MAP.region(line)
        .forEach(
            hex -> {
              int walls = 0;
              for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
                walls += MAP.sideHas(hex, d, "fortified-line") ? 1 : 0;
              }
              assertThat(walls).as(MAP.name(hex)).isBetween(1, 3);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "battle-of-sumy, 609",
    "rostov-redeemed, 875",
    "battle-on-the-sea-of-azov, 2040",
    "to-rostov, 2100",
    "kiev-pocket, 3200"
  })
  void scenariosHaveTheirAreas(String scenario, int hexes) {
    assertThat(MAP.region(scenario).count()).isEqualTo(hexes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "w1",
        "w1-soviet",
        "w2",
        "w3",
        "w4",
        "n1",
        "n2",
        "n3",
        "n4",
        "e1",
        "e2",
        "e3",
        "s"
      })
  void entryAreasAreLandOnTheEdge(String area) {
    MAP.region("area-" + area)
        .forEach(
            hex -> {
              assertThat(GROUND.onEdge(hex)).as(MAP.name(hex)).isTrue();
              assertThat(MAP.terrainIs(hex, "sea")).as(MAP.name(hex)).isFalse();
            });
  }

  @Test
  void theFourSheetsNumberTheirOwnHexes() {
    assertThat(MAP.grid().size()).isEqualTo(120 * 80);
    assertThat(MAP.name(0)).isEqualTo("A0101");
    assertThat(MAP.name(MAP.grid().size() - 1)).isEqualTo("D6040");
    assertThat(MAP.grid().adjacent(MAP.hex("A6020"), MAP.hex("B0120"))).isTrue();
    assertThat(MAP.grid().adjacent(MAP.hex("A3040"), MAP.hex("C3001"))).isTrue();
  }
}
