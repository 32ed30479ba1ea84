package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;

/** The map of the whole front agrees with every hex and every water the rulebook names. */
class RedStarMapTest {
  private static final MapGround GROUND = MapGround.of("redstar");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({
    "leningrad, 6116",
    "konigsberg, 4601",
    "warsaw, 3801",
    "sevastopol, 1322",
    "kerch, 1527",
    "moscow, 4828",
    "baku, 0556",
    "murmansk, 8919",
    "stalingrad, 2842"
  })
  void citiesLieInTheirHexes(String city, String hex) {
    assertThat(GROUND.hexOf(city)).isEqualTo(hex);
  }

  @ParameterizedTest
  @CsvSource({
    "6115, 6116, sea",
    "6116, 6117, major-river",
    "1724, 1824, causeway",
    "1724, 1824, sea",
    "1527, 1528, major-river",
    "6217, 6218, ice",
    "6217, 6218, lake",
    "5220, 5320, ice"
  })
  void theWatersTheBookNames(String one, String other, String feature) {
    int hex = MAP.hex(one);
    int direction = MAP.grid().direction(hex, MAP.hex(other));
    assertThat(MAP.sideHas(hex, direction, feature)).isTrue();
  }

  @Test
  void noSeaPartsTheBanksOfTheNeva() {
    int hex = MAP.hex("6116");
    assertThat(MAP.sideHas(hex, MAP.grid().direction(hex, MAP.hex("6117")), "sea")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1724", "1824", "6115", "6116", "6117"})
  void theHexesTheBookNamesAreLand(String hex) {
    assertThat(MAP.terrainIs(MAP.hex(hex), "sea")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"murmansk", "leningrad", "minsk", "odessa", "sevastopol", "novorossiysk"})
  void railwaysLeadToMoscow(String city) {
    assertThat(GROUND.connected("rail", city, "moscow", 120)).isTrue();
  }

  @Test
  void everySourceStandsOnARailwayOrInTheFarNorth() {
    int kirkenes = GROUND.place("kirkenes").hexes().getFirst();
    for (String sources : new String[] {"axis-sources", "soviet-sources"}) {
      MAP.region(sources)
          .forEach(
              hex ->
                  assertThat(MAP.onNetwork("rail", hex) || hex == kirkenes)
                      .as(MAP.name(hex))
                      .isTrue());
    }
  }

  @Test
  void everyHexOfANationIsPlayable() {
    for (String nation :
        new String[] {
          "soviet-union", "germany", "poland", "finland", "hungary", "romania", "norway", "slovakia"
        }) {
      MAP.region(nation)
          .forEach(
              hex ->
                  assertThat(MAP.terrainIs(hex, "sea") || MAP.terrainIs(hex, "neutral"))
                      .as(MAP.name(hex))
                      .isFalse());
    }
  }

  @Test
  void noRailwayCrossesWaterButAtTheChongar() {
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (MAP.linked("rail", hex, d) && !MAP.sideHas(hex, d, "causeway")) {
          assertThat(MAP.sideHas(hex, d, "sea") || MAP.sideHas(hex, d, "lake"))
              .as(MAP.name(hex))
              .isFalse();
        }
      }
    }
  }

  @Test
  void theArcticBeginsNorthOfTheCircle() {
    assertThat(MAP.region("arctic").has(MAP.hex("8919"))).isTrue();
    assertThat(MAP.region("arctic").has(GROUND.place("arkhangelsk").hexes().getFirst())).isFalse();
  }

  @Test
  void rowsLieThirtyFiveKilometresApart() {
    assertThat(GROUND.sheet().kmPerHex() * Math.sqrt(3) / 2).isBetween(35.0, 36.0);
    assertThat(Objects.requireNonNull(GROUND.sheet().scale()).english())
        .contains("rows 35 km apart", "41 km");
  }
}
