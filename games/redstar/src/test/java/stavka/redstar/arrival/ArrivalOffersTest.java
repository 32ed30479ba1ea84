package stavka.redstar.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.put;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.arrival.ArrivalSection.Promote;
import stavka.redstar.control.Control;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** What reinforcements, paratroops and promotions are offered, and what is told of them. */
final class ArrivalOffersTest {
  private static Stream<Place> places(String... ids) {
    return Stream.of(ids).flatMap(id -> Offers.hexes().mapToObj(hex -> new Place(units(id), hex)));
  }

  private static Field axis() {
    return at(4, "axis-arrivals")
        .watched()
        .box(Box.TRACK, "de-inf-1 de-inf-2 de-depot-1 su-1a")
        .set(RedStarMarks.DUE, 4, "de-inf-1 de-depot-1 su-1a")
        .set(RedStarMarks.DUE, 5, "de-inf-2")
        .place("1010", "su-2a")
        .place("1011", "su-part-1");
  }

  @Test
  @Rule({"15.2", "15.2.1", "15.2.2"})
  void whatIsDueIsOfferedEverySiteThatIsFit() {
    Field field = axis();
    Offers.exactly(field, places("de-inf-1", "de-inf-2", "de-depot-1", "su-1a"));
    Offers.sameByUnit(field);
    assertThat(field.choices()).contains(end());
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.AXIS);
    assertThat(field.why(put("su-1a", "1020"))).isEqualTo("15.2.1 not-due");
    for (Ints units : List.of(Ints.EMPTY, units("de-inf-1 de-depot-1"), Ints.of(-1))) {
      assertThat(field.why(new Place(units, hex("1003")))).isEqualTo("15.2 one-arrival");
    }
    for (int hex : new int[] {-1, Field.GROUND.grid().size()}) {
      assertThat(field.why(new Place(units("de-inf-1"), hex))).isEqualTo("15.2.2 no-such-site");
    }
    assertThat(field.why(new Promote(unit("su-2a"), unit("su-1g")))).isEqualTo("15.2 one-arrival");
  }

  @Test
  @Rule({"15.2.4", "4.0.1", "15.2"})
  void fullHexesAreOfferedToArrivalsSinceOthersMayMakeRoomWhenTheyMove() {
    Field field = axis().place("1003", "de-inf-3 de-inf-4 de-mtn-1");
    assertThat(field.why(put("de-inf-1", "1003"))).isEmpty();
    assertThat(field.choices()).contains(put("de-inf-1", "1003"), put("de-inf-1", "1002"));
  }

  @Test
  @Rule({"15.2", "15.2.1", "9.0.3"})
  void anArrivalIsToldIsNoLongerDueAndTakesThePlaceItComesTo() {
    Field field =
        at(4, "soviet-arrivals")
            .watched()
            .box(Box.TRACK, "su-1a su-2a")
            .set(RedStarMarks.DUE, 4, "su-1a su-2a")
            .place("1014", "su-hq-1")
            .place("1313", "su-hq-2")
            .control("kharkov", Side.AXIS);
    assertThat(field.choices()).contains(put("su-1a", "1413"));
    field.give(put("su-1a", "1413"));
    assertThat(Told.by(field)).contains("15.2 placed su-1a 1413");
    assertThat(field.get("su-1a", RedStarMarks.DUE)).isZero();
    assertThat(new Control(Field.THEATRE).holder(field.position(), "kharkov"))
        .isEqualTo(Side.SOVIET);
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule({"15.2.2", "11.1.2"})
  void partisansDoNotComeWithTheReinforcements() {
    Field field =
        at(4, "soviet-arrivals")
            .watched()
            .box(Box.TRACK, "su-part-1 su-1a")
            .set(RedStarMarks.DUE, 4, "su-part-1 su-1a")
            .place("1014", "su-hq-1");
    assertThat(field.why(put("su-part-1", "1014"))).isEqualTo("15.2.1 not-due");
    assertThat(Offers.offered(field))
        .allMatch(order -> ((Place) order).units().first() == unit("su-1a"))
        .hasSize(7);
  }

  private static Field drops(int turn, int... dice) {
    return at(turn, "paratroops", dice)
        .watched()
        .box(Box.PARATROOPS, "su-par-1 su-par-2")
        .place("1006", "su-hq-1")
        .place("1306", "de-depot-1");
  }

  @Test
  @Rule({"15.4.2", "15.4.4"})
  void oneOfTheCorpsThatWaitIsOfferedEveryHexWithinSixOfAHeadquarters() {
    Field field = drops(2);
    List<Order> offered = Offers.exactly(field, places("su-par-1"));
    assertThat(offered).contains(put("su-par-1", "1606")).doesNotContain(put("su-par-1", "1706"));
    // Not outside the Soviet Union, nor onto Axis units, nor into the sea.
    assertThat(offered)
        .doesNotContain(put("su-par-1", "1004"), put("su-par-1", "1306"))
        .contains(put("su-par-1", "1005"), put("su-par-1", "1305"));
    Field coast = drops(2).place("0406", "su-hq-2");
    assertThat(coast.why(put("su-par-1", "0206"))).isEqualTo("15.4.2 drop-hex");
    assertThat(coast.why(put("su-par-1", "0306"))).isEmpty();
    for (int hex : new int[] {-1, Field.GROUND.grid().size()}) {
      assertThat(field.why(new Place(units("su-par-1"), hex))).isEqualTo("15.4.2 drop-hex");
    }
    for (Ints units : List.of(Ints.EMPTY, units("su-par-1 su-par-2"), Ints.of(-1))) {
      assertThat(field.why(new Place(units, hex("1010")))).isEqualTo("15.4.4 one-drop");
    }
    assertThat(field.why(put("su-1a", "1010"))).isEqualTo("15.4.4 not-waiting");
    assertThat(field.why(new Promote(unit("su-2a"), unit("su-1g")))).isEqualTo("15.4.4 one-drop");
    assertThat(Field.GAME.decision(field.position()).side()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Rule({"15.4.3", "15.4.4", "9.0.3"})
  void aDropIsToldAndNoSecondFollows() {
    Field lands = drops(2, 2).give(put("su-par-1", "1009"));
    assertThat(Told.by(lands)).containsExactly("15.4.2 placed su-par-1 1009", "15.4.3 drop-die 2");
    Field fails = drops(2, 3).give(put("su-par-1", "1009"));
    assertThat(Told.by(fails))
        .containsExactly(
            "15.4.2 placed su-par-1 1009", "15.4.3 drop-die 3", "15.4.3 eliminated su-par-1 1009");
    Field second = drops(2).ledger(Ledger.DROPPED, 1);
    assertThat(second.why(put("su-par-1", "1009"))).isEqualTo("15.4.4 one-drop");
    assertThat(Offers.offered(second)).isEmpty();
    Field allied = at(2, "paratroops").box(Box.PARATROOPS, "su-par-1").place("0410", "ro-hq");
    assertThat(allied.why(put("su-par-1", "0610"))).isEqualTo("15.4.2 drop-hex");
  }

  private static Field promotions() {
    return at(2, "promotion", 1)
        .watched()
        .box(Box.PROMOTION, "su-1g su-2g su-1sh")
        .place("1014", "su-1a su-rc-1")
        .place("1214", "su-2a")
        .place("1414", "su-3a")
        .place("1413", "de-inf-1")
        .supply(SupplyState.LACK, "su-2a");
  }

  @Test
  @Rule({"15.5.1", "15.5.2"})
  void eachArmyThatIsFitIsOfferedTheFirstGuardsAndTheFirstShockArmy() {
    assertThat(Offers.offered(promotions()))
        .containsExactlyInAnyOrder(
            promote("su-1a", "su-1sh"),
            promote("su-1a", "su-1g"),
            promote("su-6a", "su-1sh"),
            promote("su-6a", "su-1g"));
    Field guards = promotions().box(Box.POOL, "su-1sh");
    assertThat(Offers.offered(guards))
        .containsExactlyInAnyOrder(promote("su-1a", "su-1g"), promote("su-6a", "su-1g"));
    Field shock = promotions().box(Box.POOL, "su-1g su-2g");
    assertThat(Offers.offered(shock))
        .containsExactlyInAnyOrder(promote("su-1a", "su-1sh"), promote("su-6a", "su-1sh"));
    Field nobody = promotions().box(Box.POOL, "su-1g su-2g su-1sh");
    assertThat(Offers.offered(nobody)).isEmpty();
  }

  private static Promote promote(String army, String elite) {
    return new Promote(unit(army), unit(elite));
  }

  @Test
  @Rule("15.5.1")
  void whatIsNoArmyOrAwaitsNothingIsNotPromoted() {
    Field field = promotions();
    int beyond = Field.PIECES.count();
    for (int unit : new int[] {-1, beyond, unit("su-1sh")}) {
      assertThat(field.why(new Promote(unit, unit("su-1g")))).isEqualTo("15.5.1 rifle-armies-only");
    }
    assertThat(field.why(promote("su-4a", "su-1g"))).isEqualTo("15.5.1 rifle-armies-only");
    for (int unit : new int[] {-1, beyond, unit("su-2sh")}) {
      assertThat(field.why(new Promote(unit("su-1a"), unit))).isEqualTo("15.5.1 not-awaiting");
    }
    assertThat(field.why(put("su-1a", "1010"))).isEqualTo("15.5.2 promote-or-end");
  }

  @Test
  @Rule({"15.5.2", "6.2.3"})
  void aPromotionIsToldAndTheNewArmyIsFreshWhateverTheOldOneWas() {
    Field field = promotions().marker("su-1a", "c-2-3").set(Marks.STEP, 1, "su-1a su-1g");
    field.supply(SupplyState.NONE, "su-1g");
    field.give(promote("su-1a", "su-1g"));
    assertThat(Told.by(field).subList(0, 4))
        .containsExactly(
            "6.2.3 released su-1a c-2-3",
            "15.5.2 placed su-1g 1014",
            "15.5.2 promoted-to su-1a su-1g",
            "15.5.2 revealed su-1g b-6-6");
    assertThat(field.step("su-1g")).isZero();
    assertThat(field.step("su-1a")).isZero();
    assertThat(field.get("su-1g", RedStarMarks.SUPPLY)).isEqualTo(SupplyState.SUPPLIED.ordinal());
  }

  @Test
  @Rule({"15.4.1", "15.5.1", "15.2.1"})
  void whatIsNotDueDoesNotGoToItsBox() {
    Field field =
        at(4, "soviet-arrivals-due")
            .box(Box.TRACK, "su-par-1 su-1g su-2g su-1a")
            .set(RedStarMarks.DUE, 5, "su-par-1 su-1g")
            .set(RedStarMarks.DUE, 4, "su-2g su-1a")
            .box(Box.POOL, "su-par-2");
    Field.arrivals().receive(field.edit());
    field.take();
    assertThat(field.where("su-par-1")).isEqualTo("track");
    assertThat(field.where("su-1g")).isEqualTo("track");
    assertThat(field.where("su-2g")).isEqualTo("promotion");
    assertThat(field.where("su-1a")).isEqualTo("track");
    assertThat(field.where("su-par-2")).isEqualTo("pool");
  }

  @Test
  @Rule({"16.0", "7.9.6"})
  void theItalianArmyLeavesFromTheMapWithAWordAndFromTheTrackWithout() {
    Field map = at(34, "administration-ends").place("1003", "it-8");
    Field.arrivals().italy(map.edit());
    assertThat(Told.by(map.take())).containsExactly("16.0 placed it-8 off");
    Field track = at(34, "administration-ends").box(Box.TRACK, "it-8");
    Field.arrivals().italy(track.edit());
    assertThat(Told.by(track.take())).isEmpty();
    assertThat(track.where("it-8")).isEqualTo("eliminated");
    Field early = at(33, "administration-ends").box(Box.TRACK, "it-8");
    Field.arrivals().italy(early.edit());
    assertThat(early.take().where("it-8")).isEqualTo("track");
    Field pool = at(34, "administration-ends").box(Box.POOL, "it-8");
    Field.arrivals().italy(pool.edit());
    assertThat(pool.take().where("it-8")).isEqualTo("pool");
  }
}
