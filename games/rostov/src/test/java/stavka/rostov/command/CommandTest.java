package stavka.rostov.command;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.engine.reason.Detail.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.rebuild.Refit;
import stavka.testkit.ScriptedPlay;

class CommandTest {
  private static final Headquarters STAFFS = new Headquarters(Field.THEATRE);
  private static final NonOperational SILENT = new NonOperational(Field.THEATRE, STAFFS);
  private static final Activation ACTIVATION = new Activation(Field.THEATRE, STAFFS);
  private static final Recovery RECOVERY = new Recovery(Field.THEATRE, new Fates(Field.THEATRE));

  private static String why(ExtraOrder extra, Field field, Order order) {
    Objection objection = extra.objection(field.position(), order);
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  private static String activate(Field field, String staff, String unit) {
    return why(ACTIVATION, field, new Activate(field.unit(staff), field.unit(unit)));
  }

  private static Field activated(Field field, String staff, String unit) {
    return field.arrange(
        draft -> ACTIVATION.carryOut(draft, new Activate(field.unit(staff), field.unit(unit))));
  }

  private static Field silent(Field field, String staff) {
    return field.mark(RostovMarks.TURNED, 1, staff);
  }

  @Test
  @Rule("22.11")
  void theFortiethArmyCommandsWithinFourHexes() {
    Field sumy = Field.sumy();
    int staff = sumy.unit("su-hq-40a");
    for (String near : "A5211 A5212 A5515".split(" ")) {
      assertThat(STAFFS.inRange(sumy.position(), staff, sumy.hex(near))).as(near).isTrue();
    }
    assertThat(STAFFS.inRange(sumy.position(), staff, sumy.hex("A5009"))).isFalse();
    assertThat(Field.THEATRE.grid().distance(sumy.hex("A5512"), sumy.hex("A5508"))).isEqualTo(4);
    assertThat(STAFFS.inRange(sumy.position(), staff, sumy.hex("A5508"))).isTrue();
    assertThat(STAFFS.inRange(sumy.position(), staff, sumy.hex("A5507"))).isFalse();
    assertThat(STAFFS.operational(sumy.position(), sumy.hex("A5211")).contains(staff)).isTrue();
    assertThat(STAFFS.value(sumy.position(), staff)).isEqualTo(2);
  }

  @Test
  @Rule({"10.24", "22.12", "22.41"})
  void itActivatesAsManyAsItsValueAndOneOfTheGuardsBesides() {
    Field sumy = Field.sumy();
    assertThat(activate(sumy, "su-hq-40a", "su-227")).isEmpty();
    activated(sumy, "su-hq-40a", "su-227");
    assertThat(activate(sumy, "su-hq-40a", "su-227")).isEqualTo("10.24 activated-before");
    activated(sumy, "su-hq-40a", "su-212-b");
    assertThat(activate(sumy, "su-hq-40a", "su-sen-1")).isEqualTo("22.13 no-command-left");
    assertThat(activate(sumy, "su-hq-40a", "su-1-gd")).isEmpty();
    activated(sumy, "su-hq-40a", "su-1-gd").place("A5212", "su-2-gd");
    assertThat(activate(sumy, "su-hq-40a", "su-2-gd")).isEqualTo("22.13 no-command-left");
    assertThat(sumy.position().has(sumy.unit("su-1-gd"), RostovMarks.ACTIVATED)).isTrue();
  }

  @Test
  @Rule("22.12")
  void theLogNamesTheHeadquartersThatActivates() {
    Field sumy = Field.sumy();
    Draft draft = sumy.position().edit();
    ACTIVATION.carryOut(draft, new Activate(sumy.unit("su-hq-40a"), sumy.unit("su-227")));
    assertThat(draft.events())
        .contains(
            Noted.of(
                "22.12",
                "activated-by",
                Detail.unit(sumy.unit("su-227")),
                Detail.unit(sumy.unit("su-hq-40a"))));
  }

  @Test
  @Rule({"10.24", "22.12"})
  void whoMovesAnywayOrNeverOrIsFarOffIsNotActivatedNorAnybodyAfterTheFirstMove() {
    Field sumy = Field.sumy();
    assertThat(activate(sumy, "su-hq-40a", "su-tb-129")).isEqualTo("22.12 moves-anyway");
    assertThat(activate(sumy, "su-hq-40a", "su-5-cd")).isEqualTo("22.12 moves-anyway");
    assertThat(activate(sumy, "su-hq-40a", "su-hq-40a")).isEqualTo("22.12 cannot-activate");
    assertThat(activate(sumy, "su-hq-40a", "su-293")).isEqualTo("22.11 activate-too-far");
    assertThat(activate(sumy, "su-227", "su-227")).isEqualTo("22.24 not-operational");
    assertThat(activate(sumy, "su-hq-40a", "de-299")).isEqualTo("3.11 not-your-unit");
    sumy.arrange(draft -> draft.enter(RostovLedger.BEGUN, 1));
    assertThat(activate(sumy, "su-hq-40a", "su-227")).isEqualTo("10.24 activate-first");
  }

  @Test
  @Rule({"22.21", "22.22", "22.24"})
  void aHeadquartersThatIsNotOperationalCommandsNobodyAndSilencesOthersInItsRange() {
    Field sumy = silent(Field.sumy(), "su-hq-40a");
    Position position = sumy.position();
    assertThat(STAFFS.value(position, sumy.unit("su-hq-40a"))).isZero();
    assertThat(activate(sumy, "su-hq-40a", "su-227")).isEqualTo("22.24 not-operational");
    assertThat(Field.THEATRE.pieces().movement(position, sumy.unit("su-hq-40a"))).isEqualTo(3);
    sumy.place("A5516", "su-hq-21a");
    assertThat(STAFFS.left(sumy.position(), sumy.unit("su-hq-21a"), Use.ACTIVATE)).isPositive();
    assertThat(activate(sumy, "su-hq-21a", "su-227")).isEqualTo("22.22 non-op-range");
    assertThat(STAFFS.nonOp(sumy.position(), sumy.hex("A5515"))).isTrue();
    assertThat(STAFFS.nonOp(sumy.position(), sumy.hex("A5009"))).isFalse();
  }

  private static String begins(Field field, String id) {
    Objection objection = SILENT.limit(field.position(), field.units(id));
    if (objection != null) {
      return objection.rule() + " " + objection.code();
    }
    field.arrange(draft -> SILENT.begins(draft, field.units(id)));
    return "";
  }

  @Test
  @Rule({"10.57", "22.25"})
  void aroundOneOfRecoveryThreeTwoUnitsBeginToMoveAndTheHeadquartersItself() {
    Field azov = silent(Field.azov(), "su-hq-51a");
    assertThat(Field.THEATRE.pieces().profile(azov.unit("su-hq-51a")).recovery()).isEqualTo(3);
    assertThat(begins(azov, "su-156")).isEmpty();
    assertThat(begins(azov, "su-106")).isEmpty();
    assertThat(begins(azov, "su-276")).isEqualTo("22.25 non-op-limit");
    assertThat(begins(azov, "su-hq-51a")).isEmpty();
    assertThat(begins(azov.place("C4239", "su-hq-9a"), "su-hq-9a"))
        .as("a staff that commands is a combat unit too")
        .isEqualTo("22.25 non-op-limit");
    assertThat(begins(silent(azov, "su-hq-9a"), "su-hq-9a")).isEmpty();
    assertThat(begins(azov, "de-46")).isEmpty();
    assertThat(begins(Field.azov(), "su-276")).isEmpty();
  }

  @Test
  @Rule({"10.57", "22.25"})
  void aStackCountsWithAllItsUnitsForTheLimitAroundASilentHeadquarters() {
    Field azov = silent(Field.azov(), "su-hq-51a");
    assertThat(begins(azov, "su-156 su-106 su-276")).isEqualTo("22.25 non-op-limit");
    assertThat(begins(azov, "su-156 su-106 su-hq-51a")).isEmpty();
    assertThat(begins(azov, "su-276")).isEqualTo("22.25 non-op-limit");
  }

  @Test
  @Rule("22.26")
  void aDieUpToItsRecoveryMakesItOperationalAgain() {
    Field up = silent(Field.sumy(), "su-hq-40a").dice(4).arrange(RECOVERY::roll);
    assertThat(up.position().has(up.unit("su-hq-40a"), RostovMarks.TURNED)).isFalse();
    Field told = silent(Field.sumy(), "su-hq-40a").dice(4);
    Draft draft = told.position().edit();
    RECOVERY.roll(draft);
    assertThat(draft.events())
        .contains(Field.THEATRE.cites().noted("staff-recovers", unit(told.unit("su-hq-40a"))));
    Field down = silent(Field.sumy(), "su-hq-40a").dice(5).arrange(RECOVERY::roll);
    assertThat(down.position().has(down.unit("su-hq-40a"), RostovMarks.TURNED)).isTrue();
  }

  @Test
  @Rule("22.26")
  void oneATurnMayBeDissolvedForAPoint() {
    Field sumy = silent(silent(Field.sumy(), "su-hq-40a"), "su-hq-21a");
    Dissolve first = new Dissolve(sumy.unit("su-hq-40a"));
    assertThat(why(RECOVERY, sumy, first)).isEmpty();
    sumy.arrange(draft -> RECOVERY.carryOut(draft, first));
    assertThat(sumy.where("su-hq-40a")).isEqualTo("box " + Box.CADRE);
    assertThat(sumy.position().ledger(RostovLedger.SCORE)).isEqualTo(1);
    assertThat(why(RECOVERY, sumy, new Dissolve(sumy.unit("su-hq-21a"))))
        .isEqualTo("22.26 dissolve-one");
    assertThat(why(RECOVERY, Field.sumy(), new Dissolve(sumy.unit("su-hq-21a"))))
        .isEqualTo("22.26 dissolve-one");
  }

  @Test
  @Rule({"14.35", "22.25", "22.42"})
  void theNkvdHoldTownsUnlessNoHeadquartersCommandsThere() {
    Nkvd nkvd = new Nkvd(Field.THEATRE, STAFFS);
    Field sumy = Field.sumy();
    assertThat(nkvd.holds(sumy.position(), sumy.hex("A5512"))).isTrue();
    assertThat(nkvd.holds(sumy.position(), sumy.hex("A5515"))).isFalse();
    assertThat(nkvd.holds(sumy.place("A5110", "su-nk-57").position(), sumy.hex("A5110"))).isFalse();
    Field mute = silent(Field.sumy(), "su-hq-40a");
    assertThat(nkvd.holds(mute.position(), mute.hex("A5512"))).isFalse();
  }

  @Test
  @Rule({"10.22", "10.24"})
  void aUnitThatTakesReplacementsIsNotActivatedNorTheOtherWayRound() {
    Field sumy = Field.sumy().mark(RostovMarks.REFIT, 1, "su-227");
    assertThat(activate(sumy, "su-hq-40a", "su-227")).isEqualTo("10.12 refitting");
    Field woken = Field.sumy().mark(RostovMarks.STEP, 1, "su-227");
    ScriptedPlay play = woken.mark(RostovMarks.ACTIVATED, 1, "su-227").at(49, "soviet-motorised");
    play.refused("10.22 refit-activated", new Refit(play.unit("su-227")));
  }
}
