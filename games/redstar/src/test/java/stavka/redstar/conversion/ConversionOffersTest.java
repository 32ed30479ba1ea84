package stavka.redstar.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.conversion.AxisStage.Convert;
import stavka.redstar.conversion.SovietStage.Absorb;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** What conversions are offered and told, and what becomes of the counters. */
final class ConversionOffersTest {
  private static final int LINES = Field.THEATRE.charts().conversions().size();

  private static Field axis() {
    return at(2, "axis-conversion")
        .place("1024", "su-6a")
        .place("1010", "de-inf-1 de-kg-inf-1 de-kg-inf-2 de-pz-1")
        .place("1012", "de-inf-2 de-kg-inf-3 it-1 de-sec-1")
        .set(Marks.STEP, 1, "de-inf-2 de-kg-inf-3")
        .box(Box.BREAKDOWN, "de-inf-3 de-inf-4 de-kg-inf-4 de-kg-pz-1 de-kg-pz-2 de-mtn-1");
  }

  private static Convert convert(String ids, int line) {
    return new Convert(units(ids), line);
  }

  /** Every unit and every pair of units by every line. */
  private static Stream<Order> conversions() {
    List<Order> orders = new ArrayList<>();
    IntStream.range(0, LINES)
        .forEach(
            line ->
                Offers.units()
                    .forEach(
                        unit -> {
                          orders.add(new Convert(Ints.of(unit), line));
                          for (int other = unit + 1; other < Field.PIECES.count(); other++) {
                            orders.add(new Convert(Ints.of(unit, other), line));
                          }
                        }));
    return orders.stream();
  }

  @Test
  @Rule({"17.1", "17.2", "17.2.1", "17.2.2"})
  void everyLineOfTheChartIsOfferedForWhoFitsIt() {
    Field field = axis();
    List<Order> offered = Offers.exactly(field, conversions());
    Offers.sameByUnit(field);
    assertThat(offered)
        .containsExactlyInAnyOrder(
            convert("de-pz-1", 0),
            convert("de-kg-inf-1", 2),
            convert("de-kg-inf-2", 2),
            convert("de-kg-inf-1 de-kg-inf-2", 3),
            convert("de-inf-2 de-kg-inf-3", 4));
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.AXIS);
    assertThat(field.choices()).contains(end());
  }

  @Test
  @Rule("17.2.1")
  void whatIsNotOnTheChartIsRefused() {
    Field field = axis();
    for (Order order :
        List.of(
            convert("de-pz-1", -1),
            convert("de-pz-1", LINES),
            new Convert(Ints.EMPTY, 0),
            convert("de-kg-inf-1 de-kg-inf-1", 3),
            convert("de-inf-1 de-kg-inf-1", 0),
            convert("de-kg-inf-1", 3),
            convert("de-inf-1", 1),
            convert("de-kg-inf-1 de-kg-inf-2", 5),
            new Form(units("su-rc-1 su-rc-2"), unit("su-1a")))) {
      assertThat(field.why(order)).as("%s", order).isEqualTo("17.2.1 not-on-the-chart");
    }
    assertThat(field.why(convert("de-inf-3", 0))).isEqualTo("17.2.1 germans-only");
    assertThat(field.why(convert("de-sec-1", 0))).isEqualTo("17.2.1 germans-only");
    assertThat(field.why(convert("de-pz-1 de-kg-inf-1", 3))).isEqualTo("17.1 same-hex-and-kind");
    // A third of four Kampfgruppen is in the box: two are wanted.
    assertThat(field.why(convert("de-inf-1", 0))).isEqualTo("17.2.2 no-counters-left");
  }

  @Test
  @Rule({"17.2.1", "17.2.2", "17.2.4"})
  void aCounterGivenUpServesAgainWithItsNewFace() {
    Field field = axis().give(convert("de-inf-2 de-kg-inf-3", 4));
    assertThat(Told.by(field))
        .containsExactly("17.2.1 converted de-inf-2", "17.2.1 placed de-inf-2 1012");
    assertThat(field.where("de-inf-2")).isEqualTo("1012");
    assertThat(field.step("de-inf-2")).isZero();
    assertThat(field.where("de-kg-inf-3")).isEqualTo("breakdown");
    assertThat(field.step("de-kg-inf-3")).isZero();
    assertThat(field.has("de-inf-2", RedStarMarks.CONVERTED)).isTrue();
    assertThat(field.get("de-inf-2", RedStarMarks.SPLIT_OFF)).isZero();
    Field split = axis().give(convert("de-kg-inf-1", 2));
    assertThat(Told.by(split))
        .containsExactly(
            "17.2.1 converted de-kg-inf-1", "17.2.1 placed de-kg-inf-1 de-kg-inf-4 1010");
    for (String id : new String[] {"de-kg-inf-1", "de-kg-inf-4"}) {
      assertThat(split.where(id)).isEqualTo("1010");
      assertThat(split.step(id)).isEqualTo(1);
      assertThat(split.has(id, RedStarMarks.CONVERTED)).isTrue();
      assertThat(split.get(id, RedStarMarks.SPLIT_OFF)).isEqualTo(1);
    }
    // The next breakdown of the turn has a number of its own.
    split.give(convert("de-pz-1", 0));
    assertThat(split.get("de-kg-pz-1", RedStarMarks.SPLIT_OFF)).isEqualTo(2);
    assertThat(split.get("de-kg-pz-2", RedStarMarks.SPLIT_OFF)).isEqualTo(2);
  }

  @Test
  @Rule("17.2.3")
  void whoIsCombinedAgainFreesNobodyElseOfItsBreakdown() {
    Field field = axis().box(Box.BREAKDOWN, "de-kg-inf-3").give(convert("de-inf-1", 0));
    assertThat(field.get("de-kg-inf-3", RedStarMarks.SPLIT_OFF)).isEqualTo(1);
    assertThat(field.why(convert("de-kg-inf-1 de-kg-inf-3", 3))).isEmpty();
    field.give(convert("de-kg-inf-1 de-kg-inf-3", 3));
    assertThat(field.get("de-kg-inf-4", RedStarMarks.SPLIT_OFF)).isZero();
    assertThat(field.why(convert("de-kg-inf-2 de-kg-inf-4", 3)))
        .isEqualTo("17.1 converted-already");
  }

  /** Turn 3 is a production turn. */
  private static Field soviet(int turn) {
    return at(turn, "soviet-conversion")
        .place("1001", "de-pz-3")
        .box(Box.FORCE_POOL, "su-rc-3 su-rc-4 su-mc-2 su-5a su-6a su-3t")
        .place("1018", "su-1a su-par-1")
        .place("1118", "su-rc-1 su-rc-2 su-gc-1")
        .place("1218", "su-1t su-mar-1")
        .place("1318", "su-mc-1")
        .marker("su-1a", "c-3-4")
        .marker("su-1t", "a-8-6")
        .set(Marks.STEP, 1, "su-1a su-1t");
  }

  private static Disband disband(String army, String corps) {
    return new Disband(unit(army), units(corps));
  }

  private static Form form(String corps, String army) {
    return new Form(units(corps), unit(army));
  }

  private static Absorb absorb(String corps, String army) {
    return new Absorb(unit(corps), unit(army));
  }

  @Test
  @Rule({"17.3", "17.4", "17.5"})
  void sovietConversionsAreOfferedOnceForCountersThatAreAlike() {
    Field field = soviet(3);
    Offers.sameByUnit(field);
    List<Order> offered = Offers.offered(field);
    assertThat(offered)
        .containsExactlyInAnyOrder(
            disband("su-1a", "su-rc-3 su-rc-4"),
            disband("su-1a", "su-rc-3 su-mc-2"),
            disband("su-1a", "su-rc-4 su-mc-2"),
            disband("su-1t", "su-rc-3 su-rc-4"),
            disband("su-1t", "su-rc-3 su-mc-2"),
            disband("su-1t", "su-rc-4 su-mc-2"),
            form("su-rc-1 su-rc-2", "su-5a"),
            absorb("su-rc-1", "su-1a"),
            absorb("su-rc-2", "su-1a"),
            absorb("su-mc-1", "su-1t"));
    offered.forEach(order -> assertThat(field.why(order)).as("%s", order).isEmpty());
    // The whole pool is alike: of three rifle corps the first two stand for all.
    Field more = soviet(3).box(Box.FORCE_POOL, "su-rc-2");
    assertThat(Offers.offered(more)).contains(disband("su-1a", "su-rc-2 su-rc-3"));
    assertThat(Offers.offered(more)).doesNotContain(disband("su-1a", "su-rc-2 su-rc-4"));
    assertThat(more.why(disband("su-1a", "su-rc-2 su-rc-4"))).isEmpty();
    assertThat(Offers.offered(soviet(2))).isEmpty();
    assertThat(field.choices()).contains(end());
  }

  @Test
  @Rule({"17.3", "17.1"})
  void aDisbandingIsToldAndTheArmyGoesToThePoolFresh() {
    Field field = soviet(3).supply(SupplyState.NONE, "su-rc-3").set(Marks.STEP, 1, "su-mc-2");
    field.give(disband("su-1a", "su-rc-3 su-mc-2"));
    assertThat(Told.by(field))
        .containsExactly(
            "6.2.3 released su-1a c-3-4",
            "17.3 placed su-rc-3 su-mc-2 1018",
            "17.3 disbanded su-1a");
    assertThat(field.step("su-1a")).isZero();
    assertThat(field.step("su-mc-2")).isZero();
    assertThat(field.get("su-rc-3", RedStarMarks.SUPPLY)).isEqualTo(SupplyState.SUPPLIED.ordinal());
    assertThat(field.has("su-rc-3", RedStarMarks.CONVERTED)).isTrue();
    for (String corps : List.of("su-rc-3", "su-rc-3 su-rc-3", "su-rc-3 su-par-1")) {
      assertThat(soviet(3).why(disband("su-1a", corps))).isEqualTo("17.3 two-corps-of-the-pool");
    }
    assertThat(soviet(3).why(new Disband(unit("su-1a"), units("su-rc-3 su-rc-4 su-mc-2"))))
        .isEqualTo("17.3 two-corps-of-the-pool");
    assertThat(soviet(3).why(disband("su-5a", "su-rc-3 su-rc-4")))
        .isEqualTo("17.3 not-in-the-field");
    for (int army : new int[] {-1, Field.PIECES.count(), unit("de-inf-1")}) {
      assertThat(soviet(3).why(new Disband(army, units("su-rc-3 su-rc-4"))))
          .isEqualTo("17.3 armies-only");
    }
    for (int corps : new int[] {-1, Field.PIECES.count()}) {
      assertThat(soviet(3).why(new Disband(unit("su-1a"), Ints.of(unit("su-rc-3"), corps))))
          .isEqualTo("17.3 two-corps-of-the-pool");
    }
  }

  @Test
  @Rule({"17.4", "17.1"})
  void aFormationIsToldAndItsCorpsGoToThePool() {
    Field field = soviet(3).give(form("su-rc-1 su-rc-2", "su-5a"));
    assertThat(Told.by(field)).containsExactly("17.4 placed su-5a 1118", "17.4 formed su-5a");
    assertThat(field.has("su-5a", RedStarMarks.CONVERTED)).isTrue();
    assertThat(field.where("su-rc-2")).isEqualTo("force-pool");
    assertThat(soviet(3).why(form("su-rc-1 su-rc-1", "su-5a")))
        .isEqualTo("17.4 two-corps-together");
    assertThat(soviet(3).why(form("su-rc-1 su-rc-2 su-mc-1", "su-5a")))
        .isEqualTo("17.4 two-corps-together");
    assertThat(soviet(3).why(form("su-rc-1 su-mc-1", "su-5a")))
        .isEqualTo("17.4 two-corps-together");
    assertThat(soviet(3).why(form("su-rc-3 su-rc-4", "su-5a"))).isEqualTo("17.4 not-in-the-field");
    assertThat(soviet(3).why(form("su-rc-1 su-rc-2", "su-4a"))).isEqualTo("17.4 no-army-in-pool");
    Field used = soviet(3).set(RedStarMarks.CONVERTED, 1, "su-rc-2");
    assertThat(used.why(form("su-rc-1 su-rc-2", "su-5a"))).isEqualTo("17.1 converted-already");
    for (int army : new int[] {-1, Field.PIECES.count()}) {
      assertThat(soviet(3).why(new Form(units("su-rc-1 su-rc-2"), army)))
          .isEqualTo("17.4 no-army-in-pool");
    }
    Field marines = soviet(3).place("1218", "su-rc-1");
    assertThat(marines.why(form("su-rc-1 su-mar-1", "su-5a"))).isEmpty();
  }

  @Test
  @Rule({"17.5", "17.1"})
  void anArmyMadeUpIsToldAndDoneForTheTurn() {
    Field field = soviet(3).give(absorb("su-rc-1", "su-1a"));
    assertThat(Told.by(field)).containsExactly("17.5 absorbed su-rc-1 su-1a");
    assertThat(field.has("su-1a", RedStarMarks.CONVERTED)).isTrue();
    assertThat(field.why(disband("su-1a", "su-rc-3 su-rc-4"))).isEqualTo("17.1 converted-already");
    assertThat(soviet(3).supply(SupplyState.LACK, "su-1a").why(absorb("su-rc-1", "su-1a")))
        .isEqualTo("17.5 conversion-unsupplied");
    assertThat(soviet(3).supply(SupplyState.LACK, "su-rc-1").why(absorb("su-rc-1", "su-1a")))
        .isEqualTo("17.5 conversion-unsupplied");
    assertThat(soviet(3).set(RedStarMarks.CONVERTED, 1, "su-rc-1").why(absorb("su-rc-1", "su-1a")))
        .isEqualTo("17.1 converted-already");
    assertThat(soviet(3).why(absorb("su-rc-3", "su-1a"))).isEqualTo("17.5 not-in-the-field");
    assertThat(soviet(3).why(absorb("su-rc-1", "su-rc-2"))).isEqualTo("17.5 no-such-corps");
    assertThat(soviet(3).why(absorb("su-mar-1", "su-1t"))).isEqualTo("17.5 mech-corps-only");
    assertThat(soviet(3).set(Marks.STEP, 0, "su-1a").why(absorb("su-rc-1", "su-1a")))
        .isEqualTo("17.5 not-reduced");
    Field bare = soviet(3).set(RedStarMarks.MARKER, 0, "su-1a");
    assertThat(bare.why(absorb("su-rc-1", "su-1a"))).isEqualTo("17.5 not-reduced");
    assertThat(soviet(3).why(new Convert(units("de-pz-3"), 0))).isEqualTo("17.3 convert-or-end");
  }
}
