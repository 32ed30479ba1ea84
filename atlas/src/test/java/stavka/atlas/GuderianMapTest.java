package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.map.HexMap;

/**
 * Our names on the printed map of Panzergruppe Guderian: each town lies on the river, road or
 * railway that passes it, and each river bears the name of the one that runs there.
 */
class GuderianMapTest {
  private static final MapGround GROUND = MapGround.of("guderian");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({
    "smolensk, 2216",
    "vitebsk, 0513",
    "orsha, 0420",
    "mogilev, 0424",
    "roslavl, 2626",
    "gzhatsk, 4607",
    "vyazma, 4015",
    "kaluga, 5921",
    "rzhev, 3901",
    "velizh, 1509",
    "bely, 3005",
    "mstislavl, 1524",
    "krichev, 1427",
    "yelnya, 3122"
  })
  void townsLieInTheirHexes(String town, String hex) {
    assertThat(GROUND.hexOf(town)).isEqualTo(hex);
  }

  @Test
  void smolenskFillsTwoHexesOnBothBanks() {
    assertThat(MAP.region("smolensk").count()).isEqualTo(2);
    int south = MAP.hex("2217");
    assertThat(MAP.sideHas(south, MAP.grid().direction(south, MAP.hex("2216")), "river")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dorogobuzh", "smolensk", "orsha", "mogilev"})
  void theDnieperRunsPast(String town) {
    assertThat(GROUND.riverTouches("dnieper", town)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dnieper", "western-dvina", "oka"})
  void theLargestRiversAreDrawnAsSuch(String river) {
    assertThat(Atlas.compile("guderian").sheet().drawing().rivers())
        .filteredOn(stretch -> stretch.id().equals(river))
        .anySatisfy(
            stretch ->
                assertThat(stretch.reaches())
                    .anyMatch(reach -> reach.size().equals("major") && reach.sides() > 10));
  }

  @Test
  void theMapGoesByItsNominalScale() {
    assertThat(Atlas.compile("guderian").sheet().kmPerHex()).isEqualTo(10.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"vitebsk", "velizh", "zapadnaya-dvina"})
  void theDvinaRunsPast(String town) {
    assertThat(GROUND.riverTouches("western-dvina", town)).isTrue();
  }

  @Test
  void theRoadOf0120LeadsThroughOrshaAndSmolenskTowardsMoscow() {
    assertThat(MAP.onNetwork("road", MAP.hex("0120"))).isTrue();
    assertThat(GROUND.connected("road", "orsha", "smolensk", 20)).isTrue();
    assertThat(GROUND.connected("road", "smolensk", "mozhaisk", 40)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "sozh, krichev",
    "vikhra, mstislavl",
    "vop, yartsevo",
    "vazuza, zubtsov",
    "gzhat, gzhatsk",
    "volga, rzhev",
    "ugra-river, yukhnov",
    "moskva, mozhaisk",
    "oka, kaluga",
    "gobza, demidov"
  })
  void riversRunPastTheirTowns(String river, String town) {
    assertThat(GROUND.riverTouches(river, town)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "road, smolensk, roslavl, 20",
    "road, vitebsk, velizh, 15",
    "road, roslavl, yukhnov, 31",
    "rail, smolensk, yelnya, 12",
    "rail, vyazma, rzhev, 20",
    "rail, roslavl, krichev, 20",
    "rail, sukhinichi, kaluga, 20"
  })
  void waysLeadFromTownToTown(String network, String from, String to, int hexes) {
    assertThat(GROUND.connected(network, from, to, hexes)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a", "b", "c", "d", "e", "f", "g", "h", "v", "w", "x", "z", "1", "2", "3", "4", "5", "6"
      })
  void entrancesLieOnTheEdge(String area) {
    for (int hex : MAP.region("area-" + area).toArray()) {
      assertThat(GROUND.onEdge(hex)).as(MAP.name(hex)).isTrue();
    }
  }
}
