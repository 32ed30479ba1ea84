package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.map.HexMap;

/**
 * The map of Panzergruppe Guderian has its towns where public sources put them, and the rivers
 * between.
 */
class GuderianMapTest {
  private static final MapGround GROUND = MapGround.of("guderian");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({
    "smolensk, 2117",
    "vitebsk, 0513",
    "orsha, 0420",
    "mogilev, 0424",
    "roslavl, 2625",
    "gzhatsk, 4606",
    "vyazma, 3915",
    "kaluga, 5619",
    "rzhev, 3901",
    "velizh, 1509",
    "bely, 3005",
    "mstislavl, 1524",
    "krichev, 1427",
    "yelnya, 2919"
  })
  void townsLieInTheirHexes(String town, String hex) {
    assertThat(GROUND.hexOf(town)).isEqualTo(hex);
  }

  @Test
  void smolenskFillsTwoHexesOnBothBanks() {
    assertThat(MAP.region("smolensk").count()).isEqualTo(2);
    int south = MAP.hex("2117");
    assertThat(MAP.sideHas(south, MAP.grid().direction(south, MAP.hex("2116")), "river")).isTrue();
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
  @ValueSource(strings = {"vitebsk", "velizh"})
  void theDvinaRunsPast(String town) {
    assertThat(GROUND.riverTouches("western-dvina", town)).isTrue();
  }

  @Test
  void theRoadOf0120LeadsThroughOrshaAndSmolenskTowardsMoscow() {
    assertThat(MAP.onNetwork("road", MAP.hex("0120"))).isTrue();
    assertThat(GROUND.connected("road", "orsha", "smolensk", 20)).isTrue();
    assertThat(GROUND.connected("road", "smolensk", "mozhaisk", 40)).isTrue();
  }

  @Test
  void aboutAQuarterIsForest() {
    int forest = 0;
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      forest += MAP.terrainIs(hex, "forest") ? 1 : 0;
    }
    assertThat(forest / (double) MAP.grid().size()).isBetween(0.2, 0.3);
  }

  @Test
  void areaBIsAsAttested() {
    var area = MAP.region("area-b");
    assertThat(area.count()).isEqualTo(11);
    assertThat(area.has(MAP.hex("0110"))).isTrue();
    assertThat(area.has(MAP.hex("0111"))).isFalse();
    assertThat(area.has(MAP.hex("0112"))).isTrue();
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
