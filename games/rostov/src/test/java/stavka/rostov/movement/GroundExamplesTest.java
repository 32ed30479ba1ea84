package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.model.Weather;

/** The examples of the book about ground and water, on its own drawings. Half points. */
class GroundExamplesTest {
  private static final String MOTOR = "de-25-mot-35";
  private static final String FOOT = "de-299";

  private static int price(Field field, String unit, String from, String path) {
    String phase = unit.startsWith("su-") ? "soviet-movement" : "axis-movement";
    return Moves.in(field.game(), phase).price(field.alone().place(from, unit), unit, path);
  }

  @Test
  @Rule({"10.71", "10.72"})
  void aWoodedHillAcrossARiverCostsMotorisedUnitsFivePoints() {
    Field field =
        new Sketch()
            .ground("hill", "A5116")
            .wooded("A5116")
            .side("river", "A5116", "A5017")
            .field()
            .weather(Weather.CLEAR);
    assertThat(price(field, MOTOR, "A5017", "A5116")).isEqualTo(10);
    assertThat(price(field, FOOT, "A5017", "A5116")).isEqualTo(8);
    assertThat(price(field, MOTOR, "A5016", "A5116")).as("without the river").isEqualTo(8);
  }

  /**
   * The wooded hill of 10.74: rivers to the north (A) and north-east (B), a main road from the
   * south-east (C) to the north-west (F) and on to the south-west (E), a minor road from another
   * wooded hill in the south (D).
   */
  private static Field crossroads(Weather weather) {
    return new Sketch()
        .ground("hill", "A5116 A5117")
        .wooded("A5116 A5117")
        .side("river", "A5116", "A5115 A5216")
        .mainRoad("A5217 A5116 A5016 A5017")
        .minorRoad("A5117 A5116")
        .minorRoad("A4916 A4917")
        .field()
        .weather(weather);
  }

  @Test
  @Rule("10.74")
  void whoStopsOnARoadOrStaysOnItPaysForTheRoad() {
    Field field = crossroads(Weather.CLEAR);
    assertThat(price(field, MOTOR, "A5217", "A5116")).as("by C").isEqualTo(1);
    assertThat(price(field, MOTOR, "A5016", "A5116")).as("by F").isEqualTo(1);
    assertThat(price(field, MOTOR, "A5117", "A5116")).as("by D").isEqualTo(2);
    assertThat(price(field, MOTOR, "A5217", "A5116 A5016")).as("C to F").isEqualTo(2);
    assertThat(price(field, MOTOR, "A5117", "A5116 A5217")).as("D to C").isEqualTo(3);
    assertThat(price(field, MOTOR, "A5217", "A5116 A5117")).as("C to D").isEqualTo(3);
    assertThat(price(field, MOTOR, "A5217", "A5116 A5016 A5017")).as("round by F").isEqualTo(3);
  }

  @Test
  @Rule("10.74")
  void whoLeavesARoadPaysForTheHexAsIfThereWereNone() {
    Field field = crossroads(Weather.CLEAR);
    assertThat(price(field, MOTOR, "A5217", "A5116 A5017")).as("C in, E out").isEqualTo(10);
    assertThat(price(field, MOTOR, "A5217", "A5116 A5115")).as("C in, A out").isEqualTo(12);
    assertThat(price(field, FOOT, "A5217", "A5116 A5017")).as("on foot").isEqualTo(8);
    assertThat(price(field, MOTOR, "A5216", "A5116")).as("no road at all").isEqualTo(10);
  }

  @Test
  @Rule("10.75")
  void inRainAMinorRoadCostsTheHillButNotItsWoods() {
    Field rain = crossroads(Weather.RAIN);
    assertThat(price(rain, MOTOR, "A5117", "A5116")).isEqualTo(6);
    assertThat(price(rain, MOTOR, "A5116", "A5117")).isEqualTo(6);
    assertThat(price(rain, FOOT, "A4916", "A4917")).isEqualTo(4);
    assertThat(price(rain, "su-tb-1", "A4916", "A4917")).as("Soviet armour").isEqualTo(4);
    assertThat(price(rain, "su-1-gmr", "A4916", "A4917")).isEqualTo(6);
    assertThat(price(rain, MOTOR, "A4916", "A4917")).isEqualTo(6);
    assertThat(price(rain, "su-ssh-1", "A4916", "A4917")).as("super-heavy").isEqualTo(-1);
    assertThat(price(rain, "su-ssh-1", "A5217", "A5116")).as("by main road").isPositive();
    Field clear = crossroads(Weather.CLEAR);
    assertThat(price(clear, "su-ssh-1", "A4916", "A4917")).isEqualTo(2);
  }

  @Test
  @Rule({"5.14", "10.75"})
  void wetWoodsCloseMinorRoadsToSuperHeavyGunsOnTheClearTurnAfterRain() {
    Field after = crossroads(Weather.CLEAR).weather(Weather.RAIN, Weather.CLEAR);
    assertThat(price(after, "su-ssh-1", "A5117", "A5116")).isEqualTo(-1);
    assertThat(price(after, "su-ssh-1", "A4916", "A4917")).isEqualTo(2);
    assertThat(price(after, MOTOR, "A5117", "A5116")).isEqualTo(6);
  }

  @Test
  @Rule({"10.74", "10.75"})
  void minorRoadsCostOneInFrostAndTwoInSnow() {
    assertThat(price(crossroads(Weather.FROST), MOTOR, "A5117", "A5116")).isEqualTo(2);
    Field snow = crossroads(Weather.SNOW).frozen(true);
    assertThat(price(snow, MOTOR, "A5117", "A5116")).isEqualTo(4);
    assertThat(price(snow, MOTOR, "A5217", "A5116")).as("main road").isEqualTo(2);
  }

  @Test
  @Rule("10.77")
  void aLakeIsCrossedOnIceAloneAndTheSeaNever() {
    Sketch shore = new Sketch().side("lake", "A5116", "A5115").ground("sea", "A5217");
    Field clear = shore.field().weather(Weather.CLEAR);
    assertThat(price(clear, FOOT, "A5116", "A5115")).isEqualTo(-1);
    assertThat(price(clear, FOOT, "A5116", "A5217")).isEqualTo(-1);
    Field ice = clear.weather(Weather.SNOW).frozen(true);
    assertThat(price(ice, FOOT, "A5116", "A5115")).isEqualTo(6);
    assertThat(price(ice, FOOT, "A5116", "A5016")).as("without a lake").isEqualTo(4);
    assertThat(price(ice, FOOT, "A5116", "A5217")).isEqualTo(-1);
  }

  private static String sails(Field field, String hex) {
    return Moves.in(field.game(), "soviet-movement").why(field, "su-flo-don", "sail", hex);
  }

  @Test
  @Rule({"11.21", "11.23"})
  void aFlotillaGoesAlongItsBankOrChangesBanks() {
    Field field =
        new Sketch()
            .side("major-river", "A5116", "A5216 A5217 A5117")
            .side("major-river", "A5115", "A5216")
            .side("major-river", "A5017", "A5117")
            .field()
            .weather(Weather.CLEAR)
            .place("A5116", "su-flo-don");
    for (String hex : new String[] {"A5115", "A5216", "A5217", "A5117", "A5017"}) {
      assertThat(sails(field, hex)).as(hex).isEmpty();
    }
    assertThat(sails(field, "A5016")).as("away from the river").isEqualTo("11.22 sail-no-water");
  }

  @Test
  @Rule({"11.24", "11.25"})
  void aFlotillaOnACoastEntersAnyNeighbourAndNeverCrossesACanal() {
    Field coast =
        new Sketch()
            .ground("sea", "A5115 A5217 A5017")
            .field()
            .weather(Weather.CLEAR)
            .place("A5116", "su-flo-don");
    for (String hex : new String[] {"A5115", "A5216", "A5217", "A5117", "A5017", "A5016"}) {
      assertThat(sails(coast, hex)).as(hex).isEmpty();
    }
    Field canal =
        new Sketch()
            .side("canal", "A5016", "A5116 A5115")
            .field()
            .weather(Weather.CLEAR)
            .place("A5116", "su-flo-don");
    assertThat(sails(canal, "A5115")).as("along it").isEmpty();
    assertThat(sails(canal, "A5016")).as("across it").isEqualTo("11.22 sail-no-water");
  }
}
