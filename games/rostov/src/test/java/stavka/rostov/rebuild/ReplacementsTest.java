package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.roster.Profile;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.EverywhereLines;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.supply.Depot;
import stavka.rostov.zones.RostovZones;

class ReplacementsTest {
  private static final Replacements AXIS = replacements(Side.AXIS, true);

  private static Replacements replacements(Side side, boolean lines) {
    return new Replacements(
        Field.THEATRE,
        RostovZones.of(Field.THEATRE),
        new EverywhereLines(lines),
        new CutOffCities(Field.THEATRE, Depot.LINES),
        side);
  }

  private static String why(ExtraOrder extra, Field field, Order order) {
    Objection objection = extra.objection(field.position(), order);
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  /** The 66th Regiment of the 13th Panzer Division a step short behind the front. */
  private static Field worn() {
    return Field.azov()
        .mark(RostovMarks.STEP, 1, "de-13-pz-66")
        .arrange(draft -> draft.enter(RostovLedger.TYPE_I, 2));
  }

  @Test
  @Rule({"7.41", "10.12", "20.0"})
  void aMarkedRegimentRegainsAStepForTwoPointsInTheEngineerPhase() {
    Field azov = worn();
    Refit refit = new Refit(azov.unit("de-13-pz-66"));
    Restore restore = new Restore(azov.unit("de-13-pz-66"));
    assertThat(why(AXIS.restoring(), azov, restore)).isEqualTo("7.41 restore-unmarked");
    assertThat(why(AXIS.marking(), azov, refit)).isEmpty();
    azov.arrange(draft -> AXIS.marking().carryOut(draft, refit));
    assertThat(why(AXIS.marking(), azov, refit)).isEqualTo("10.12 refitting");
    assertThat(why(AXIS.restoring(), azov, restore)).isEmpty();
    azov.arrange(draft -> AXIS.restoring().carryOut(draft, restore));
    assertThat(azov.position().get(azov.unit("de-13-pz-66"), RostovMarks.STEP)).isZero();
    assertThat(azov.position().ledger(RostovLedger.TYPE_I)).isZero();
    assertThat(why(AXIS.restoring(), azov, restore)).isEqualTo("7.41 refit-whole");
  }

  @Test
  @Rule({"7.41", "10.12", "10.22"})
  void notInAnEnemyZoneNorCutOffNorMovedNorForWantOfPoints() {
    Field azov = worn();
    Refit refit = new Refit(azov.unit("de-13-pz-66"));
    assertThat(why(replacements(Side.AXIS, false).marking(), azov, refit))
        .isEqualTo("7.41 refit-cut");
    assertThat(why(replacements(Side.SOVIET, true).marking(), azov, refit))
        .isEqualTo("3.11 not-your-unit");
    assertThat(why(AXIS.marking(), worn().mark(RostovMarks.MOVED, 1, "de-13-pz-66"), refit))
        .isEqualTo("10.52 has-moved");
    Field begun = worn().arrange(draft -> draft.enter(RostovLedger.BEGUN, 1));
    assertThat(why(AXIS.marking(), begun, refit)).isEqualTo("10.12 refit-first");
    assertThat(why(AXIS.marking(), worn().place("C5807", "su-273"), refit))
        .isEqualTo("7.41 refit-in-zone");
    azov.mark(RostovMarks.REFIT, 1, "de-13-pz-66")
        .arrange(draft -> draft.enter(RostovLedger.TYPE_I, 1));
    assertThat(why(AXIS.restoring(), azov, new Restore(refit.unit())))
        .isEqualTo("7.41 raise-no-points");
  }

  @Test
  @Rule({"7.32", "7.41"})
  void tanksWantArmamentAndGuardsTwiceTheMen() {
    Field azov = worn().mark(RostovMarks.STEP, 1, "de-13-pz-4 hu-1-mot de-22");
    assertThat(why(AXIS.marking(), azov, new Refit(azov.unit("de-13-pz-4")))).isEmpty();
    azov.mark(RostovMarks.REFIT, 1, "de-13-pz-4");
    Restore tanks = new Restore(azov.unit("de-13-pz-4"));
    assertThat(why(AXIS.restoring(), azov, tanks)).isEqualTo("7.41 raise-no-points");
    azov.arrange(draft -> draft.enter(RostovLedger.TYPE_A, 1));
    azov.arrange(draft -> AXIS.restoring().carryOut(draft, tanks));
    assertThat(azov.position().ledger(RostovLedger.TYPE_A)).isZero();
    assertThat(azov.position().ledger(RostovLedger.TYPE_I)).isEqualTo(2);
    assertThat(why(AXIS.marking(), azov, new Refit(azov.unit("hu-1-mot"))))
        .isEqualTo("7.43 raise-never");
    assertThat(Field.THEATRE.charts().cost(profile(azov, "de-22")).step()).isEqualTo(1);
    assertThat(Field.THEATRE.charts().cost(profile(azov, "su-1-gd")).step()).isEqualTo(2);
    assertThat(Field.THEATRE.charts().cost(profile(azov, "zap-1")).step()).isEqualTo(1);
    assertThat(Field.THEATRE.charts().cost(profile(azov, "de-13-pz-4")).type()).isEqualTo("a");
  }

  private static Profile profile(Field field, String unit) {
    return Field.THEATRE.pieces().profile(field.unit(unit));
  }

  @Test
  @Rule({"7.41", "10.12"})
  void aUnitMayWaitForReplacementsBeforeThePointsAreThereAndIsListed() {
    Field azov = worn().arrange(draft -> draft.enter(RostovLedger.TYPE_I, 0));
    Order refit = new Refit(azov.unit("de-13-pz-66"));
    List<Order> listed = new ArrayList<>();
    AXIS.marking().forEach(azov.position(), listed::add);
    assertThat(listed).contains(refit);
  }
}
