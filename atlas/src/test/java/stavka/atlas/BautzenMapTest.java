package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.map.HexMap;

/** The map of Bautzen has the places of its set-up and scores where the completed game says. */
class BautzenMapTest {
  private static final MapGround GROUND = MapGround.of("bautzen");
  private static final HexMap MAP = GROUND.map();

  @ParameterizedTest
  @CsvSource({
    "bautzen, 3426",
    "goerlitz, 5728",
    "niesky, 5019",
    "weissenberg, 4425",
    "kamenz, 2121",
    "dresden, 0633",
    "bischofswerda, 2429",
    "loebau, 4430",
    "reichenbach-ol, 4928",
    "rothenburg, 5617",
    "horka, 5320",
    "kodersdorf, 5323",
    "ullersdorf, 5122",
    "diehsa, 4923",
    "sproitz, 4720",
    "foerstgen, 4320",
    "weigersdorf, 4321",
    "klitten, 4117",
    "uhyst, 3716",
    "guttau, 4021",
    "klix, 3821",
    "malschwitz, 3823",
    "wurschen, 4024",
    "hochkirch, 4027",
    "grossdubrau, 3522",
    "luga-neschwitz, 3222",
    "neschwitz, 3021",
    "koenigswartha, 3019",
    "storcha, 3024",
    "crostwitz, 2723",
    "panschwitz-kuckau, 2523",
    "burkau, 2426",
    "elstra, 2224",
    "pulsnitz, 1726",
    "grossroehrsdorf, 1828",
    "radeberg, 1429",
    "ottendorf, 1026",
    "koenigsbrueck, 1322",
    "stolpen, 2033",
    "wittichenau, 2715",
    "lohsa, 3315",
    "hoyerswerda, 2712",
    "boxberg, 4013",
    "rietschen, 4814",
    "weisswasser, 4308",
    "muskau, 4605",
    "spremberg, 3204",
    "senftenberg, 1707",
    "penzig, 5822",
    "ostritz, 5435"
  })
  void placesLieInTheirHexes(String place, String hex) {
    assertThat(GROUND.hexOf(place)).isEqualTo(hex);
  }

  @ParameterizedTest
  @CsvSource({"bautzen, 3", "goerlitz, 2", "dresden, 5"})
  void theGreatTownsFillTheirHexes(String town, int hexes) {
    assertThat(MAP.region(town).count()).isEqualTo(hexes);
    MAP.region(town).forEach(hex -> assertThat(MAP.terrainIs(hex, "urban")).isTrue());
  }

  @ParameterizedTest
  @CsvSource({
    "neisse, goerlitz",
    "neisse, penzig",
    "elbe, dresden",
    "spree, bautzen",
    "spree, spremberg",
    "loebauer-wasser, weissenberg",
    "schwarze-elster, hoyerswerda"
  })
  void townsLieOnTheirRivers(String river, String town) {
    assertThat(GROUND.riverTouches(river, town)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "road, dresden, weissenberg, 45",
    "road, goerlitz, dresden, 60",
    "road, niesky, loebau, 20",
    "road, bautzen, spremberg, 30",
    "road, bautzen, koenigsbrueck, 25",
    "road, rothenburg, uhyst, 25",
    "road, muskau, weisswasser, 5",
    "rail, goerlitz, dresden, 60",
    "rail, goerlitz, weisswasser, 30",
    "rail, horka, ruhland, 50",
    "rail, bautzen, koenigswartha, 12",
    "rail, kamenz, senftenberg, 20"
  })
  void waysLeadFromTownToTown(String network, String from, String to, int hexes) {
    assertThat(GROUND.connected(network, from, to, hexes)).isTrue();
  }

  @Test
  void theSpreeIsAMajorRiverBelowUhystOnly() {
    assertThat(sidesOf("spree", "major-river")).isPositive();
    assertThat(sidesOf("spree", "minor-river")).isPositive();
    assertThat(sidesOf("neisse", "minor-river")).isZero();
    assertThat(sidesOf("elbe", "minor-river")).isZero();
  }

  @Test
  void pondsAreGroundOfTheirOwn() {
    assertThat(MAP.terrainIs(MAP.hex("3119"), "marsh")).isTrue();
    assertThat(MAP.terrainIs(MAP.hex("4220"), "marsh")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "axis-sources, edge-south edge-west edge-east",
    "soviet-sources, edge-north edge-east"
  })
  void sourcesLieWhereWaysLeaveTheMap(String sources, String edges) {
    MAP.region(sources)
        .forEach(
            hex -> {
              assertThat(List.of(edges.split(" "))).anyMatch(edge -> MAP.region(edge).has(hex));
              assertThat(hasWay(hex)).as("a way in %s", MAP.name(hex)).isTrue();
            });
  }

  @ParameterizedTest
  @CsvSource({
    "area-a, axis-sources",
    "area-b, axis-sources",
    "area-c, soviet-sources",
    "area-d, soviet-sources",
    "weissenberg-entrance, weissenberg-axis-sources",
    "weissenberg-axis-sources, weissenberg-ground",
    "weissenberg-soviet-sources, weissenberg-ground"
  })
  void entrancesAreSourcesAndThoseOfAScenarioLieOnItsGround(String region, String within) {
    MAP.region(region).forEach(hex -> assertThat(MAP.region(within).has(hex)).isTrue());
  }

  @Test
  void theGroundOfWeissenbergIsARectangle() {
    assertThat(MAP.region("weissenberg-ground").count()).isEqualTo(29 * 21);
  }

  private static boolean hasWay(int hex) {
    return MAP.onNetwork("road", hex) || MAP.onNetwork("rail", hex);
  }

  private static long sidesOf(String river, String feature) {
    return GROUND.sheet().drawing().rivers().stream()
        .filter(stretch -> stretch.id().equals(river) && stretch.feature().equals(feature))
        .mapToLong(stretch -> stretch.sides().size())
        .sum();
  }
}
