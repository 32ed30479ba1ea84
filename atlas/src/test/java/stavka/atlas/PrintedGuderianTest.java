package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;

/**
 * The map of Panzergruppe Guderian is the printed one. Two differences, each with its reason: the
 * ten bridges, since a printed road stops on either bank of a river and the rules want to know
 * where it goes on [6.7]; and the sides of lakes, which are printed as hexes and ruled as hexsides.
 */
class PrintedGuderianTest {
  private static final HexMap MAP = MapGround.of("guderian").map();
  private static final PrintedGuderian LISTS = new PrintedGuderian(MAP);

  @ParameterizedTest
  @ValueSource(strings = {"forest", "swamp", "lake"})
  void groundLiesInThePrintedHexes(String terrain) {
    assertThat(LISTS.compiledTerrain(terrain)).isEqualTo(LISTS.printed(terrain));
  }

  @Test
  void citiesFillTheirPrintedHexesAndAllElseIsClear() {
    Set<String> cities = new TreeSet<>();
    LISTS
        .printedBy("cities")
        .forEach(
            (city, hexes) -> {
              assertThat(hexesOf(city)).as(city).isEqualTo(hexes);
              cities.addAll(hexes);
            });
    assertThat(LISTS.compiledTerrain("city")).isEqualTo(cities);
    assertThat(hexesOf("yelnya")).isEqualTo(LISTS.printedBy("town").get("yelnya"));
    assertThat(MAP.terrains()).containsExactly("clear", "forest", "swamp", "lake", "city");
  }

  private static Set<String> hexesOf(String id) {
    Set<String> hexes = new TreeSet<>();
    Locality place =
        MAP.places().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    place.hexes().forEach(hex -> hexes.add(MAP.name(hex)));
    return hexes;
  }

  @Test
  void riversRunAlongThePrintedHexsides() {
    assertThat(LISTS.printed("river")).hasSize(650);
    assertThat(LISTS.compiledSides("river")).isEqualTo(LISTS.printed("river"));
  }

  @Test
  void railwaysRunAsPrinted() {
    assertThat(LISTS.compiledSteps("rail")).isEqualTo(LISTS.steps("railways"));
  }

  @Test
  void roadsRunAsPrintedAndTenBridgesJoinThem() {
    Set<String> printed = LISTS.steps("roads");
    assertThat(LISTS.bridges())
        .containsExactly(
            "0811-0911",
            "1408-1509",
            "2216-2217",
            "2626-2726",
            "2814-2915",
            "2926-3025",
            "3314-3414",
            "4820-4920",
            "5019-5119",
            "5508-5607");
    assertThat(printed).doesNotContainAnyElementsOf(LISTS.bridges());
    printed.addAll(LISTS.bridges());
    assertThat(LISTS.compiledSteps("road")).isEqualTo(printed);
  }

  @Test
  void lakesLieOnAllSidesOfTheirHexesAndNowhereElse() {
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        int other = MAP.grid().neighbour(hex, d);
        if (other != HexGrid.NONE) {
          assertThat(MAP.sideHas(hex, d, "lake"))
              .as(MAP.name(hex) + " " + MAP.name(other))
              .isEqualTo(MAP.terrainIs(hex, "lake") || MAP.terrainIs(other, "lake"));
        }
      }
    }
  }

  @Test
  void entrancesAndRoadsOutAreThePrintedOnes() {
    LISTS
        .printedBy("entrances")
        .forEach(
            (area, hexes) ->
                assertThat(LISTS.compiledRegion("area-" + area)).as(area).isEqualTo(hexes));
    assertThat(MAP.regions().keySet().stream().filter(name -> name.startsWith("area-")))
        .hasSameSizeAs(LISTS.printedBy("entrances").keySet());
    assertThat(LISTS.compiledRegion("roads-out")).isEqualTo(LISTS.words("roads-out"));
  }
}
