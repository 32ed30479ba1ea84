package stavka.rostov.zones;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;

class ZonesTest {
  private static final RostovZones ZONES = RostovZones.of(Field.THEATRE);

  /** The neighbours of a hex into which a side's units on it project. */
  private static String into(Field field, String hex, Side side) {
    Ints found = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = Field.THEATRE.grid().neighbour(field.hex(hex), direction);
      if (next >= 0 && ZONES.projects(field.position(), field.hex(hex), side, next)) {
        found = found.with(next);
      }
    }
    return field.names(found);
  }

  @Test
  @Rule({"3.4", "3.41"})
  void inClearWeatherAZoneReachesAllSixHexesAround() {
    assertThat(into(Field.sumy(), "A5116", Side.SOVIET))
        .isEqualTo("A5016 A5017 A5115 A5117 A5216 A5217");
  }

  @Test
  @Rule({"3.44", "5.14"})
  void inRainVehiclesReachOnlyAlongWaysAndOnTheClearTurnAfterItIntoWoodsAlone() {
    Field rain = Field.sumy().weather(Weather.RAIN);
    assertThat(into(rain, "A5116", Side.SOVIET)).isEqualTo("A5016 A5017 A5117 A5216 A5217");
    assertThat(into(Field.sumy().weather(Weather.RAIN, Weather.CLEAR), "A5116", Side.SOVIET))
        .isEqualTo("A5016 A5017 A5117 A5216 A5217");
    assertThat(into(rain, "A4812", Side.AXIS)).isEqualTo("A4711");
    assertThat(into(rain.place("A4812", "de-299"), "A4812", Side.AXIS).split(" ")).hasSize(6);
  }

  @Test
  @Rule({"3.44", "10.58"})
  void orangeUnitsAreBoundByRainAsMotorisedOnesAre() {
    Field rain = Field.azov().weather(Weather.RAIN);
    assertThat(into(rain, "C4038", Side.AXIS)).isEqualTo("C3937 C3938 C4037 C4137");
    rain.arrange(draft -> draft.moveToBox(rain.unit("de-50"), 0));
    assertThat(into(rain, "C4038", Side.AXIS)).isEmpty();
  }

  @Test
  @Rule({"3.43", "10.79"})
  void openMajorRiversStopZonesAndMajorCitiesAreNeverInOne() {
    Field redeemed = Field.redeemed();
    assertThat(into(redeemed.frozen(false), "D4822", Side.AXIS)).isEqualTo("D4721 D4921");
    assertThat(into(redeemed.frozen(true), "D4822", Side.AXIS))
        .isEqualTo("D4721 D4722 D4823 D4921 D4922");
    Field azov = Field.azov();
    assertThat(into(azov, "C5714", Side.AXIS)).isEqualTo("C5614 C5615 C5713 C5715");
    assertThat(ZONES.in(azov.position(), Side.AXIS, azov.hex("C5815"))).isFalse();
  }

  @Test
  @Rule({"3.42", "3.47"})
  void overrunUnitsGunsAndReducedBattalionsHaveNoZoneButTheirOwnHex() {
    Field sumy = Field.sumy().alone().place("A5110", "de-25-mot-r25");
    assertThat(into(sumy, "A5110", Side.AXIS).split(" ")).hasSize(6);
    sumy.mark(RostovMarks.STEP, 1, "de-25-mot-r25");
    assertThat(into(sumy, "A5110", Side.AXIS)).isEmpty();
    assertThat(ZONES.in(sumy.position(), Side.AXIS, sumy.hex("A5110"))).isTrue();
    sumy.place("A5110", "de-299");
    assertThat(into(sumy, "A5110", Side.AXIS).split(" ")).hasSize(6);
    sumy.mark(RostovMarks.OVERRUN, 1, "de-299");
    assertThat(into(sumy, "A5110", Side.AXIS)).isEmpty();
    Field guns = Field.sumy().alone().place("A5110", "de-art-704 de-stug-244");
    assertThat(into(guns, "A5110", Side.AXIS)).isEmpty();
  }

  @Test
  @Rule({"3.21", "3.45"})
  void aHexInTheZonesOfBothSidesIsContested() {
    Field sumy = Field.sumy().alone().place("A5110", "de-299");
    int between = sumy.hex("A5111");
    assertThat(ZONES.uncontested(sumy.position(), Side.AXIS, between)).isTrue();
    assertThat(sumy.names(ZONES.projecting(sumy.position(), Side.AXIS, between)))
        .isEqualTo("A5110");
    sumy.place("A5112", "su-297");
    assertThat(ZONES.uncontested(sumy.position(), Side.AXIS, between)).isFalse();
    assertThat(ZONES.in(sumy.position(), Side.AXIS, between)).isTrue();
  }
}
