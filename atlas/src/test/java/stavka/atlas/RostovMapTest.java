package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;

/** The map of Kiev to Rostov: four sheets from the Pripet to the Kuban. */
class RostovMapTest {
  private static final MapGround GROUND = MapGround.of("rostov");
  private static final HexMap MAP = GROUND.map();
  private static final Set<String> SEAS = Set.of("sea", "shallow-sea");

  @ParameterizedTest
  @CsvSource({
    "kiev, A1117",
    "chernigov, A2003",
    "nezhin, A2509",
    "konotop, A3907",
    "krolevets, A4003",
    "putivl, A4606",
    "glukhov, A4601",
    "romny, A4114",
    "lokhvitsa, A3919",
    "priluki, A3016",
    "piryatin, A3120",
    "lubny, A3624",
    "pereyaslav, A2023",
    "kanev, A2027",
    "cherkassy, A2632",
    "belaya-tserkov, A0626",
    "fastov, A0422",
    "smela, A2435",
    "kremenchug, A4037",
    "poltava, A5230",
    "mirgorod, A4225",
    "sumy, A5512",
    "akhtyrka, A5520",
    "kharkov, B0924",
    "belgorod, B1316",
    "krasnograd, B0133",
    "lozovaya, B1040",
    "izyum, B2036",
    "kupyansk, B2428",
    "slavyansk, B2440",
    "valuiki, B2921",
    "starobelsk, B3834",
    "millerovo, B5338",
    "uman, C0601",
    "kirovograd, C2704",
    "pervomaisk, C1211",
    "krivoy-rog, C3913",
    "nikolaev, C2426",
    "kherson, C3031",
    "nikopol, C5018",
    "dnepropetrovsk, C5706",
    "zaporozhye, C5815",
    "berislav, C3928",
    "armyansk, C4239",
    "genichesk, C5438",
    "melitopol, D0128",
    "pavlograd, D0605",
    "berdyansk, D1630",
    "mariupol, D2425",
    "stalino, D2612",
    "artemovsk, D2804",
    "gorlovka, D2907",
    "debaltsevo, D3307",
    "voroshilovgrad, D4204",
    "taganrog, D3922",
    "rostov, D4822",
    "bataisk, D4823",
    "novocherkassk, D5219",
    "shakhty, D5315",
    "kamensk, D5306",
    "matveyev-kurgan, D3818",
    "lebedin, A5116",
    "belopolye, A5009"
  })
  void townsLieInTheirHexes(String town, String hex) {
    assertThat(GROUND.hexOf(town)).isEqualTo(hex);
  }

  @ParameterizedTest
  @CsvSource({
    "kiev, 4",
    "kharkov, 3",
    "dnepropetrovsk, 2",
    "stalino, 2",
    "rostov, 2",
    "zaporozhye, 1",
    "voroshilovgrad, 1"
  })
  void majorCitiesFillTheirHexes(String city, int hexes) {
    assertThat(MAP.region(city).count()).isEqualTo(hexes);
    MAP.region(city).forEach(hex -> assertThat(MAP.terrainIs(hex, "major-city")).isTrue());
    assertThat(MAP.terrains().stream().filter("major-city"::equals)).hasSize(1);
  }

  @Test
  void everyLargeTownIsACityOnDryLand() {
    MAP.places().stream()
        .filter(place -> place.rank().equals("city") || place.rank().equals("large"))
        .forEach(
            place -> {
              int hex = place.hexes().getFirst();
              assertThat(MAP.terrainIs(hex, "city") || MAP.terrainIs(hex, "major-city"))
                  .as(place.id())
                  .isTrue();
            });
    MAP.places()
        .forEach(place -> assertThat(isSea(place.hexes().getFirst())).as(place.id()).isFalse());
  }

  @ParameterizedTest
  @CsvSource({
    "dnieper, kiev, right",
    "dnieper, kanev, right",
    "dnieper, cherkassy, right",
    "dnieper, kremenchug, left",
    "dnieper, dneprodzerzhinsk, right",
    "dnieper, dnepropetrovsk, right",
    "dnieper, zaporozhye, left",
    "dnieper, nikopol, right",
    "dnieper, berislav, right",
    "dnieper, kakhovka, left",
    "dnieper, kherson, right",
    "desna, chernigov, right",
    "desna, oster, left",
    "southern-bug, voznesensk, left",
    "southern-bug, nikolaev, left",
    "donets, lisichansk, right",
    "donets, kamensk, right",
    "don, rostov, right",
    "don, bataisk, left",
    "don, liski, left",
    "psel, sumy, right",
    "vorskla, poltava, right"
  })
  void townsStandOnTheirBank(String river, String town, String bank) {
    Set<String> banks = new TreeSet<>();
    GROUND.sheet().drawing().rivers().stream()
        .filter(stretch -> stretch.id().equals(river))
        .flatMap(stretch -> stretch.sides().stream())
        .forEach(
            side -> {
              if (GROUND.place(town).hexes().contains(side / 6)) {
                banks.add("left");
              }
              if (GROUND.place(town).hexes().contains(GROUND.across(side))) {
                banks.add("right");
              }
            });
    assertThat(banks).containsExactly(bank);
  }

  @ParameterizedTest
  @CsvSource({
    "dnieper, major-river",
    "desna, major-river",
    "don, major-river",
    "psel, river",
    "sula, river",
    "samara-dnieper, river",
    "mius, river",
    "kalmius, river",
    "molochnaya, river",
    "ros, river",
    "irpen, river",
    "seim, river",
    "manych, canal"
  })
  void riversAreRanked(String river, String feature) {
    assertThat(features(river)).containsExactly(feature);
  }

  @ParameterizedTest
  @ValueSource(strings = {"donets", "southern-bug", "ingul"})
  void someRiversAreMajorInTheirLowerCourseAlone(String river) {
    assertThat(features(river)).containsExactly("major-river", "river");
  }

  private static Set<String> features(String river) {
    Set<String> features = new TreeSet<>();
    GROUND.sheet().drawing().rivers().stream()
        .filter(stretch -> stretch.id().equals(river))
        .forEach(stretch -> features.add(stretch.feature()));
    return features;
  }

  @Test
  void theReservoirIsAnUnbrokenStretchOfTheDnieperAboveTheDam() {
    List<Integer> dnieper = new ArrayList<>();
    GROUND.sheet().drawing().rivers().stream()
        .filter(stretch -> stretch.id().equals("dnieper"))
        .forEach(stretch -> dnieper.addAll(stretch.sides()));
    List<Integer> dammed = new ArrayList<>();
    for (int i = 0; i < dnieper.size(); i++) {
      if (MAP.sideHas(dnieper.get(i) / 6, dnieper.get(i) % 6, "reservoir")) {
        dammed.add(i);
      }
    }
    assertThat(dammed).hasSize(16);
    assertThat(dammed.getLast() - dammed.getFirst()).isEqualTo(15);
    assertThat(sides("reservoir")).isEqualTo(16);
    int dam = dnieper.get(dammed.getLast() + 1);
    assertThat(MAP.linked("road", dam / 6, dam % 6)).isTrue();
  }

  @Test
  void noWayCrossesTheReservoirOrTheSea() {
    for (String network : MAP.networks().keySet()) {
      for (int hex = 0; hex < MAP.grid().size(); hex++) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
          if (MAP.linked(network, hex, d)) {
            assertThat(MAP.sideHas(hex, d, "reservoir")).as(MAP.name(hex)).isFalse();
            assertThat(isSea(hex)).as(network + " in " + MAP.name(hex)).isFalse();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "berdyansk",
    "mariupol",
    "taganrog",
    "azov",
    "genichesk",
    "ochakov",
    "odessa",
    "yeisk"
  })
  void portsLieOnTheSea(String port) {
    int hex = GROUND.place(port).hexes().getFirst();
    boolean wet = false;
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      wet |= MAP.grid().neighbour(hex, d) != HexGrid.NONE && isSea(MAP.grid().neighbour(hex, d));
    }
    assertThat(wet).isTrue();
  }

  @Test
  void allLandHangsTogether() {
    int start = GROUND.place("kiev").hexes().getFirst();
    Set<Integer> reached = new TreeSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int hex = open.remove();
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        int next = MAP.grid().neighbour(hex, d);
        if (next != HexGrid.NONE && !isSea(next) && reached.add(next)) {
          open.add(next);
        }
      }
    }
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      assertThat(isSea(hex) || reached.contains(hex)).as(MAP.name(hex)).isTrue();
    }
    assertThat(reached).hasSizeBetween(8900, 9000);
  }

  private static boolean isSea(int hex) {
    return SEAS.contains(MAP.terrains().get(MAP.terrain(hex)));
  }

  private static long sides(String feature) {
    long count = 0;
    for (int hex = 0; hex < MAP.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        count += MAP.grid().neighbour(hex, d) > hex && MAP.sideHas(hex, d, feature) ? 1 : 0;
      }
    }
    return count;
  }
}
