package stavka.rostov.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.testkit.ScriptedPlay;

class DeparturesTest {
  private static final Fates FATES = new Fates(Field.THEATRE);
  private static final Departures AXIS = new Departures(Field.THEATRE, FATES, Side.AXIS);
  private static final Departures SOVIET = new Departures(Field.THEATRE, FATES, Side.SOVIET);

  /** Turn 46 of Kiev Pocket, when the 29th Motorised and others are called away. */
  private static Field turn46() {
    Field field = Field.pocket().turn(46);
    return field
        .place("A3016", "de-29-mot-15 de-29-mot-71 de-29-mot-r29 de-gd de-1-kav")
        .place("A3120", "de-ss-reich-deutschland de-ss-reich-der-fuehrer de-ss-reich-ss11")
        .place("A3121", "de-ss-reich-r2 de-18-pz-18 de-18-pz-52 de-18-pz-101 de-18-pz-r88");
  }

  private static String why(Field field, Departures who, Order order) {
    Objection objection = who.objection(field.position(), order);
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  private static Depart depart(Field field, String unit, String instead) {
    return new Depart(field.unit(unit), instead.isEmpty() ? Ints.EMPTY : field.units(instead));
  }

  @Test
  @Rule("8.71")
  void unitsOfTheTurnLeaveWholeAndOthersAreNotAsked() {
    Field field = turn46();
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", ""))).isEmpty();
    assertThat(why(field, AXIS, depart(field, "de-3-pz-6", ""))).isEqualTo("8.71 depart-who");
    assertThat(why(field, SOVIET, depart(field, "de-29-mot-15", ""))).isEqualTo("3.11 not-yours");
    field.mark(RostovMarks.SUPPLY, 2, "de-29-mot-15");
    field.arrange(draft -> AXIS.carryOut(draft, depart(field, "de-29-mot-15", "")));
    assertThat(field.where("de-29-mot-15")).isEqualTo("box " + Box.LEFT);
    assertThat(field.position().get(field.unit("de-29-mot-15"), RostovMarks.SUPPLY)).isZero();
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", ""))).isEqualTo("8.71 depart-who");
    assertThat(field.position().ledger(RostovLedger.SCORE)).isZero();
  }

  @Test
  @Rule("8.71")
  void missingStepsArePaidByPointsOfTheTypeOrByLikeUnitsStepForStep() {
    Field field = turn46().mark(RostovMarks.STEP, 1, "de-29-mot-15");
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 1));
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", ""))).isEqualTo("8.71 depart-steps");
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 3));
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", ""))).isEmpty();
    Field paid = field.arrange(draft -> AXIS.carryOut(draft, depart(field, "de-29-mot-15", "")));
    assertThat(paid.position().ledger(RostovLedger.TYPE_I)).as("two a step").isEqualTo(1);

    Field poor = turn46().mark(RostovMarks.STEP, 1, "de-29-mot-15");
    assertThat(why(poor, AXIS, depart(poor, "de-29-mot-15", "de-16-mot-60"))).isEmpty();
    assertThat(why(poor, AXIS, depart(poor, "de-29-mot-15", "de-44")))
        .isEqualTo("8.71 depart-like");
    assertThat(why(poor, AXIS, depart(poor, "de-29-mot-15", "de-29-mot-71")))
        .as("who is called away gives nothing")
        .isEqualTo("8.71 depart-like");
    poor.mark(RostovMarks.STEP, 1, "de-16-mot-60");
    assertThat(why(poor, AXIS, depart(poor, "de-29-mot-15", "de-16-mot-60")))
        .as("it keeps its last step")
        .isEqualTo("8.71 depart-steps");
    poor.arrange(draft -> AXIS.carryOut(draft, depart(poor, "de-29-mot-15", "de-16-mot-156")));
    assertThat(poor.position().get(poor.unit("de-16-mot-156"), RostovMarks.STEP)).isEqualTo(1);
    assertThat(poor.position().ledger(RostovLedger.LOST)).as("no loss").isZero();
  }

  @Test
  @Rule("8.71")
  void nobodyIsNamedWhoseStepIsNotNeeded() {
    Field field = turn46().mark(RostovMarks.STEP, 1, "de-29-mot-15");
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-mot-60 de-16-mot-156")))
        .isEqualTo("8.71 depart-spare");
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 3));
    field.mark(RostovMarks.STEP, 1, "de-16-mot-60");
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-mot-60")))
        .as("it has no step to give")
        .isEqualTo("8.71 depart-spare");
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-mot-156"))).isEmpty();
  }

  @Test
  @Rule("8.71")
  void aReducedPanzerRegimentCostsAnArmamentPointOrAnotherRegimentsStep() {
    Field field =
        Field.pocket().turn(47).place("A3016", "de-3-pz-6").mark(RostovMarks.STEP, 1, "de-3-pz-6");
    assertThat(why(field, AXIS, depart(field, "de-3-pz-6", ""))).isEqualTo("8.71 depart-steps");
    assertThat(why(field, AXIS, depart(field, "de-3-pz-6", "de-16-pz-2"))).isEmpty();
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_A, 1));
    assertThat(why(field, AXIS, depart(field, "de-3-pz-6", ""))).isEmpty();
    field.arrange(draft -> AXIS.carryOut(draft, depart(field, "de-3-pz-6", "")));
    assertThat(field.position().ledger(RostovLedger.TYPE_A)).isZero();
  }

  @Test
  @Rule("8.71")
  void thoseThatLeaveAsTheyArePayNothing() {
    Field field = turn46().mark(RostovMarks.STEP, 1, "de-18-pz-18");
    assertThat(why(field, AXIS, depart(field, "de-18-pz-18", ""))).isEmpty();
  }

  @Test
  @Rule("8.71")
  void forALostUnitALikeOneNoWeakerGoesOrAPointIsPaid() {
    Field field =
        turn46().arrange(draft -> FATES.remove(draft, unit("de-29-mot-15"), Box.ELIMINATED));
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", ""))).isEqualTo("8.71 depart-like");
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-pz-64")))
        .as("3-3 for 4-4")
        .isEqualTo("8.71 depart-like");
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-mot-60"))).isEmpty();
    field.arrange(draft -> AXIS.carryOut(draft, depart(field, "de-29-mot-15", "de-16-mot-60")));
    assertThat(field.where("de-16-mot-60")).isEqualTo("box " + Box.LEFT);
    assertThat(field.where("de-29-mot-15")).isEqualTo("box " + Box.ELIMINATED);
    assertThat(why(field, AXIS, depart(field, "de-29-mot-15", "de-16-mot-156")))
        .isEqualTo("8.71 depart-who");
  }

  private static int unit(String id) {
    return Field.THEATRE.roster().index(id);
  }

  @Test
  @Rule("8.73")
  void whoStaysCostsAPointOfItsSide() {
    Field field = turn46();
    field.arrange(
        draft -> {
          AXIS.carryOut(draft, new KeepBack(unit("de-gd")));
          assertThat(draft.events()).anyMatch(event -> event instanceof Scored);
        });
    assertThat(field.where("de-gd")).isEqualTo("A3016");
    assertThat(field.position().ledger(RostovLedger.SCORE)).isEqualTo(-1);
    assertThat(why(field, AXIS, new KeepBack(unit("de-gd")))).isEqualTo("8.71 depart-who");
    Field soviet = Field.pocket().turn(42);
    soviet.arrange(draft -> SOVIET.carryOut(draft, new KeepBack(unit("su-abn-5"))));
    assertThat(soviet.position().ledger(RostovLedger.SCORE)).isEqualTo(1);
  }

  @Test
  @Rule({"8.71", "8.73"})
  void thePhaseOffersAWayForEachAndEndsWithAllGone() {
    Field field = turn46().mark(RostovMarks.STEP, 1, "de-29-mot-15");
    ScriptedPlay play = field.play(46, "axis-departures");
    List<Order> orders = play.choices();
    assertThat(orders)
        .contains(depart(field, "de-gd", ""), new KeepBack(unit("de-gd")), new EndPhase())
        .contains(depart(field, "de-29-mot-15", "de-16-mot-60"));
    assertThat(orders).allMatch(order -> play.why(order).isEmpty());
    Optional<Order> first = play.legal().suggestion();
    assertThat(first).contains(depart(field, "de-18-pz-18", ""));
    play.give(new KeepBack(play.unit("de-gd")), new EndPhase());
    assertThat(play.position().inBox(unit("de-ss-reich-r2"), Box.LEFT)).isTrue();
    assertThat(play.where("de-gd")).isEqualTo("A3016");
    assertThat(play.has("de-gd", RostovMarks.KEPT)).isFalse();
    assertThat(play.position().ledger(RostovLedger.SCORE)).isEqualTo(-1);
    int reduced = 0;
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      boolean motorised =
          Field.THEATRE.pieces().side(unit) == Side.AXIS && play.position().onMap(unit);
      reduced += motorised ? play.position().get(unit, RostovMarks.STEP) : 0;
    }
    assertThat(reduced).as("a step of the weakest like unit").isEqualTo(1);
  }

  @Test
  @Rule("8.71")
  void aTurnOnWhichNobodyIsCalledPassesByItself() {
    List<Order> orders = new ArrayList<>();
    AXIS.forEach(Field.pocket().turn(45).position(), orders::add);
    assertThat(orders).isEmpty();
    ScriptedPlay play = Field.pocket().play(45, "supply-ends");
    assertThat(AXIS.proposal(play.position())).isEmpty();
  }

  @Test
  @Rule("8.71")
  void thePlayerChoosesWhichLikeUnitsGiveStepsAndMayChooseThemInsteadOfPoints() {
    Field field = turn46().mark(RostovMarks.STEP, 1, "de-29-mot-15");
    field.arrange(draft -> draft.enter(RostovLedger.TYPE_I, 4));
    List<Order> offered = new ArrayList<>();
    AXIS.forEach(field.position(), offered::add);
    assertThat(offered)
        .contains(
            depart(field, "de-29-mot-15", ""),
            depart(field, "de-29-mot-15", "de-16-mot-60"),
            new KeepBack(field.unit("de-29-mot-15")));
    assertThat(
            offered.stream()
                .filter(
                    order ->
                        order instanceof Depart(int unit, Ints instead)
                            && unit == field.unit("de-29-mot-15")
                            && instead.size() == 1)
                .count())
        .as("each like unit by itself")
        .isGreaterThan(1);
    for (Order order : offered) {
      assertThat(AXIS.objection(field.position(), order)).isNull();
    }
  }
}
