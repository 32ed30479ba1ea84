package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.advance;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.overrun;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

/** How overruns end, and what a combat phase asks of nobody. */
final class OverrunEndTest {
  @Test
  @Rule({"8.0.4", "8.0.2"})
  void afterAnOverrunThatClearedTheHexTheUnitsGoOn() {
    // 9 to 3 is 3-1; four and one for the overrun give D2.
    Field field = Field.at(13, "axis-movement", 4).watched();
    field.place("1210", "de-pz-1").place("1310", "su-rc-1");
    field.give(overrun("de-pz-1", "1310", ""));
    assertThat(field.fought().result()).startsWith("D");
    field.give(lose("su-rc-1"));
    assertThat(field.decision()).isEqualTo("enter-overrun");
    assertThat(field.where("de-pz-1")).isEqualTo("1210");
    assertThat(field.choices())
        .containsExactlyInAnyOrder(advance("de-pz-1", "1310"), reply("halt"));
    field.give(advance("de-pz-1", "1310"));
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.where("de-pz-1")).isEqualTo("1310");
    // Three of seven points are spent, nothing for the terrain or the zone.
    assertThat(field.why(march("de-pz-1", "1311 1312 1313 1314 1315"))).isEqualTo("3.2 too-far");
    assertThat(field.why(end())).isEqualTo("8.0.4 finish-motion");
    field.give(reply("halt"));
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"8.0.4", "3.3.1"})
  void nobodyNeedEnterAnOverrunHexAndWhoStaysIsDone() {
    Field field = Field.at(13, "axis-movement", 4).watched();
    field.place("1210", "de-pz-1 de-kg-pz-1").place("1310", "su-rc-1");
    field.give(overrun("de-pz-1 de-kg-pz-1", "1310", ""), lose("su-rc-1"));
    field.give(advance("de-pz-1", "1310"));
    assertThat(field.where("de-kg-pz-1")).isEqualTo("1210");
    assertThat(field.has("de-kg-pz-1", Marks.MOVED)).isTrue();
    assertThat(field.has("de-pz-1", Marks.MOVED)).isFalse();
    Field halted = Field.at(13, "axis-movement", 4).watched();
    halted.place("1210", "de-pz-1").place("1310", "su-rc-1");
    halted.give(overrun("de-pz-1", "1310", ""), lose("su-rc-1"), reply("halt"));
    assertThat(halted.where("de-pz-1")).isEqualTo("1210");
    assertThat(halted.has("de-pz-1", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule("8.0.4")
  void attackersWhoLostAStepNeitherEnterNorGoOn() {
    // The first winter adds three, the overrun one: a three is 7, both sides lose a step.
    Field field = Field.at(8, "axis-movement", 3).watched();
    field.place("1210", "de-pz-1").place("1310", "su-rc-1");
    field.give(overrun("de-pz-1", "1310", ""));
    assertThat(field.fought().result()).isEqualTo("1/1");
    assertThat(field.where("su-rc-1")).isEqualTo("force-pool");
    assertThat(field.where("de-pz-1")).isEqualTo("1210");
    assertThat(field.has("de-pz-1", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule("8.0.4")
  void anOverrunThatFailsEndsTheMovement() {
    // 5 to 3 is 3-2; one and one for the overrun give A1.
    Field field = Field.at(13, "axis-movement", 1).watched();
    field.place("1210", "de-inf-1").place("1310", "su-rc-1");
    field.give(overrun("de-inf-1", "1310", ""));
    assertThat(field.fought().result()).isEqualTo("A1");
    while (!field.decision().equals("choose-march")) {
      field.give(field.choices().getFirst());
    }
    assertThat(field.where("su-rc-1")).isEqualTo("1310");
    assertThat(field.has("de-inf-1", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"8.0.6", "7.12.1"})
  void whoMakesRoomForOverrunnersThatFellBackStaysForTheTurn() {
    Field field = Field.at(13, "axis-movement", 1).watched();
    field.place("1210", "de-inf-1").place("1110", "de-inf-2 de-inf-3").place("1310", "su-rc-1");
    field.give(overrun("de-inf-1", "1310", ""), reply("retreat"), retreat("de-inf-1", "1110"));
    assertThat(field.decision()).isEqualTo("make-room");
    field.give(retreat("de-inf-2", "1010"));
    assertThat(field.why(march("de-inf-2", "0910"))).isEqualTo("8.0.6 is-pinned");
    assertThat(field.why(march("de-inf-1", "1010"))).isEqualTo("3.2 has-moved");
    assertThat(field.why(march("de-inf-3", "1010"))).isEmpty();
  }

  @Test
  @Rule({"7.1.1", "7.2.1", "7.2.3"})
  void attacksAreMadeInOnesOwnCombatPhaseIfOneLikes() {
    Field field = Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1");
    assertThat(field.why(attack("su-rc-1", "1210"))).isNotEmpty();
    assertThat(field.why(end())).isEmpty();
    Field moving = Field.at(13, "axis-movement").place("1210", "de-pz-1").place("1310", "su-rc-1");
    assertThat(moving.why(attack("de-pz-1", "1310"))).isEqualTo("2.0 move-or-end");
  }

  @Test
  @Rule({"7.10.5", "7.8.1"})
  void aRetreatCostsNoPointsAndTouchesOnlyThoseWhoFought() {
    // Through a swamp that a motorised corps could hardly march into.
    Field field = Field.at(13, "axis-combat", 4).place("1306", "de-pz-1");
    field.place("1406", "su-mc-1").place("1410", "su-rc-2");
    field.give(attack("de-pz-1", "1406"));
    assertThat(field.fought().result()).startsWith("D");
    assertThat(field.why(reply("retreat"))).isEmpty();
    field.give(reply("retreat"));
    assertThat(field.choices()).contains(retreat("su-mc-1", "1407 1508"));
    assertThat(field.where("su-rc-2")).isEqualTo("1410");
  }

  private static boolean mayAdvance(Field field, String id, String path) {
    return field.choices().stream()
        .filter(Advance.class::isInstance)
        .map(Advance.class::cast)
        .anyMatch(
            order ->
                order.units().contains(Field.unit(id)) && order.path().equals(Field.hexes(path)));
  }

  private static Field won(String from, String at) {
    Field field =
        Field.at(13, "axis-combat", 6).place(from, "de-pz-1 de-pz-2").place(at, "su-rc-1");
    field.give(attack("de-pz-1 de-pz-2", at));
    while (field.decision().equals("retreat-or-lose")
        || !field.choices().stream().anyMatch(Advance.class::isInstance)) {
      field.give(field.choices().getFirst());
    }
    return field;
  }

  @Test
  @Rule("7.15.7")
  void anAdvanceEntersSwampsAndCrossesMajorRiversWithItsFirstHexOnly() {
    Field swamp = won("1405", "1406");
    assertThat(mayAdvance(swamp, "de-pz-1", "1406")).isTrue();
    assertThat(mayAdvance(swamp, "de-pz-1", "1406 1407")).isFalse();
    Field first = won("1406", "1407");
    assertThat(mayAdvance(first, "de-pz-1", "1407")).isTrue();
    Field river = won("0714", "0715");
    assertThat(mayAdvance(river, "de-pz-1", "0715")).isTrue();
    assertThat(mayAdvance(river, "de-pz-1", "0715 0716")).isFalse();
  }

  @Test
  @Rule("7.15.8")
  void anAdvanceKeepsToTheStackingLimit() {
    Field field = Field.at(13, "axis-combat", 6).place("1210", "de-pz-1 de-pz-2");
    field.place("1309", "de-inf-1").place("1310", "su-rc-1");
    field.give(attack("de-pz-1 de-pz-2 de-inf-1", "1310"));
    while (!field.choices().stream().anyMatch(Advance.class::isInstance)) {
      field.give(field.choices().getFirst());
    }
    assertThat(
            field.choices().stream()
                .filter(Advance.class::isInstance)
                .map(Advance.class::cast)
                .noneMatch(order -> order.units().size() > 2))
        .isTrue();
  }
}
