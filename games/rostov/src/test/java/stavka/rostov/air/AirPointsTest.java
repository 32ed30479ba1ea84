package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;

class AirPointsTest {
  private static final Squadrons SQUADRONS = new Squadrons(Field.THEATRE);

  private static AirPoints points(Side side) {
    return new AirPoints(Field.THEATRE, SQUADRONS, side);
  }

  private static Field hurt(int points) {
    Field field = Field.azov();
    return field.arrange(
        draft -> {
          draft.moveToBox(field.unit("de-ju-87-1"), Box.DAMAGED);
          draft.moveToBox(field.unit("de-he-111-1"), Box.SHOT_DOWN);
          draft.moveToBox(field.unit("su-i-16-1"), Box.SHOT_DOWN);
          draft.enter(RostovLedger.WINGS, points);
          draft.enter(RostovLedger.WINGS + 1, points);
        });
  }

  private static String why(Field field, Side side, String id) {
    Objection said = points(side).objection(field.position(), new ReadyWing(field.unit(id)));
    return said == null ? "" : said.rule() + " " + said.code();
  }

  @Test
  @Rule({"7.24", "7.33", "9.13"})
  void aPointMakesADamagedOrDestroyedUnitReady() {
    Field field = hurt(1);
    assertThat(why(field, Side.AXIS, "de-ju-87-1")).isEmpty();
    assertThat(why(field, Side.AXIS, "de-he-111-1")).isEmpty();
    assertThat(why(field, Side.AXIS, "de-bf-109f-1")).isEqualTo("7.33 wing-not-hurt");
    assertThat(why(field, Side.AXIS, "de-198")).isEqualTo("7.33 wing-not-hurt");
    assertThat(why(field, Side.AXIS, "su-i-16-1")).isEqualTo("3.11 not-your-unit");
    field.arrange(d -> points(Side.SOVIET).carryOut(d, new ReadyWing(field.unit("su-i-16-1"))));
    assertThat(field.where("su-i-16-1")).isEqualTo("box " + Box.READY);
    assertThat(field.position().ledger(RostovLedger.WINGS + 1)).isZero();
    assertThat(field.position().ledger(RostovLedger.WINGS)).isEqualTo(1);
    assertThat(why(hurt(0), Side.AXIS, "de-ju-87-1")).isEqualTo("7.33 wing-no-points");
  }

  @Test
  @Rule({"7.24", "7.33"})
  void theStaffProposesTheBestOfTheDestroyedFirst() {
    Field field = hurt(1);
    assertThat(points(Side.AXIS).proposal(field.position()))
        .contains(new ReadyWing(field.unit("de-he-111-1")));
    field.arrange(draft -> draft.moveToBox(field.unit("de-he-111-1"), Box.READY));
    assertThat(points(Side.AXIS).proposal(field.position()))
        .contains(new ReadyWing(field.unit("de-ju-87-1")));
    assertThat(points(Side.AXIS).proposal(hurt(0).position())).isEmpty();
  }

  @Test
  @Rule({"7.33", "4.2"})
  void axisPointsAreSpentInTheReplacementPhaseOrLost() {
    Skies skies = Skies.begun("kiev-to-rostov");
    while (skies.position().turn() < 33) {
      skies.play().arrange(draft -> draft.moveToBox(skies.unit("de-ju-87-1"), Box.SHOT_DOWN));
      skies.give(skies.play().why(new EndPhase()).isEmpty() ? new EndPhase() : skies.any());
    }
    skies.until("axis-replacements");
    assertThat(skies.position().turn()).isEqualTo(33);
    skies.give(new ReadyWing(skies.unit("de-ju-87-1")));
    assertThat(skies.where("de-ju-87-1")).isEqualTo("ready");
    assertThat(skies.position().ledger(RostovLedger.WINGS)).isZero();
  }
}
