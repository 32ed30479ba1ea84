package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;
import stavka.rostov.zones.Entering;

class ModesTest {
  private static final Moves AXIS = Moves.in("axis-movement");
  private static final Moves SOVIET = Moves.in("soviet-movement");

  private static Field out(Field field, String unit) {
    return field.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), unit);
  }

  @Test
  @Rule({"10.13", "11.51", "11.52", "11.53", "11.54", "11.55", "11.56"})
  void reconnaissanceInfiltratesFromZoneToZone() {
    Field sumy = Field.sumy().place("A5110", "de-25-mot-r25");
    assertThat(AXIS.why(sumy, "de-25-mot-r25", "infiltrate", "A5111")).isEmpty();
    Field done =
        AXIS.move(
            Field.sumy().place("A5110", "de-25-mot-r25"), "de-25-mot-r25", "infiltrate", "A5111");
    assertThat(done.where("de-25-mot-r25")).isEqualTo("A5111");
    assertThat(done.position().has(done.unit("de-25-mot-r25"), RostovMarks.MOVED)).isTrue();
    assertThat(Moves.in("axis-motorised").why(sumy, "de-25-mot-r25", "infiltrate", "A5111"))
        .isEqualTo("10.13 no-such-mode");
    Field far = Field.sumy();
    assertThat(AXIS.why(far, "de-25-mot-r25", "infiltrate", "A4909"))
        .isEqualTo("10.4 not-adjacent");
    assertThat(AXIS.why(far, "de-25-mot-r25", "infiltrate", "A4711"))
        .isEqualTo("11.51 infiltrate-where");
    assertThat(AXIS.why(sumy.place("A5110", "de-299"), "de-299", "infiltrate", "A5111"))
        .isEqualTo("11.52 infiltrate-who");
    assertThat(
            AXIS.why(
                sumy.mark(RostovMarks.STEP, 1, "de-25-mot-r25"),
                "de-25-mot-r25",
                "infiltrate",
                "A5111"))
        .isEmpty();
    assertThat(AXIS.why(out(sumy, "de-25-mot-r25"), "de-25-mot-r25", "infiltrate", "A5111"))
        .isEqualTo("11.54 unsupplied-infiltrate");
    Field fort = Field.sumy().place("A5110", "de-25-mot-r25");
    fort.arrange(
        draft -> draft.put(fort.hex("A5111"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(AXIS.why(fort, "de-25-mot-r25", "infiltrate", "A5111"))
        .isEqualTo("11.56 infiltrate-barred");
    Field rain = Field.sumy().weather(Weather.RAIN).place("A5110", "de-25-mot-r25");
    rain.place("A5211", "su-297");
    assertThat(AXIS.why(rain, "de-25-mot-r25", "infiltrate", "A5111"))
        .isEqualTo("11.56 infiltrate-barred");
  }

  @Test
  @Rule({"10.24", "11.52", "11.53"})
  void sovietTanksInfiltrateInMotorisedMovementAndCavalryFromRoughToRough() {
    Field tanks = Field.sumy().place("A4711", "su-10-td").place("A4812", "de-299");
    assertThat(SOVIET.why(tanks, "su-10-td", "infiltrate", "A4811"))
        .isEqualTo("10.11 not-in-this-phase");
    Field woods =
        Field.sumy()
            .alone()
            .place("A5214", "su-5-cd")
            .place("A5114", "de-299")
            .place("A5115", "de-168");
    assertThat(SOVIET.why(woods, "su-5-cd", "infiltrate", "A5215")).isEmpty();
    Field open =
        Field.sumy()
            .alone()
            .place("A5117", "su-5-cd")
            .place("A5017", "de-299")
            .place("A5018", "de-168");
    assertThat(SOVIET.why(open, "su-5-cd", "infiltrate", "A5118"))
        .isEqualTo("11.56 infiltrate-barred");
  }

  @Test
  @Rule({"10.76", "11.91", "11.92", "11.95"})
  void minimumMovementCrossesAMajorRiverInTheOwnMovementPhaseButNotArmourOrGuns() {
    Field azov = Field.azov().alone().place("C5714", "hu-1-cav de-13-pz-66 de-13-pz-4 de-art-618");
    assertThat(AXIS.why(azov, "hu-1-cav", "minimum", "C5814")).isEmpty();
    assertThat(AXIS.why(azov, "de-13-pz-66", "minimum", "C5814")).isEmpty();
    assertThat(AXIS.why(azov, "de-13-pz-4", "minimum", "C5814"))
        .isEqualTo("10.76 river-needs-bridge");
    assertThat(AXIS.why(azov, "de-art-618", "minimum", "C5814"))
        .isEqualTo("10.76 river-needs-bridge");
    assertThat(Moves.in("axis-motorised").why(azov, "de-13-pz-66", "minimum", "C5814"))
        .isEqualTo("10.76 river-needs-bridge");
    assertThat(AXIS.why(azov, "hu-1-cav", "minimum", "C5713")).isEqualTo("11.91 minimum-needless");
    assertThat(AXIS.why(azov, "hu-1-cav", "minimum", "C5713 C5712")).isEqualTo("11.91 minimum-one");
    assertThat(AXIS.why(out(azov, "de-13-pz-66"), "de-13-pz-66", "minimum", "C5814"))
        .isEqualTo("11.94 unsupplied-motorised");
  }

  @Test
  @Rule({"10.78", "11.9", "11.91", "11.94"})
  void vehiclesCaughtInAMarshGetOutByMinimumMovementAlone() {
    Field sumy = Field.sumy().alone().place("A4006", "de-10-mot-20");
    assertThat(AXIS.why(sumy, "de-10-mot-20", "march", "A4007")).isEqualTo("10.78 way-alone");
    assertThat(AXIS.why(sumy, "de-10-mot-20", "minimum", "A4007")).isEmpty();
    assertThat(AXIS.why(out(sumy, "de-10-mot-20"), "de-10-mot-20", "minimum", "A4007"))
        .isEqualTo("11.94 unsupplied-motorised");
  }

  /** What keeps motorised troops at A5016 from crossing the river to A5116 by boat. */
  private static String ferry(Sketch sketch, Weather weather) {
    Field field = sketch.side("major-river", "A5116", "A5016").field().weather(weather);
    Moves moves = Moves.in(field.game(), "axis-movement");
    field.place("A5016", "de-10-mot-20");
    String why = moves.why(field, "de-10-mot-20", "minimum", "A5116");
    int unit = field.unit("de-10-mot-20");
    Entering ground = moves.marching().entering();
    return ground.able(field.position(), unit, field.hex("A5016"), field.hex("A5116"))
        ? why + " advances"
        : why;
  }

  private static Sketch into() {
    return new Sketch().ground("marsh", "A5116");
  }

  private static Sketch outOf() {
    return new Sketch().ground("marsh", "A5016").minorRoad("A5016 A5017");
  }

  @Test
  @Rule({"10.76", "10.78", "16.5"})
  void noBoatBringsVehiclesIntoAMarshOrOutOfOneThatHasAWay() {
    String barred = "10.78 way-alone";
    assertThat(ferry(new Sketch(), Weather.CLEAR)).isEqualTo(" advances");
    assertThat(ferry(into(), Weather.CLEAR)).isEqualTo(barred);
    assertThat(ferry(into(), Weather.FROST)).as("hard ground").isEqualTo(" advances");
    assertThat(ferry(outOf(), Weather.RAIN)).isEqualTo(barred);
    assertThat(ferry(outOf(), Weather.FROST)).isEqualTo(" advances");
    assertThat(ferry(new Sketch().ground("marsh", "A5016"), Weather.CLEAR))
        .as("caught in it: out by boat, but not to fight")
        .isEmpty();
  }

  @Test
  @Rule({"11.9", "11.92"})
  void footThatCannotPayGoesOneHexButNotFromZoneToZone() {
    Field rain = out(Field.sumy().alone().weather(Weather.RAIN), "su-297");
    rain.place("A5016", "su-297");
    assertThat(SOVIET.price(rain, "su-297", "A5115")).isEqualTo(-1);
    assertThat(SOVIET.why(rain, "su-297", "minimum", "A5115")).isEmpty();
    rain.place("A5114", "de-299").place("A4916", "de-168").place("A5015", "de-62");
    assertThat(SOVIET.why(rain, "su-297", "minimum", "A5115")).isEqualTo("10.66 zone-to-zone");
  }

  @Test
  @Rule({"10.13", "11.31", "11.32", "11.33", "11.35"})
  void strategicMovementIsHalfAsFarAgainAndKeepsFromTheEnemy() {
    Field sumy = Field.sumy();
    var field = Moves.in("axis-movement");
    assertThat(field.reach(sumy, "de-16-mot-60", "A3907")).isEqualTo(-1);
    String way = "";
    for (Order order : field.choices(sumy)) {
      if (order instanceof Move move
          && move.mode().equals("strategic")
          && move.units().equals(sumy.units("de-16-mot-60"))
          && move.path().last() == sumy.hex("A3907")) {
        way = "found " + move.path().size();
      }
    }
    assertThat(way).startsWith("found");
    assertThat(field.why(sumy.place("A5013", "de-16-mot-60"), "de-16-mot-60", "strategic", "A5014"))
        .startsWith("11.32");
    assertThat(SOVIET.why(Field.sumy(), "su-trn-1", "strategic", "A5617"))
        .isEqualTo("11.33 strategic-who");
    Field hungry = Field.sumy().mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-16-mot-60");
    assertThat(field.why(hungry, "de-16-mot-60", "strategic", "A5014"))
        .as("judged out of supply, to the end of the turn")
        .isEqualTo("11.32 strategic-unsupplied");
  }

  @Test
  @Rule({"10.0", "11.31"})
  void strategicMovementAddsHalfToWhatAUnitHasInThatPhaseWhichForSovietMotorTroopsIsHalf() {
    Field sumy = Field.sumy();
    RostovAllowance allowance = new RostovAllowance(Field.THEATRE);
    for (String id : "de-16-mot-60 de-299 su-227 su-5-cd su-tb-129".split(" ")) {
      int unit = sumy.unit(id);
      int printed = 2 * Field.THEATRE.pieces().movement(sumy.position(), unit);
      int expected = id.equals("su-tb-129") ? printed * 3 / 4 : printed * 3 / 2;
      assertThat(allowance.strategic(sumy.position(), unit)).as(id).isEqualTo(expected);
    }
  }

  @Test
  @Rule({"10.13", "11.11", "11.12", "11.13"})
  void railwaysCarrySixPointsAtSumyFarFromTheEnemy() {
    Field sumy = Field.sumy();
    String path = "";
    for (Order order : SOVIET.choices(sumy)) {
      if (order instanceof Move move
          && move.mode().equals("rail")
          && move.units().equals(sumy.units("su-297"))
          && move.path().last() == sumy.hex("A5512")) {
        path = sumy.way(move.path());
      }
    }
    assertThat(path.split(" ")).hasSize(10);
    assertThat(SOVIET.why(sumy, "su-297", "rail", path)).isEmpty();
    SOVIET.move(sumy, "su-297", "rail", path);
    assertThat(sumy.position().ledger(RostovLedger.RAIL + 1)).isEqualTo(4);
    assertThat(sumy.position().has(sumy.unit("su-297"), RostovMarks.WENT)).isTrue();
    assertThat(SOVIET.why(sumy, "su-81", "rail", path)).isEqualTo("11.13 rail-capacity");
    Field staff = Field.sumy().place("A5520", "su-hq-21a");
    SOVIET.move(staff, "su-hq-21a", "rail", path);
    assertThat(staff.position().ledger(RostovLedger.RAIL + 1)).as("a headquarters").isEqualTo(1);
    assertThat(SOVIET.why(out(Field.sumy(), "su-81"), "su-81", "rail", path))
        .isEqualTo("11.11 rail-who");
    Field near = Field.sumy().place("A5419", "de-299");
    assertThat(SOVIET.why(near, "su-81", "rail", path)).isEqualTo("11.12 rail-too-near");
    assertThat(Moves.in("soviet-motorised").why(Field.sumy(), "su-tb-7", "rail", "A5617"))
        .isEqualTo("10.13 no-such-mode");
  }

  @Test
  @Rule({"10.14", "10.24", "10.63", "22.31"})
  void anArmouredTrainRunsUpToTheEnemy() {
    Field sumy = Field.sumy();
    assertThat(cheapest(sumy, "su-trn-1", "train", "A5512")).isEqualTo(6);
    assertThat(cheapest(sumy, "su-trn-1", "train", "A5009")).isEqualTo(12);
    assertThat(cheapest(sumy, "su-trn-1", "train", "A4908")).isEqualTo(13);
    assertThat(SOVIET.why(sumy, "su-297", "train", "A5519")).isEqualTo("10.13 no-such-mode");
  }

  private static int cheapest(Field field, String unit, String mode, String hex) {
    int least = -1;
    for (Order order : SOVIET.choices(field)) {
      if (order instanceof Move move
          && move.mode().equals(mode)
          && move.units().equals(field.units(unit))
          && move.path().last() == field.hex(hex)) {
        least = move.path().size();
      }
    }
    return least;
  }

  @Test
  @Rule({"11.21", "11.22", "11.23", "11.24", "11.25", "11.26", "11.27", "23.31"})
  void flotillasSailAlongCoastsAndRiversUntilTheyFreeze() {
    Field azov = Field.azov();
    azov.place("D1630", "su-flo-azov");
    assertThat(cheapest(azov, "su-flo-azov", "sail", "D2425")).isEqualTo(9);
    Field don = Field.redeemed().alone().weather(Weather.CLEAR).frozen(false);
    don.place("D4424", "su-flo-don");
    assertThat(cheapest(don, "su-flo-don", "sail", "D4822")).isEqualTo(4);
    assertThat(cheapest(don, "su-flo-don", "sail", "D4722")).isEqualTo(3);
    assertThat(SOVIET.why(don, "su-flo-don", "sail", "D4820")).isEqualTo("11.21 sail-no-water");
    assertThat(SOVIET.why(don.frozen(true), "su-flo-don", "sail", "D4822"))
        .isEqualTo("11.27 sail-ice");
    don.frozen(false).arrange(draft -> draft.enter(RostovLedger.STORM, 1));
    assertThat(SOVIET.why(don, "su-flo-don", "sail", "D4822")).isEqualTo("23.34 sail-storm");
  }

  @Test
  @Rule({"6.71", "22.31"})
  void aTrainOutOfSupplyGoesTwoHexesLess() {
    Field field = Field.campaign();
    assertThat(longest(field)).isEqualTo(48);
    field.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-trn-1");
    assertThat(longest(field)).isEqualTo(46);
  }

  /** The most hexes that a train can go. */
  private static int longest(Field field) {
    int[] longest = {0};
    Moves.in("soviet-movement").section().plan("soviet-movement", List.of()).modes().stream()
        .filter(mode -> mode.name().equals("train"))
        .forEach(
            mode ->
                mode.forEachPath(
                    field.position(),
                    Moves.in("soviet-movement").section().plan("soviet-movement", List.of()),
                    field.unit("su-trn-1"),
                    field.position().place(field.unit("su-trn-1")),
                    path -> longest[0] = Math.max(longest[0], path.size())));
    return longest[0];
  }
}
