package stavka.redstar.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.conversion.AxisStage.Convert;
import stavka.redstar.conversion.SovietStage.Absorb;
import stavka.redstar.conversion.SovietStage.Disband;
import stavka.redstar.conversion.SovietStage.Form;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** The drill chart: 0 c4>k2 k2, 1 c3>k2 k1, 2 k2>k1 k1, 3 k2 k2>c4, 4 c3 k1>c4, 5 k2 k1>c3. */
final class ConversionTest {
  private static Field axis(int turn) {
    return at(turn, "axis-conversion")
        .place("1001", "de-kg-pz-3")
        .place("1024", "su-6a")
        .box(Box.BREAKDOWN, "de-kg-inf-1 de-kg-inf-2 de-kg-inf-3 de-inf-4 de-kg-pz-1 de-kg-pz-2");
  }

  private static Convert convert(String ids, int line) {
    return new Convert(units(ids), line);
  }

  @Test
  @Rule({"17.0", "17.1", "17.2", "17.2.1", "17.2.4"})
  void aCorpsBreaksDownIntoKampfgruppenOnItsHex() {
    Field field = axis(2).place("1010", "de-inf-1");
    assertThat(field.why(convert("de-inf-1", 1))).isEqualTo("17.2.1 not-on-the-chart");
    assertThat(field.why(convert("de-inf-1", 99))).isEqualTo("17.2.1 not-on-the-chart");
    field.give(convert("de-inf-1", 0));
    assertThat(field.where("de-inf-1")).isEqualTo("breakdown");
    assertThat(field.where("de-kg-inf-1")).isEqualTo("1010");
    assertThat(field.where("de-kg-inf-2")).isEqualTo("1010");
    assertThat(field.step("de-kg-inf-2")).isZero();
  }

  @Test
  @Rule({"17.2.3", "17.1", "17.2.1"})
  void theBooksExampleOfABreakdownAndABuildUp() {
    Field field = axis(2).place("1010", "de-inf-1").set(Marks.STEP, 1, "de-inf-1");
    field.box(Box.POOL, "de-kg-inf-2").place("1010", "de-kg-inf-2");
    // A 3-5-4 becomes a 2-3-5 and a 1-1-5; the two 2-3-5 become a 5-7-4.
    field.give(convert("de-inf-1", 1));
    assertThat(field.where("de-kg-inf-1")).isEqualTo("1010");
    assertThat(field.step("de-kg-inf-3")).isEqualTo(1);
    field.give(convert("de-kg-inf-1 de-kg-inf-2", 3));
    assertThat(field.where("de-inf-1")).isEqualTo("1010");
    assertThat(Field.PIECES.attack(field.position(), unit("de-inf-1"))).isEqualTo(5);
    assertThat(field.where("de-kg-inf-3")).isEqualTo("1010");
    // What has been combined is done for this turn.
    assertThat(field.why(convert("de-inf-1", 0))).isEqualTo("17.1 converted-already");
  }

  @Test
  @Rule({"17.2.3", "17.1"})
  void onlyOnePieceOfABreakdownIsCombinedAgain() {
    Field field = axis(2).place("1010", "de-inf-1 de-kg-inf-3 de-kg-inf-4");
    field.box(Box.BREAKDOWN, "de-inf-2 de-inf-3").give(convert("de-inf-1", 0));
    // The two pieces are not put together again, which would be to use both.
    assertThat(field.why(convert("de-kg-inf-1 de-kg-inf-2", 3)))
        .isEqualTo("17.1 converted-already");
    field.give(convert("de-kg-inf-1 de-kg-inf-3", 3));
    assertThat(field.why(convert("de-kg-inf-2 de-kg-inf-4", 3)))
        .isEqualTo("17.1 converted-already");
    // A piece of one breakdown may join a piece of another, once each.
    Field two = axis(2).place("1010", "de-inf-1 de-inf-2");
    two.box(Box.BREAKDOWN, "de-inf-3 de-kg-inf-4").give(convert("de-inf-1", 0));
    two.give(convert("de-inf-2", 0), convert("de-kg-inf-1 de-kg-inf-3", 3));
    assertThat(two.why(convert("de-kg-inf-2 de-kg-inf-4", 3))).isEqualTo("17.1 converted-already");
  }

  @Test
  @Rule({"17.1", "17.2.3"})
  void aPieceOfABreakdownIsNotBrokenDownAgain() {
    Field field = axis(2).place("1010", "de-inf-1").give(convert("de-inf-1", 0));
    assertThat(field.why(convert("de-kg-inf-1", 2))).isEqualTo("17.1 converted-already");
  }

  @Test
  @Rule({"17.2.2", "17.2.4", "7.9.5"})
  void theCountersAreALimit() {
    Field field = at(2, "axis-conversion").place("1010", "de-inf-1 de-inf-2");
    field.box(Box.BREAKDOWN, "de-kg-inf-1 de-kg-pz-1");
    assertThat(field.why(convert("de-inf-1", 0))).isEqualTo("17.2.2 no-counters-left");
  }

  @Test
  @Rule({"17.1", "10.6.1", "10.7.1", "10.8.1", "13.0.2"})
  void notWithoutSupplyNorInZonesButForMud() {
    for (SupplyState state :
        new SupplyState[] {SupplyState.NONE, SupplyState.LACK, SupplyState.EMERGENCY}) {
      Field poor = axis(2).place("1010", "de-inf-1").supply(state, "de-inf-1");
      assertThat(poor.why(convert("de-inf-1", 0))).isEqualTo("17.1 conversion-unsupplied");
    }
    Field zone = axis(2).place("1010", "de-inf-1").place("1011", "su-1a");
    assertThat(zone.why(convert("de-inf-1", 0))).isEqualTo("17.1 conversion-in-zone");
    Field mud = axis(7).place("1010", "de-inf-1").place("1011", "su-1a");
    assertThat(mud.why(convert("de-inf-1", 0))).isEmpty();
    Field apart = axis(2).place("1010", "de-kg-inf-1").place("1011", "de-kg-inf-2");
    assertThat(apart.why(convert("de-kg-inf-1 de-kg-inf-2", 3)))
        .isEqualTo("17.1 same-hex-and-kind");
    Field ally = axis(2).place("1010", "it-1");
    assertThat(ally.why(convert("it-1", 0))).isEqualTo("17.2.1 germans-only");
  }

  /** Turn 3 is a production turn. */
  private static Field soviet(int turn) {
    return at(turn, "soviet-conversion")
        .watched()
        .box(Box.FORCE_POOL, "su-rc-3 su-rc-4 su-mc-2 su-5a su-3t")
        .place("1018", "su-1a")
        .place("1118", "su-rc-1 su-rc-2");
  }

  private static String why(Field field, Order order) {
    return field.why(order);
  }

  @Test
  @Rule("17.3")
  void anArmyBreaksDownIntoTwoCorpsOfThePool() {
    Disband order = new Disband(unit("su-1a"), units("su-rc-3 su-mc-2"));
    assertThat(why(soviet(2), order)).isEqualTo("17.3 not-a-production-turn");
    Field field = soviet(3);
    assertThat(why(field, new Disband(unit("su-1a"), units("su-rc-1 su-mc-2"))))
        .isEqualTo("17.3 two-corps-of-the-pool");
    assertThat(why(field, new Disband(unit("su-rc-1"), units("su-rc-3 su-mc-2"))))
        .isEqualTo("17.3 armies-only");
    field.give(order);
    assertThat(field.where("su-1a")).isEqualTo("force-pool");
    assertThat(field.where("su-mc-2")).isEqualTo("1018");
    Field beside = soviet(3).place("1017", "de-sec-1");
    assertThat(why(beside, order)).isEqualTo("17.3 army-beside-axis");
    Field poor = soviet(3).supply(SupplyState.LACK, "su-1a");
    assertThat(why(poor, order)).isEqualTo("17.3 conversion-unsupplied");
    Field incorporated = soviet(3).set(RedStarMarks.CONVERTED, 1, "su-1a");
    assertThat(why(incorporated, order)).isEqualTo("17.1 converted-already");
  }

  @Test
  @Rule({"17.4", "15.4.6", "15.6.6"})
  void twoCorpsFormARegularArmyEvenInAZone() {
    Field field = soviet(3).place("1117", "de-inf-1").box(Box.FORCE_POOL, "su-1g");
    assertThat(why(field, new Form(units("su-rc-1 su-rc-2"), unit("su-1g"))))
        .isEqualTo("17.4 no-army-in-pool");
    // Regular armies are the infantry's.
    assertThat(why(field, new Form(units("su-rc-1 su-rc-2"), unit("su-3t"))))
        .isEqualTo("17.4 no-army-in-pool");
    assertThat(why(field, new Form(units("su-rc-1"), unit("su-5a"))))
        .isEqualTo("17.4 two-corps-together");
    field.place("1118", "su-par-1 su-gc-1");
    assertThat(why(field, new Form(units("su-rc-1 su-par-1"), unit("su-5a"))))
        .isEqualTo("17.4 no-such-corps");
    assertThat(why(field, new Form(units("su-rc-1 su-gc-1"), unit("su-5a"))))
        .isEqualTo("17.4 no-such-corps");
    field.give(new Form(units("su-rc-1 su-rc-2"), unit("su-5a")));
    assertThat(field.where("su-5a")).isEqualTo("1118");
    assertThat(field.where("su-rc-1")).isEqualTo("force-pool");
    Field poor = soviet(3).supply(SupplyState.NONE, "su-rc-1");
    assertThat(why(poor, new Form(units("su-rc-1 su-rc-2"), unit("su-5a"))))
        .isEqualTo("17.4 conversion-unsupplied");
  }

  @Test
  @Rule({"17.5", "15.4.6", "15.6.6"})
  void aCorpsMakesAReducedArmyUp() {
    Absorb order = new Absorb(unit("su-rc-1"), unit("su-1a"));
    assertThat(why(soviet(3), order)).isEqualTo("17.5 not-reduced");
    Field field = soviet(3).marker("su-1a", "c-3-4").set(Marks.STEP, 1, "su-1a");
    field.give(order);
    assertThat(field.step("su-1a")).isZero();
    assertThat(field.where("su-rc-1")).isEqualTo("force-pool");
    Field far = soviet(3).marker("su-1a", "c-3-4").set(Marks.STEP, 1, "su-1a");
    far.place("1418", "su-mc-1").place("1017", "su-gc-1");
    assertThat(why(far, new Absorb(unit("su-mc-1"), unit("su-1a"))))
        .isEqualTo("17.5 corps-too-far");
    assertThat(why(far, new Absorb(unit("su-gc-1"), unit("su-1a"))))
        .isEqualTo("17.5 no-such-corps");
    Field tank = soviet(3).place("1218", "su-1t").marker("su-1t", "a-8-6");
    tank.set(Marks.STEP, 1, "su-1t").place("1318", "su-mc-1");
    assertThat(why(tank, new Absorb(unit("su-rc-1"), unit("su-1t"))))
        .isEqualTo("17.5 mech-corps-only");
    assertThat(why(tank, new Absorb(unit("su-mc-1"), unit("su-1t")))).isEmpty();
  }
}
