package stavka.redstar.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.unit;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Replaced;
import stavka.engine.position.BitField;
import stavka.engine.rule.Rule;
import stavka.operational.combat.Casualties;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Told;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** What is told of counters that are lost, and what they take with them. */
final class FateToldTest {
  private static final String OUT = "7.9.6 eliminated %s 1010";

  private static Field eliminated(Field field, String id) {
    Field.fate().eliminate(field.edit(), unit(id), "7.9.6");
    return field.take();
  }

  private static Field battle(String id, int... dice) {
    return at(5, "axis-combat", dice).place("1010", id);
  }

  private static List<String> told(String id, int... dice) {
    return Told.by(eliminated(battle(id, dice), id));
  }

  @Test
  @Rule({"15.7.1", "15.7.2", "15.7.3", "15.7.5", "15.7.6"})
  void everyReturnIsToldWithItsTurnAndItsDie() {
    assertThat(told("de-depot-1"))
        .containsExactly(OUT.formatted("de-depot-1"), "15.7.2 comes-back de-depot-1 9");
    assertThat(told("de-base-1"))
        .containsExactly(OUT.formatted("de-base-1"), "15.7.1 comes-back de-base-1 9");
    assertThat(told("su-hq-1", 3))
        .containsExactly(
            OUT.formatted("su-hq-1"), "15.7.3 hq-returns 3", "15.7.3 comes-back su-hq-1 6");
    assertThat(told("su-1a", 2))
        .containsExactly(
            OUT.formatted("su-1a"), "15.7.5 army-returns 2", "15.7.5 comes-back su-1a 9");
    assertThat(told("su-1t", 6))
        .containsExactly(
            OUT.formatted("su-1t"), "15.7.6 army-returns 6", "15.7.6 comes-back su-1t 17");
    Field lost = battle("su-1t", 1).box(Box.FORCE_POOL, "su-mc-2");
    assertThat(Told.by(eliminated(lost, "su-1t")))
        .containsExactly(
            OUT.formatted("su-1t"),
            "15.7.6 army-returns 1",
            "15.7.6 army-lost su-1t",
            "15.7.6 comes-back su-mc-2 7");
    assertThat(told("su-zhukov")).containsExactly(OUT.formatted("su-zhukov"));
    assertThat(told("su-coal")).containsExactly(OUT.formatted("su-coal"));
  }

  @Test
  @Rule("15.7.7")
  void theDiceForAnEliteArmyAreToldAndTheSecondOnlyIfNobodyIsLost() {
    Field back = battle("su-1g", 2, 4).box(Box.PROMOTED, "su-3a");
    assertThat(Told.by(eliminated(back, "su-1g")))
        .containsExactly(
            OUT.formatted("su-1g"),
            "15.7.7 army-returns 2",
            "15.7.7 army-delay 4",
            "15.7.7 comes-back su-3a 13");
    Field pays = battle("su-1g", 1).box(Box.PROMOTED, "su-3a");
    assertThat(Told.by(eliminated(pays, "su-1g")))
        .containsExactly(OUT.formatted("su-1g"), "15.7.7 army-returns 1", "15.7.7 army-lost su-3a");
    // Nobody was promoted for it: it waits again all the same.
    Field alone = battle("su-1sh", 2, 4);
    assertThat(Told.by(eliminated(alone, "su-1sh")))
        .containsExactly(OUT.formatted("su-1sh"), "15.7.7 army-returns 2", "15.7.7 army-delay 4");
    assertThat(alone.where("su-1sh")).isEqualTo("promotion");
  }

  @Test
  @Rule({"7.9.6", "6.2.3", "12.1.4"})
  void whoLeavesLeavesMarkerStepsAndSupplyBehind() {
    Field army = battle("su-1a", 3).marker("su-1a", "c-3-4").set(Marks.STEP, 1, "su-1a");
    army.supply(SupplyState.EMERGENCY, "su-1a");
    assertThat(Told.by(eliminated(army, "su-1a")))
        .contains("6.2.3 released su-1a c-3-4")
        .contains("15.7.5 comes-back su-1a 11");
    assertThat(army.get("su-1a", RedStarMarks.MARKER)).isZero();
    assertThat(army.step("su-1a")).isZero();
    assertThat(army.get("su-1a", RedStarMarks.SUPPLY)).isEqualTo(SupplyState.SUPPLIED.ordinal());
    Field fleet = eliminated(battle("de-fleet-1"), "de-fleet-1");
    assertThat(fleet.where("de-fleet-1")).isEqualTo("hangar");
    assertThat(eliminated(battle("su-mar-1"), "su-mar-1").where("su-mar-1"))
        .isEqualTo("force-pool");
  }

  @Test
  @Rule({"7.11.2", "15.7.3"})
  void whatIsDestroyedForGoodDoesNotComeBackButForHeadquarters() {
    for (String id : new String[] {"su-1a", "de-pz-1", "su-rc-1", "de-depot-1"}) {
      Field field = battle(id).set(Marks.STEP, id.startsWith("su-r") ? 0 : 1, id);
      field.supply(SupplyState.NONE, id);
      if (id.equals("su-1a")) {
        field.marker(id, "c-2-3");
      }
      Field.fate().destroy(field.edit(), unit(id), "7.11.2");
      field.take();
      assertThat(field.where(id)).isEqualTo("eliminated");
      assertThat(Told.by(field)).first().isEqualTo("7.11.2 eliminated " + id + " 1010");
      assertThat(field.step(id)).isZero();
      assertThat(field.get(id, RedStarMarks.SUPPLY)).isEqualTo(SupplyState.SUPPLIED.ordinal());
      assertThat(field.get(id, RedStarMarks.MARKER)).isZero();
    }
    Field hq = battle("su-hq-1", 4);
    Field.fate().destroy(hq.edit(), unit("su-hq-1"), "7.11.2");
    assertThat(Told.by(hq.take()))
        .containsExactly(
            "7.11.2 eliminated su-hq-1 1010", "15.7.3 hq-returns 4", "15.7.3 comes-back su-hq-1 7");
    assertThat(hq.where("su-hq-1")).isEqualTo("track");
  }

  @Test
  @Rule({"7.9.3", "7.9.1"})
  void aKampfgruppeTakesOverWhatItsCorpsHasDone() {
    List<BitField> deeds =
        List.of(Marks.MOVED, RedStarMarks.PINNED, Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    for (BitField deed : deeds) {
      Field field = worn().set(deed, 1, "de-pz-1").supply(SupplyState.LACK, "de-pz-1");
      Field.toll().lose(field.edit(), unit("de-pz-1"), "7.8.2");
      field.take();
      for (BitField other : deeds) {
        assertThat(field.has("de-kg-pz-1", other)).isEqualTo(other.equals(deed));
      }
      assertThat(field.get("de-kg-pz-1", RedStarMarks.SUPPLY))
          .isEqualTo(SupplyState.LACK.ordinal());
      assertThat(field.where("de-kg-pz-1")).isEqualTo("1010");
      assertThat(field.step("de-kg-pz-1")).isZero();
      assertThat(field.where("de-pz-1")).isEqualTo("breakdown");
      assertThat(field.step("de-pz-1")).isZero();
      assertThat(Told.by(field)).containsExactly("7.8.2 step de-pz-1 2 1010");
      assertThat(field.events())
          .filteredOn(Replaced.class::isInstance)
          .containsExactly(
              new Replaced(unit("de-pz-1"), unit("de-kg-pz-1"), Field.hex("1010"), "7.9.3"));
    }
  }

  /** An armoured corps on its last face, with one Kampfgruppe of each kind at hand. */
  private static Field worn() {
    return battle("de-pz-1")
        .set(Marks.STEP, 1, "de-pz-1")
        .box(Box.BREAKDOWN, "de-kg-inf-1 de-kg-mtn-1 de-kg-pz-1")
        .set(Marks.STEP, 1, "de-kg-pz-1");
  }

  @Test
  @Rule({"7.9.1", "7.9.3", "7.9.5"})
  void onlyGermanCorpsAreFollowedByAKampfgruppeOfTheirKind() {
    Map<String, Integer> steps =
        Map.of(
            "de-pz-2",
            4,
            "de-inf-1",
            4,
            "de-mtn-1",
            4,
            "de-kg-inf-2",
            2,
            "it-1",
            2,
            "it-8",
            2,
            "de-sec-1",
            1,
            "su-rc-1",
            1,
            "su-mc-1",
            1,
            "de-depot-1",
            1);
    steps.forEach(
        (id, count) -> {
          Field field = worn().place("1012", id);
          assertThat(Field.toll().steps(field.position(), unit(id))).as(id).isEqualTo(count);
        });
    Field without = worn().box(Box.ELIMINATED, "de-kg-pz-1").place("1012", "de-pz-2");
    assertThat(Field.toll().steps(without.position(), unit("de-pz-2"))).isEqualTo(2);
  }

  @Test
  @Rule({"7.9.2", "7.9.4", "6.1"})
  void eachLostStepIsToldWithWhatIsLeft() {
    Field field = battle("de-inf-1");
    Field.toll().lose(field.edit(), unit("de-inf-1"), "7.8.2");
    field.take();
    assertThat(Told.by(field)).containsExactly("7.8.2 step de-inf-1 1 1010");
    assertThat(field.step("de-inf-1")).isEqualTo(1);
    Field army = battle("su-1a", 1);
    Field.toll().lose(army.edit(), unit("su-1a"), "7.8.2");
    army.take();
    assertThat(Told.by(army))
        .containsExactly("7.8.2 revealed su-1a c-3-4", "7.8.2 step su-1a 1 1010");
    Field last = battle("su-rc-1");
    assertThat(Field.toll().lose(last.edit(), unit("su-rc-1"), "7.8.2")).isEqualTo(Casualties.GONE);
    assertThat(Told.by(last.take()))
        .containsExactly("7.8.2 step su-rc-1 0 1010", "7.8.2 eliminated su-rc-1 1010");
  }
}
