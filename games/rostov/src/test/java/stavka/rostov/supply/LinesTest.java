package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.works.Railways;

class LinesTest {
  private static final String COLUMN = "supply-axis-1";

  private static int across(Field field, Side side, String hex) {
    return Depot.LINES.any(field.position(), side).length(field.hex(hex));
  }

  private static int byRoad(Field field, Side side, String hex) {
    return Depot.LINES.road(field.position(), side).length(field.hex(hex));
  }

  private static int from(Field field, Side side, String counter, String hex) {
    return Depot.LINES.of(field.position(), side).around(field.hex(counter)).length(field.hex(hex));
  }

  @ParameterizedTest
  @ValueSource(strings = {"battle-of-sumy", "rostov-redeemed", "battle-on-the-sea-of-azov"})
  @Rule({"6.11", "6.2", "6.31", "6.4"})
  void everyUnitOfASetUpIsSupplied(String scenario) {
    assertThat(Depot.wanting(Field.of(scenario))).isEmpty();
  }

  @Test
  @Rule({"6.11", "6.2", "6.31"})
  void linesRunByRailThenAlongMainRoadsThenAcrossCountry() {
    Field sumy = Field.sumy();
    assertThat(across(sumy, Side.SOVIET, "A5022")).isEqualTo(5);
    assertThat(across(sumy, Side.AXIS, "A4719")).isEqualTo(5);
    assertThat(across(sumy, Side.AXIS, "A4812")).isEqualTo(3);
    assertThat(byRoad(sumy, Side.AXIS, "A4513")).isEqualTo(9);
    assertThat(byRoad(sumy, Side.AXIS, "A3919")).isEqualTo(11);
    assertThat(byRoad(sumy, Side.AXIS, "A4606")).isEqualTo(10);
    assertThat(Depot.LINES.joined(sumy.position(), Side.SOVIET, sumy.hex("A5512"))).isTrue();
    assertThat(Depot.LINES.joined(sumy.position(), Side.SOVIET, sumy.hex("A5116"))).isFalse();
  }

  @Test
  @Rule({"3.22", "6.11", "6.22"})
  void aLineAcrossCountryHasSevenHexesAndNoGap() {
    Field azov = Field.azov().alone();
    assertThat(across(azov, Side.AXIS, "D1223")).isEqualTo(7);
    assertThat(Depot.reaches(azov, Side.AXIS, "D1323")).isFalse();
    Field walled = Field.azov().alone().place("D1222", "su-253").place("D1122", "su-4");
    assertThat(Depot.reaches(walled, Side.AXIS, "D1223")).isFalse();
  }

  @Test
  @Rule({"6.22", "6.32"})
  void inBadWeatherLinesHaveFiveHexesAndRoadNetsFifteen() {
    Field azov = Field.azov();
    assertThat(byRoad(azov, Side.AXIS, "C5829")).isEqualTo(20);
    Field rain = Field.azov().weather(Weather.RAIN);
    assertThat(byRoad(rain, Side.AXIS, "C5829")).isGreaterThan(15);
    Field redeemed = Field.redeemed();
    assertThat(across(redeemed, Side.AXIS, "D4822")).isEqualTo(5);
    assertThat(byRoad(redeemed, Side.AXIS, "D3922")).isEqualTo(10);
    Field sumy = Field.sumy().alone();
    assertThat(from(sumy, Side.AXIS, "A4404", "A5004")).isEqualTo(6);
    for (Weather weather : new Weather[] {Weather.RAIN, Weather.SNOW, Weather.ARCTIC}) {
      sumy.weather(weather);
      assertThat(from(sumy, Side.AXIS, "A4404", "A4904")).isEqualTo(5);
      assertThat(from(sumy, Side.AXIS, "A4404", "A5004")).isGreaterThan(7);
    }
    assertThat(from(sumy.weather(Weather.FROST), Side.AXIS, "A4404", "A5004")).isEqualTo(6);
  }

  @Test
  @Rule("6.22")
  void inRainTheRomaniansAtTheBendOfTheDnieperLoseTheirLine() {
    assertThat(Depot.wanting(Field.azov().weather(Weather.RAIN)))
        .isEqualTo("ro-2-mtn ro-4-mtn ro-art");
  }

  @Test
  @Rule("6.12")
  void enemyUnitsAndTheirZonesStopALineButNotWhereACombatUnitStands() {
    Field ring = Field.sumy().alone().place("A5022", "su-26-cd").place("A5021", "de-62");
    assertThat(Depot.reaches(ring, Side.SOVIET, "A5022")).isTrue();
    ring.place("A5023", "de-168");
    assertThat(Depot.reaches(ring, Side.SOVIET, "A5022")).isFalse();
    Field columns = ring.place("A5121", "supply-soviet-truck-1");
    assertThat(Depot.reaches(columns, Side.SOVIET, "A5022")).isFalse();
    ring.place("A5121", "su-297");
    assertThat(Depot.reaches(ring, Side.SOVIET, "A5022")).isTrue();
    assertThat(Depot.reaches(ring, Side.SOVIET, "A5021")).isFalse();
  }

  @Test
  @Rule("6.21")
  void anOpenMajorRiverStopsALineUnlessABridgeCrossesIt() {
    Field azov = Field.azov().alone().place("C5018", COLUMN);
    assertThat(Depot.serves(azov, COLUMN, "C5019")).isFalse();
    assertThat(Depot.serves(azov.frozen(true), COLUMN, "C5019")).isTrue();
    Field bridge = Field.azov().alone().place("C5715", COLUMN);
    assertThat(from(bridge, Side.AXIS, "C5715", "C5815")).isEqualTo(1);
    assertThat(from(bridge, Side.AXIS, "C5714", "C5815")).isEqualTo(2);
    assertThat(from(bridge.frozen(true), Side.AXIS, "C5714", "C5815")).isEqualTo(1);
  }

  @Test
  @Rule({"6.21", "18.11", "18.24"})
  void aFortifiedLineStopsEnemyLinesUntilItIsDestroyed() {
    Field neck = Field.azov().alone().place("C4238", COLUMN);
    assertThat(Depot.serves(neck, COLUMN, "C4239")).isFalse();
    neck.place("C4239", "supply-soviet-truck-1");
    assertThat(Depot.serves(neck, "supply-soviet-truck-1", "C4238")).isTrue();
    neck.arrange(draft -> draft.put(neck.hex("C4239"), RostovLayers.RAZED, 63));
    assertThat(Depot.serves(neck, COLUMN, "C4239")).isTrue();
  }

  @Test
  @Rule({"6.21", "18.11"})
  void aLineMayBeginInAnEnemyStrongpointButNotPassIt() {
    Field azov = Field.azov().alone();
    assertThat(from(azov, Side.AXIS, "C5828", "C5928")).isEqualTo(1);
    assertThat(from(azov, Side.AXIS, "C5828", "C6029")).isEqualTo(3);
    assertThat(from(azov, Side.SOVIET, "C5828", "C6029")).isEqualTo(2);
  }

  @Test
  @Rule({"6.21", "6.22"})
  void aLineRunsThroughASwampAlongItsWaysAloneUnlessItIsFrozenHard() {
    Field pripet = Field.of("kiev-pocket").alone().place("A0908", COLUMN);
    for (Weather weather : new Weather[] {Weather.CLEAR, Weather.RAIN}) {
      pripet.weather(weather);
      assertThat(from(pripet, Side.AXIS, "A0908", "A0905")).isEqualTo(3);
      assertThat(from(pripet, Side.AXIS, "A1008", "A0907")).isEqualTo(2);
      assertThat(Depot.serves(pripet, COLUMN, "A0808")).isTrue();
      assertThat(Depot.serves(pripet, COLUMN, "A0807")).isFalse();
    }
    pripet.weather(Weather.FROST);
    assertThat(from(pripet, Side.AXIS, "A1008", "A0907")).isEqualTo(1);
    assertThat(from(pripet, Side.AXIS, "A0908", "A0807")).isEqualTo(2);
  }

  @Test
  @Rule("6.22")
  void inClearWeatherMarshBetweenShortensALineAndMarshUnderTheUnitDoesNot() {
    Field azov = Field.azov().alone().place("C5622", COLUMN);
    assertThat(Depot.serves(azov, COLUMN, "C5816")).isFalse();
    assertThat(from(azov, Side.AXIS, "C5622", "C5817")).isEqualTo(6);
    azov.weather(Weather.FROST);
    assertThat(from(azov, Side.AXIS, "C5622", "C5816")).isEqualTo(7);
    Field ends = Field.azov().alone();
    assertThat(from(ends, Side.AXIS, "C5019", "C5519")).isEqualTo(5);
    int reach = 0;
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      int length = Depot.LINES.of(ends.position(), Side.AXIS).around(ends.hex("C5019")).length(hex);
      reach = Math.max(reach, length < 100 ? length : 0);
    }
    assertThat(reach).as("the hex a line ends in shortens it").isEqualTo(5);
  }

  @Test
  @Rule({"5.14", "6.22"})
  void rainThatLingersInWoodsShortensALineThroughThem() {
    Field sumy = Field.sumy().alone();
    assertThat(from(sumy, Side.AXIS, "A4404", "A5106")).isEqualTo(7);
    sumy.weather(Weather.RAIN, Weather.CLEAR);
    assertThat(from(sumy, Side.AXIS, "A4404", "A5106")).isGreaterThan(7);
  }

  @ParameterizedTest
  @CsvSource({"C5706, true", "C3804, true", "C5805, false", "C5806, false"})
  @Rule({"3.23", "6.4", "19.11"})
  void axisTrainsRunOnConvertedRailwayAndSovietOnesOnTheRest(String hex, boolean axis) {
    Field azov = Field.azov();
    assertThat(Railways.friendly(azov.position(), Side.AXIS, azov.hex(hex))).isEqualTo(axis);
    assertThat(Railways.friendly(azov.position(), Side.SOVIET, azov.hex(hex))).isEqualTo(!axis);
    azov.arrange(draft -> draft.put(azov.hex(hex), RostovLayers.GAUGE, RostovLayers.CUT));
    assertThat(Railways.friendly(azov.position(), Side.SOVIET, azov.hex(hex))).isFalse();
    assertThat(Railways.friendly(azov.position(), Side.AXIS, azov.hex(hex))).isFalse();
  }

  @Test
  @Rule("6.4")
  void railwaysRunThroughAllHexesOfAMajorCityThoughTheMapDoesNotPrintThem() {
    Field rostov = Field.redeemed();
    int hex = rostov.hex("D4821");
    int direction = Field.THEATRE.grid().direction(hex, rostov.hex("D4822"));
    assertThat(Field.THEATRE.ground().rail(hex, direction)).isFalse();
    LineTables tables =
        new LineTables(Field.THEATRE.ground(), MajorCities.of(Field.THEATRE.ground()));
    assertThat(tables.rails()[hex * HexGrid.DIRECTIONS + direction]).isEqualTo(Passage.FREE);
  }

  @Test
  @Rule({"6.4", "19.11"})
  void aRailwayThatIsCutCarriesNothingFurther() {
    Field azov = Field.azov().alone();
    int head = azov.hex("C5706");
    assertThat(Depot.LINES.joined(azov.position(), Side.AXIS, head)).isTrue();
    azov.arrange(
        draft -> {
          for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
            int next = Field.THEATRE.grid().neighbour(head, direction);
            draft.put(next, RostovLayers.GAUGE, RostovLayers.CUT);
          }
        });
    assertThat(Depot.LINES.joined(azov.position(), Side.AXIS, head)).isFalse();
  }

  @Test
  @Rule({"6.21", "23.22"})
  void aBlownBridgeCarriesALineOnlyByAPontoonOfOnesOwn() {
    Field cherkassy = Field.of("kiev-pocket").alone().place("A2632", COLUMN);
    assertThat(Depot.serves(cherkassy, COLUMN, "A2631")).isFalse();
    assertThat(byRoad(cherkassy, Side.AXIS, "A2632")).isEqualTo(4);
    assertThat(byRoad(cherkassy, Side.AXIS, "A2631")).isGreaterThan(5);
    cherkassy.place("A2632", "pontoon-axis-1");
    int north = Field.THEATRE.grid().direction(cherkassy.hex("A2632"), cherkassy.hex("A2631"));
    cherkassy.mark(RostovMarks.FACING, north, "pontoon-axis-1");
    assertThat(from(cherkassy, Side.AXIS, "A2632", "A2631")).isEqualTo(1);
    assertThat(byRoad(cherkassy, Side.AXIS, "A2631")).as("the road goes on").isEqualTo(5);
    assertThat(from(cherkassy, Side.AXIS, "A2631", "A2632")).isEqualTo(1);
    assertThat(from(cherkassy, Side.SOVIET, "A2632", "A2631")).isGreaterThan(HexGrid.DIRECTIONS);
    cherkassy.mark(RostovMarks.TURNED, 1, "pontoon-axis-1");
    assertThat(Depot.serves(cherkassy, COLUMN, "A2631")).isFalse();
  }
}
