package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.cups.Hometown;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.zones.Entering;

class PhasesTest {
  private static final String[] PHASES = {
    "axis-movement",
    "axis-motorised",
    "soviet-reaction",
    "soviet-motorised",
    "soviet-movement",
    "axis-reaction"
  };

  private static String shares(Field field, String unit) {
    RostovAllowance allowance = new RostovAllowance(Field.THEATRE);
    StringBuilder shares = new StringBuilder();
    for (String phase : PHASES) {
      shares.append(allowance.halfPoints(field.position(), field.unit(unit), phase)).append(' ');
    }
    return shares.toString().trim();
  }

  @Test
  @Rule({"10.11", "10.21", "10.3", "10.58"})
  void eachClassMovesWithItsShareOfEachPhase() {
    Field sumy = Field.sumy();
    assertThat(shares(sumy, "de-25-mot-35")).isEqualTo("14 7 7 14 7 7");
    assertThat(shares(sumy, "su-5-cd")).isEqualTo("12 6 0 6 12 0");
    assertThat(shares(sumy, "su-297")).isEqualTo("8 0 0 0 8 0");
    assertThat(shares(sumy, "de-art-704").split(" ")[1]).isEqualTo("0");
    sumy.mark(RostovMarks.ACTIVATED, 1, "su-297");
    assertThat(shares(sumy, "su-297")).isEqualTo("8 0 0 8 8 0");
    assertThat(shares(sumy, "su-trn-1")).isEqualTo("0 0 0 96 96 0");
  }

  @Test
  @Rule({"6.71", "10.21"})
  void thoseOutOfSupplyLoseTwoPointsBeforeTheyAreHalvedButCavalryDoesNot() {
    Field azov =
        Field.azov()
            .mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "de-1-geb de-13-pz-66 su-26-cd");
    assertThat(shares(azov, "de-1-geb").split(" ")[0]).isEqualTo("8");
    assertThat(shares(azov, "de-13-pz-66").split(" ")[0]).isEqualTo("10");
    assertThat(shares(azov, "de-13-pz-66").split(" ")[1]).isEqualTo("5");
    azov.place("D0128", "su-26-cd");
    assertThat(shares(azov, "su-26-cd").split(" ")[4]).isEqualTo("12");
  }

  @Test
  @Rule({"3.11", "10.4", "10.52", "10.54", "10.55"})
  void aMarchIsJudgedStepByStep() {
    Field sumy = Field.sumy();
    Moves axis = Moves.in("axis-movement");
    assertThat(axis.why(sumy, "su-297", "march", "A5519")).isEqualTo("3.11 not-your-unit");
    assertThat(axis.why(sumy, "de-299", "march", "A4711")).isEmpty();
    assertThat(axis.why(sumy, "de-299", "march", "A4811")).isEqualTo("10.4 not-adjacent");
    assertThat(axis.why(sumy, "de-299 de-168", "march", "A4711")).isEqualTo("10.53 not-together");
    assertThat(axis.why(sumy.place("A5010", "de-299"), "de-299", "march", "A5009"))
        .isEqualTo("10.54 enemy-there");
    Field edge = Field.sumy().place("A0101", "de-299");
    assertThat(axis.why(edge, "de-299", "march", "A0102")).isEqualTo("10.55 off-area");
    Field moved = axis.move(Field.sumy(), "de-299", "march", "A4711");
    assertThat(moved.where("de-299")).isEqualTo("A4711");
    assertThat(axis.why(moved, "de-299", "march", "A4611")).isEqualTo("10.52 has-moved");
    assertThat(moved.position().ledger(RostovLedger.BEGUN)).isEqualTo(1);
  }

  @Test
  @Rule({"10.12", "10.22", "10.24", "10.51", "10.53"})
  void refittingAndActivatedUnitsStandStillAndAStackGoesAtThePaceOfItsSlowest() {
    Field sumy = Field.sumy().mark(RostovMarks.REFIT, 1, "de-299");
    Moves axis = Moves.in("axis-movement");
    assertThat(axis.why(sumy, "de-299", "march", "A4711")).isEqualTo("10.12 refitting");
    assertThat(axis.why(sumy, "de-25-mot-r25 de-art-704", "march", "A4711")).isEmpty();
    Field woken = Field.sumy().mark(RostovMarks.ACTIVATED, 1, "su-227");
    assertThat(Moves.in("soviet-motorised").why(woken, "su-227", "march", "A5514")).isEmpty();
    assertThat(Moves.in("soviet-movement").why(woken, "su-227", "march", "A5514"))
        .isEqualTo("10.24 activated-before");
    assertThat(Moves.in("soviet-motorised").why(Field.sumy(), "su-227", "march", "A5514"))
        .isEqualTo("10.11 not-in-this-phase");
    Field full = Field.sumy().place("A4611", "de-168");
    assertThat(axis.why(full.place("A4612", "de-62"), "de-62", "march", "A4611")).isEmpty();
  }

  @Test
  @Rule({"10.61", "10.62", "10.64", "10.65", "10.66", "10.67"})
  void anEnemyZoneCostsAPointStopsAndIsNotCrossedToAnother() {
    Field sumy = Field.sumy();
    Moves axis = Moves.in("axis-movement");
    assertThat(axis.reach(sumy, "de-25-mot-35", "A4909")).isEqualTo(8);
    assertThat(axis.reach(sumy, "de-25-mot-35", "A4808")).isEqualTo(10);
    Field near = Field.sumy().place("A5110", "de-25-mot-r25");
    assertThat(axis.why(near, "de-25-mot-r25", "march", "A5111")).isEqualTo("10.66 zone-to-zone");
    assertThat(axis.why(near, "de-25-mot-r25", "march", "A5011 A5111")).isEmpty();
    assertThat(axis.why(near, "de-25-mot-r25", "march", "A5011 A5111 A5112"))
        .isEqualTo("10.65 stops-in-zone");
    Field column = Field.sumy().alone().place("A5116", "su-297").place("A5017", "de-299");
    column.place("A5016", "supply-axis-1");
    assertThat(axis.why(column, "supply-axis-1", "march", "A5017")).isEqualTo("10.66 zone-to-zone");
    assertThat(axis.why(column, "supply-axis-1", "march", "A4916")).isEmpty();
  }

  @Test
  @Rule("10.79")
  void majorCitiesLieInNoZone() {
    Field rostov =
        Field.redeemed()
            .alone()
            .turn(81)
            .frozen(true)
            .place("D4722", "su-343")
            .place("D4922", "su-347")
            .place("D4822", "de-13-pz-66");
    Moves axis = Moves.in("axis-movement");
    assertThat(axis.why(rostov, "de-13-pz-66", "march", "D4721")).isEmpty();
    rostov.place("D4721", "de-13-pz-66");
    assertThat(axis.price(rostov, "de-13-pz-66", "D4822 D4821")).isEqualTo(2);
  }

  @Test
  @Rule("10.56")
  void theScenarioHoldsGarrisonsAndRostov() {
    Field azov = Field.azov();
    assertThat(
            Moves.in("axis-movement")
                .marching()
                .limits()
                .objection(azov.position(), azov.units("su-106"), azov.hex("C5815")))
        .isNotNull();
    Field rostov = Field.redeemed().turn(80);
    String all = String.join(" ", units(rostov, "D4822", Side.AXIS));
    assertThat(
            Moves.in("axis-movement")
                .marching()
                .limits()
                .leaving(rostov.position(), rostov.units(all)))
        .isNotNull();
    assertThat(
            Moves.in("axis-movement")
                .marching()
                .limits()
                .leaving(rostov.turn(81).position(), rostov.units(all)))
        .isNull();
  }

  private static List<String> units(Field field, String hex, Side side) {
    return field.position().stack(field.hex(hex)).stream()
        .filter(unit -> Field.THEATRE.pieces().side(unit) == side)
        .mapToObj(unit -> Field.THEATRE.roster().get(unit).id())
        .toList();
  }

  @Test
  @Rule({"10.57", "22.25"})
  void nearASilentHeadquartersOfRecoveryFourOnlyThreeUnitsBeginToMove() {
    Field sumy = Field.sumy().mark(RostovMarks.TURNED, 1, "su-hq-40a");
    Moves soviet = Moves.in("soviet-movement");
    soviet.move(sumy, "su-227", "march", "A5514");
    assertThat(soviet.why(sumy, "su-212-b", "march", "A5514")).isEmpty();
    soviet.move(sumy, "su-212-b", "march", "A5514");
    assertThat(soviet.why(sumy, "su-sen-1", "march", "A5513")).isEmpty();
    soviet.move(sumy, "su-sen-1", "march", "A5513");
    assertThat(soviet.why(sumy, "su-1-gd", "march", "A5311")).isEqualTo("22.25 non-op-limit");
    assertThat(soviet.why(sumy, "su-297", "march", "A5519")).isEmpty();
  }

  @Test
  @Rule("22.64")
  void militiaStayNearTheirTownUnlessTheyWereDrivenOff() {
    Field rostov = Field.redeemed();
    var limits = Moves.in("soviet-movement").marching().limits();
    int far = rostov.hex("D5315");
    var militia = rostov.units("militia-rostov-1");
    assertThat(limits.objection(rostov.position(), militia, rostov.hex("D4823"))).isNull();
    assertThat(limits.objection(rostov.position(), militia, far)).isNotNull();
    rostov.mark(RostovMarks.FREED, 1, "militia-rostov-1");
    assertThat(limits.objection(rostov.position(), militia, far)).isNull();
  }

  @Test
  @Rule("22.64")
  void militiaDoNotPassBeyondFiveHexesOfTheirTownOnTheirWayEither() {
    Field rostov = Field.redeemed().alone().place("D4816", "militia-rostov-1");
    Hometown home = new Hometown(Field.THEATRE);
    int militia = rostov.unit("militia-rostov-1");
    assertThat(home.distance(militia, rostov.hex("D4816"))).isEqualTo(5);
    assertThat(home.distance(militia, rostov.hex("D4815"))).isEqualTo(6);
    Moves soviet = Moves.in("soviet-movement");
    assertThat(soviet.why(rostov, "militia-rostov-1", "march", "D4815 D4816 D4817"))
        .isEqualTo("22.64 militia-too-far");
    assertThat(soviet.why(rostov, "militia-rostov-1", "strategic", "D4815 D4816 D4817"))
        .isNotEmpty();
    assertThat(soviet.why(rostov, "militia-rostov-1", "march", "D4817")).isEmpty();
    int listed = 0;
    for (Order order : soviet.choices(rostov)) {
      if (order instanceof Move move && move.units().contains(militia)) {
        assertThat(move.path().all(hex -> home.near(militia, hex))).as("%s", move).isTrue();
        listed++;
      }
    }
    assertThat(listed).isPositive();
  }

  @Test
  @Rule({"12.52", "15.21", "16.5"})
  void groundLetsUnitsThroughWhateverPointsTheyHaveAndWhoeverStandsThere() {
    Field azov = Field.azov();
    Entering entering = Moves.in("axis-movement").marching().entering();
    assertThat(able(entering, azov, "hu-1-cav", "C5714", "C5814")).isTrue();
    assertThat(able(entering, azov, "de-13-pz-4", "C5714", "C5814")).isFalse();
    assertThat(able(entering, azov, "de-13-pz-4", "C5715", "C5815")).isTrue();
    Field sumy = Field.sumy();
    assertThat(able(entering, sumy, "de-25-mot-35", "A5016", "A5116")).isTrue();
    assertThat(able(entering, sumy, "de-10-mot-20", "A4007", "A4006")).isFalse();
    assertThat(able(entering, sumy, "de-299", "A4007", "A4006")).isTrue();
    assertThat(able(entering, sumy, "de-299", "A4007", "A5009")).isFalse();
  }

  private static boolean able(Entering entering, Field field, String unit, String from, String to) {
    return entering.able(field.position(), field.unit(unit), field.hex(from), field.hex(to));
  }

  @Test
  @Rule({"6.84", "10.54"})
  void supplyGoesIntoAZoneOnlyToFriends() {
    Field sumy = Field.sumy();
    String column = column();
    sumy.place("A4810", column);
    Moves axis = Moves.in("axis-movement");
    assertThat(axis.why(sumy, column, "march", "A4909")).isEqualTo("6.82 column-in-zone");
    sumy.place("A4909", "de-299");
    assertThat(axis.why(sumy, column, "march", "A4909")).isEmpty();
    assertThat(Moves.in("axis-motorised").why(sumy, column, "march", "A4711"))
        .isEqualTo("10.11 not-in-this-phase");
  }

  private static String column() {
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      if (Field.THEATRE.pieces().column(unit)
          && Field.THEATRE.pieces().side(unit) == Side.AXIS
          && Field.THEATRE.pieces().gait(unit) == Gait.MOTOR) {
        return Field.THEATRE.roster().get(unit).id();
      }
    }
    throw new IllegalStateException("no column");
  }
}
