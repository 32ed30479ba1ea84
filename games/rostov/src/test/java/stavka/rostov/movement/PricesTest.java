package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.move.Gate;
import stavka.engine.order.Move;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.March;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MoveRules;
import stavka.rostov.Field;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.TerrainChart;
import stavka.rostov.model.Weather;

/** Prices are told in half points. */
class PricesTest {
  private static final Moves AXIS = Moves.in("axis-movement");
  private static final Moves SOVIET = Moves.in("soviet-movement");

  private static int axis(Field field, String unit, String at, String path) {
    return AXIS.price(field.place(at, unit), unit, path);
  }

  private static int soviet(Field field, String unit, String at, String path) {
    return SOVIET.price(field.place(at, unit), unit, path);
  }

  private static Field sumy(Weather weather) {
    boolean ice = weather == Weather.SNOW || weather == Weather.ARCTIC;
    return Field.sumy().alone().weather(weather).frozen(ice);
  }

  @Test
  @Rule({"10.71", "10.72"})
  void groundCostsByWeatherAndGait() {
    int[] foot = {2, 4, 2, 4, 4};
    int[] motor = {2, 6, 2, 4, 6};
    int[] tanks = {2, 4, 2, 4, 6};
    for (Weather weather : Weather.values()) {
      int i = weather.ordinal();
      Field field = sumy(weather);
      assertThat(axis(field, "de-299", "A4908", "A4909")).as("foot " + weather).isEqualTo(foot[i]);
      assertThat(axis(field, "de-25-mot-35", "A4908", "A4909")).isEqualTo(motor[i]);
      assertThat(soviet(sumy(weather), "su-10-td", "A4908", "A4909")).isEqualTo(tanks[i]);
    }
  }

  @Test
  @Rule("10.72")
  void woodsOnAHillAreAddedToIt() {
    TerrainChart chart = Field.THEATRE.charts().terrain();
    assertThat(chart.price(Terrain.HILL, Weather.CLEAR, Gait.MOTOR)).isEqualTo(4);
    assertThat(chart.woods(Weather.CLEAR, Gait.MOTOR)).isEqualTo(4);
    assertThat(chart.woods(Weather.CLEAR, Gait.FOOT)).isEqualTo(2);
  }

  @Test
  @Rule("10.74")
  void aRoadIsCheapUntilOneLeavesIt() {
    Field clear = sumy(Weather.CLEAR);
    assertThat(axis(clear, "de-25-mot-35", "A5016", "A5116")).isEqualTo(1);
    assertThat(axis(clear, "de-25-mot-35", "A5016", "A5116 A5115")).isEqualTo(12);
    assertThat(axis(clear, "de-299", "A5016", "A5116 A5115")).isEqualTo(8);
    assertThat(axis(sumy(Weather.FROST), "de-25-mot-35", "A5016", "A5116 A5115")).isEqualTo(12);
    Field snow = sumy(Weather.SNOW);
    assertThat(axis(snow, "de-25-mot-35", "A5016", "A5116")).isEqualTo(2);
    assertThat(axis(snow, "de-25-mot-r25", "A5016", "A5116 A5115")).isEqualTo(16);
    assertThat(AXIS.why(snow, "de-25-mot-35", "march", "A5115")).isEmpty();
    assertThat(axis(snow, "de-25-mot-35", "A5016", "A5116 A5115")).isEqualTo(-1);
  }

  @Test
  @Rule({"5.14", "10.75"})
  void rainSlowsRoadsAndWetWoodsOnTheClearTurnAfterIt() {
    Field rain = sumy(Weather.RAIN);
    assertThat(axis(rain, "de-25-mot-35", "A5016", "A5116")).isEqualTo(2);
    assertThat(axis(rain, "de-299", "A5116", "A5117")).isEqualTo(4);
    assertThat(soviet(sumy(Weather.RAIN), "su-tb-1", "A5116", "A5117")).isEqualTo(4);
    assertThat(axis(rain, "de-25-mot-35", "A5116", "A5117")).isEqualTo(6);
    Field after = Field.sumy().alone().weather(Weather.RAIN, Weather.CLEAR);
    assertThat(axis(after, "de-25-mot-35", "A5016", "A5116")).isEqualTo(2);
    assertThat(axis(after, "de-25-mot-35", "A5116", "A5117")).isEqualTo(1);
  }

  @Test
  @Rule({"10.4", "10.74", "10.75"})
  void theSixteenthMotorisedGoesFarByRoad() {
    Field sumy = Field.sumy();
    assertThat(AXIS.reach(sumy, "de-16-mot-60", "A4114")).isEqualTo(6);
    assertThat(AXIS.reach(sumy, "de-16-mot-60", "A4513")).isEqualTo(9);
    assertThat(AXIS.reach(sumy, "de-16-mot-60", "A4812")).isEqualTo(14);
    assertThat(AXIS.reach(sumy, "de-16-mot-60", "A3907")).isEqualTo(-1);
    Field rain = Field.sumy().weather(Weather.RAIN);
    assertThat(AXIS.reach(rain, "de-16-mot-60", "A4114")).isEqualTo(12);
    assertThat(AXIS.reach(rain, "de-16-mot-60", "A4513")).isEqualTo(-1);
    assertThat(AXIS.reach(sumy, "de-1-kav", "A4808")).isEqualTo(5);
  }

  @Test
  @Rule("10.73")
  void alongARailwayRiversCostNothingAndWoodsLess() {
    Field sumy = sumy(Weather.CLEAR);
    assertThat(soviet(sumy, "su-297", "A5512", "A5513")).isEqualTo(2);
    assertThat(axis(sumy, "de-62", "A4720", "A4719")).isEqualTo(2);
    assertThat(axis(sumy, "de-25-mot-35", "A4519", "A4620")).isEqualTo(4);
    assertThat(axis(sumy, "de-62", "A4519", "A4620")).isEqualTo(2);
  }

  @Test
  @Rule("10.76")
  void aMajorRiverIsCrossedByBridgeOrOnIce() {
    Field azov = Field.azov().alone();
    assertThat(axis(azov, "de-13-pz-4", "C5715", "C5815")).isEqualTo(1);
    azov.place("C5714", "de-13-pz-4");
    assertThat(AXIS.why(azov, "de-13-pz-4", "march", "C5814")).isEqualTo("10.76 river-bars");
    Field redeemed = Field.redeemed().alone().weather(Weather.SNOW).frozen(true);
    assertThat(soviet(redeemed, "su-343", "D4922", "D4822")).isEqualTo(3);
    assertThat(soviet(redeemed.frozen(false), "su-343", "D4922", "D4822")).isEqualTo(-1);
  }

  @Test
  @Rule({"10.76", "23.25"})
  void aPontoonCarriesWhoeverComesToIt() {
    Field azov = Field.azov().alone().place("C5018", "ro-5-cav");
    assertThat(AXIS.price(azov, "ro-5-cav", "C5019")).isEqualTo(-1);
    String pontoon = pontoon();
    azov.place("C5018", pontoon).mark(RostovMarks.FACING, 3, pontoon);
    assertThat(AXIS.price(azov, "ro-5-cav", "C5019")).isEqualTo(4);
    azov.mark(RostovMarks.TURNED, 1, pontoon);
    assertThat(AXIS.price(azov, "ro-5-cav", "C5019")).isEqualTo(-1);
  }

  private static String pontoon() {
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      if (Field.THEATRE.pieces().pontoon(unit) && Field.THEATRE.pieces().side(unit) == Side.AXIS) {
        return Field.THEATRE.roster().get(unit).id();
      }
    }
    throw new IllegalStateException("no pontoon");
  }

  @Test
  @Rule("10.78")
  void vehiclesKeepToTheWaysOfAMarshUntilItFreezes() {
    Field sumy = sumy(Weather.CLEAR);
    assertThat(axis(sumy, "de-10-mot-20", "A3907", "A3906")).isEqualTo(1);
    sumy.place("A4007", "de-10-mot-20 de-299");
    assertThat(AXIS.why(sumy, "de-10-mot-20", "march", "A4006")).isEqualTo("10.78 way-alone");
    assertThat(AXIS.price(sumy, "de-299", "A4006")).isEqualTo(4);
    Field frost = sumy(Weather.FROST).place("A4007", "de-10-mot-20");
    assertThat(AXIS.price(frost, "de-10-mot-20", "A4006")).isEqualTo(6);
  }

  @Test
  @Rule("10.75")
  void nothingSlowsAMotorway() {
    for (Weather weather : Weather.values()) {
      Field rostov =
          Field.of("battle-on-the-sea-of-azov").alone().weather(weather).place("B0801", "de-299");
      int direction = Field.THEATRE.grid().direction(rostov.hex("B0801"), rostov.hex("B0802"));
      assertThat(
              AXIS.marching()
                  .prices()
                  .steps(rostov.position(), rostov.unit("de-299"))
                  .price(rostov.hex("B0801"), direction))
          .isEqualTo(1);
    }
  }

  @Test
  @Rule({"18.12", "10.71"})
  void anEnemyStrongpointCostsAPointMoreEvenByRoad() {
    Field sumy = sumy(Weather.CLEAR).place("A5016", "de-25-mot-35");
    sumy.arrange(
        draft -> draft.put(sumy.hex("A5116"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(AXIS.price(sumy, "de-25-mot-35", "A5116")).isEqualTo(3);
    sumy.place("A4006", "de-25-mot-35").place("A5016", "su-tb-1");
    assertThat(SOVIET.price(sumy, "su-tb-1", "A5116")).isEqualTo(1);
  }

  @Test
  @Rule("10.74")
  void whoGoesOnAfterABreakStillOwesTheGroundOfTheRoadHexItLeaves() {
    Field field = Field.azov();
    Moves moves = Moves.in("axis-movement");
    int unit = field.unit("de-13-pz-66");
    March march = moves.marching().march();
    for (int hex = 0; hex < Field.THEATRE.grid().size(); hex++) {
      for (int came = 0; came < 6; came++) {
        for (int goes = 0; goes < 6; goes++) {
          int before = Field.THEATRE.grid().neighbour(hex, came);
          int to = Field.THEATRE.grid().neighbour(hex, goes);
          int here = hex;
          if (before < 0
              || to < 0
              || march.owed(field.position(), unit, before, hex, to) <= 0
              || march.rules().gates(field.position(), unit)[hex] != Gate.OPEN
              || march.rules().gates(field.position(), unit)[to] != Gate.OPEN
              || !field.position().stack(to).isEmpty()
              || march.rules().steps(field.position(), unit).price(hex, goes) == 0) {
            continue;
          }
          field.arrange(draft -> draft.moveTo(unit, here));
          int left = march.price(field.position(), unit, hex, to);
          Ints spent = Ints.of(march.allowance(field.position(), unit) - left);
          Ints units = Ints.of(unit);
          Move on = new Move(units, Ints.of(to), "march");
          MoveRules rules = moves.section().rules();
          assertThat(rules.objection(field.position(), new Motion(units, spent, false), on))
              .isNull();
          Objection owed =
              rules.objection(field.position(), new Motion(units, spent, false, before), on);
          assertThat(owed == null ? "" : owed.code()).isEqualTo("too-far");
          return;
        }
      }
    }
    throw new AssertionError("no road bends away");
  }
}
