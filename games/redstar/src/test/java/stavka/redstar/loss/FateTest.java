package stavka.redstar.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

final class FateTest {
  private static Field eliminated(Field field, String id) {
    Field.fate().eliminate(field.edit(), unit(id), "7.9.6");
    return field.take();
  }

  private static Field battle(String id, int... dice) {
    return at(5, "axis-combat", dice).place("1010", id);
  }

  @Test
  @Rule({"7.9.6", "11.2.7", "15.4.5", "15.6.5"})
  void someAreGoneForGood() {
    for (String id :
        new String[] {
          "it-8", "hu-1", "ro-1", "fi-1", "de-sec-1", "de-siege", "su-part-1", "su-gc-1", "su-par-1"
        }) {
      assertThat(eliminated(battle(id), id).where(id)).as(id).isEqualTo("eliminated");
    }
  }

  @Test
  @Rule({"17.2.4", "7.9.6"})
  void germansGoToBreakdownAtFullStrength() {
    for (String id : new String[] {"de-pz-1", "de-kg-inf-1", "de-mtn-1"}) {
      Field field = battle(id).set(Marks.STEP, 1, id);
      assertThat(eliminated(field, id).where(id)).as(id).isEqualTo("breakdown");
      assertThat(field.step(id)).isZero();
    }
  }

  @Test
  @Rule({"15.7", "15.7.1", "15.7.2", "12.1.4"})
  void depotsAndBasesComeBackAfterFourTurns() {
    Field depot = eliminated(battle("de-depot-1"), "de-depot-1");
    assertThat(depot.get("de-depot-1", RedStarMarks.DUE)).isEqualTo(9);
    Field base = battle("de-base-1").place("1012", "de-fleet-1");
    eliminated(base, "de-base-1");
    assertThat(base.where("de-base-1")).isEqualTo("track");
    assertThat(base.get("de-base-1", RedStarMarks.DUE)).isEqualTo(9);
    assertThat(base.where("de-fleet-1")).isEqualTo("hangar");
  }

  @Test
  @Rule({"15.7.3", "10.6.4"})
  void headquartersComeBackInOneTurnOrTwo() {
    Field low = eliminated(battle("su-hq-1", 3), "su-hq-1");
    assertThat(low.get("su-hq-1", RedStarMarks.DUE)).isEqualTo(6);
    Field high = eliminated(battle("ro-hq", 4), "ro-hq");
    assertThat(high.get("ro-hq", RedStarMarks.DUE)).isEqualTo(7);
  }

  @Test
  @Rule({"15.7.4", "14.1.3"})
  void corpsGoToTheForcePoolAndAssetsAreDestroyed() {
    assertThat(eliminated(battle("su-rc-1"), "su-rc-1").where("su-rc-1")).isEqualTo("force-pool");
    assertThat(eliminated(battle("su-mc-1"), "su-mc-1").where("su-mc-1")).isEqualTo("force-pool");
    assertThat(eliminated(battle("su-fac-1"), "su-fac-1").where("su-fac-1")).isEqualTo("destroyed");
  }

  @Test
  @Rule({"15.7.5", "15.7.6"})
  void armiesComeBackAfterTwiceTheDie() {
    Field rifle = eliminated(battle("su-1a", 3), "su-1a");
    assertThat(rifle.where("su-1a")).isEqualTo("track");
    assertThat(rifle.get("su-1a", RedStarMarks.DUE)).isEqualTo(11);
    Field lost = battle("su-1a", 1).box(Box.FORCE_POOL, "su-rc-1 su-mc-1");
    eliminated(lost, "su-1a");
    assertThat(lost.where("su-1a")).isEqualTo("eliminated");
    assertThat(lost.where("su-rc-1")).isEqualTo("track");
    assertThat(lost.get("su-rc-1", RedStarMarks.DUE)).isEqualTo(7);
    Field tank = battle("su-1t", 1).box(Box.FORCE_POOL, "su-rc-1 su-mc-1");
    eliminated(tank, "su-1t");
    assertThat(tank.where("su-mc-1")).isEqualTo("track");
    assertThat(tank.where("su-rc-1")).isEqualTo("force-pool");
    Field empty = eliminated(battle("su-1t", 1), "su-1t");
    assertThat(empty.where("su-1t")).isEqualTo("eliminated");
  }

  @Test
  @Rule({"15.7.5", "15.7.6"})
  void inPoorSupplyATwoIsFatalToo() {
    for (SupplyState state : new SupplyState[] {SupplyState.LACK, SupplyState.NONE}) {
      Field poor = battle("su-1a", 2).supply(state, "su-1a");
      assertThat(eliminated(poor, "su-1a").where("su-1a")).isEqualTo("eliminated");
    }
    Field supplied = eliminated(battle("su-1a", 2), "su-1a");
    assertThat(supplied.get("su-1a", RedStarMarks.DUE)).isEqualTo(9);
  }

  @Test
  @Rule("15.7.7")
  void guardsAwaitPromotionAgainAndAPromotedArmyComesOrPays() {
    Field back = battle("su-1g", 2, 4).box(Box.PROMOTED, "su-3a");
    eliminated(back, "su-1g");
    assertThat(back.where("su-1g")).isEqualTo("promotion");
    assertThat(back.get("su-3a", RedStarMarks.DUE)).isEqualTo(13);
    Field pays = battle("su-1g", 1).box(Box.PROMOTED, "su-3a");
    eliminated(pays, "su-1g");
    assertThat(pays.where("su-1g")).isEqualTo("promotion");
    assertThat(pays.where("su-3a")).isEqualTo("eliminated");
    Field alone = eliminated(battle("su-1sh", 1), "su-1sh");
    assertThat(alone.where("su-1sh")).isEqualTo("eliminated");
    Field poor = battle("su-1sh", 2).supply(SupplyState.NONE, "su-1sh");
    assertThat(eliminated(poor, "su-1sh").where("su-1sh")).isEqualTo("eliminated");
  }

  @Test
  @Rule("10.6.3")
  void leadersGoBackToTheirCup() {
    assertThat(eliminated(battle("su-zhukov"), "su-zhukov").where("su-zhukov"))
        .isEqualTo("leaders");
  }
}
