package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.reply;
import static stavka.redstar.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Retreat;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** Where the beaten go, who is lost with them, and what a crowded hex leads to. */
final class RetreatTest {
  private static long retreatsTo(Field field, String hex) {
    return field.choices().stream()
        .filter(
            order -> order instanceof Retreat retreat && retreat.path().last() == Field.hex(hex))
        .count();
  }

  @Test
  @Rule({"7.10.6", "7.10.4"})
  void retreatsAvoidEnemyZonesWhereTheyCan() {
    Field field =
        Clash.threeToOne(4)
            .place("1409", "de-inf-1")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(retreatsTo(field, "1311")).isEqualTo(1);
    assertThat(retreatsTo(field, "1410")).isZero();
    assertThat(retreatsTo(field, "1309")).isZero();
    assertThat(retreatsTo(field, "1209")).isZero();
  }

  @Test
  @Rule({"7.11", "7.11.1"})
  void anEmptyHexInAZoneCostsAStep() {
    Field field =
        Field.at(13, "axis-combat", 4)
            .place("1210", "de-pz-1")
            .place("1310", "su-1a")
            .marker("su-1a", "c-2-3")
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(retreat("su-1a", "1410"));
    assertThat(field.step("su-1a")).isEqualTo(1);
    assertThat(field.has("su-1a", Marks.GUEST)).isTrue();
  }

  @Test
  @Rule({"7.10.7", "7.11.2", "7.14.4", "10.6.1"})
  void poorlySuppliedUnitsAreLostInZonesUnlessFriendsHoldThem() {
    Field lost =
        Clash.threeToOne(4)
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .supply(SupplyState.LACK, "su-rc-1");
    lost.give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(lost.where("su-rc-1")).isEqualTo("eliminated");
    Field saved =
        Clash.threeToOne(4)
            .place("1411", "de-inf-1")
            .place("1409", "de-inf-2")
            .place("1410", "su-rc-2")
            .supply(SupplyState.LACK, "su-rc-1");
    saved.give(attack("de-pz-1", "1310"), reply("retreat"));
    assertThat(retreatsTo(saved, "1410")).isEqualTo(1);
  }

  @Test
  @Rule({"7.10.7", "7.11.2", "15.7.4"})
  void whoIsHemmedInByEnemiesGoesWhereItsKindGoes() {
    for (SupplyState state : new SupplyState[] {SupplyState.SUPPLIED, SupplyState.LACK}) {
      Field field =
          Clash.threeToOne(4)
              .place("1309", "de-sec-1")
              .place("1209", "de-sec-2")
              .place("1410", "de-inf-1")
              .place("1311", "de-inf-2")
              .place("1211", "de-inf-3")
              .supply(state, "su-rc-1");
      field.give(attack("de-pz-1", "1310"), reply("retreat"));
      assertThat(field.where("su-rc-1")).isEqualTo("force-pool");
    }
  }

  @Test
  @Rule({"6.1", "7.11.1"})
  void anArmyDrawsItsMarkerBeforeItLosesAStep() {
    Field field = Field.at(13, "axis-combat", 1).place("1210", "su-1a");
    Field.toll().lose(field.edit(), Field.unit("su-1a"), "7.11.1");
    field.take();
    assertThat(field.get("su-1a", RedStarMarks.MARKER))
        .isEqualTo(Field.PIECES.markerById("c-3-4").type());
    assertThat(field.step("su-1a")).isEqualTo(1);
  }

  @Test
  @Rule({"7.13.1", "7.13.3"})
  void anAssetBindsTheUnitsThatStandWithIt() {
    Field field = Clash.threeToOne(4).place("1310", "su-fac-1").give(attack("de-pz-1", "1310"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1310");
    assertThat(field.where("su-fac-1")).isEqualTo("1310");
  }

  @Test
  @Rule("7.13.1")
  void anAssetLeftBehindIsLost() {
    Field field =
        Field.at(13, "axis-combat", 4)
            .place("1210", "de-kg-inf-1")
            .place("1310", "su-hq-1 su-fac-1")
            .give(attack("de-kg-inf-1", "1310"));
    assertThat(field.fought().result()).startsWith("NE");
    Field hit =
        Field.at(13, "axis-combat", 6)
            .place("1210", "de-kg-inf-1")
            .place("1310", "su-hq-1 su-fac-1")
            .give(attack("de-kg-inf-1", "1310"), reply("retreat"));
    assertThat(hit.where("su-fac-1")).isEqualTo("destroyed");
  }

  @Test
  @Rule("7.10.3")
  void friendsWhoDidNotAttackAreLostWhenTheAttackersRetreat() {
    Field field =
        Field.at(13, "soviet-combat", 3, 3)
            .place("1210", "su-mc-1 su-rc-1 su-hq-1")
            .place("1310", "de-kg-inf-1")
            .give(attack("su-mc-1", "1310"));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(reply("retreat"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1210");
    assertThat(field.where("su-hq-1")).isNotEqualTo("1210");
    assertThat(field.where("su-mc-1")).isEqualTo("1210");
  }

  @Test
  @Rule("7.9.10")
  void friendsWhoDidNotAttackAreLostWhenTheAttackersDie() {
    Field field =
        Field.at(13, "soviet-combat", 3, 3)
            .place("1210", "su-mc-1 su-hq-1")
            .place("1310", "de-kg-inf-1")
            .give(attack("su-mc-1", "1310"), lose("su-mc-1"));
    assertThat(field.where("su-hq-1")).isNotEqualTo("1210");
  }

  @Test
  @Rule("7.14.3")
  void whoFledToAHexThatIsAttackedNextIsLostWithAnyHarm() {
    Field field =
        Clash.threeToOne(4, 4)
            .place("1410", "su-rc-2")
            .place("1411", "de-pz-2")
            .place("1409", "de-inf-1")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    field.give(retreat("su-rc-1", "1410"));
    if (field.decision().equals("choose-advance")) {
      field.give(reply("done"));
    }
    assertThat(field.forecast(attack("de-pz-2", "1410")).report().defence().total()).isEqualTo(3);
    field.give(attack("de-pz-2", "1410"));
    assertThat(field.where("su-rc-1")).isNotEqualTo("1410");
    assertThat(field.choices()).contains(lose("su-rc-2"));
  }

  @Test
  @Rule({"7.2.4", "7.2.5"})
  void nobodyAttacksOrIsAttackedTwiceInAPhase() {
    Field field =
        Field.at(13, "axis-combat", 2)
            .place("1210", "de-pz-1")
            .place("1209", "de-pz-2")
            .place("1310", "su-rc-1")
            .place("1309", "su-rc-2")
            .give(attack("de-pz-1", "1310"));
    assertThat(field.fought().result()).isEqualTo("NE");
    assertThat(field.why(attack("de-pz-1", "1310"))).isEqualTo("7.2.4 has-attacked");
    assertThat(field.why(attack("de-pz-2", "1310"))).isEqualTo("7.2.5 was-attacked");
  }

  @Test
  @Rule({"7.12", "7.12.1"})
  void aCrowdedStackGoesOnOrTheEnemyChooses() {
    Field field =
        Clash.threeToOne(4)
            .place("1410", "su-1a")
            .place("1309", "su-2a")
            .place("1409", "su-3a")
            .place("1311", "su-4a")
            .place("1411", "su-5a")
            .give(attack("de-pz-1", "1310"), reply("retreat"));
    field.give(retreat("su-rc-1", "1410"));
    assertThat(field.decision()).isEqualTo("make-room");
    Field on = field.give(retreat("su-1a", "1510"));
    assertThat(on.where("su-1a")).isEqualTo("1510");
  }

  @Test
  @Rule({"7.10.4", "7.12.1"})
  void whoMakesRoomGoesOnAwayFromTheBattle() {
    // Cavalry exerts no zone, so the lost hex would be as good as any.
    Field field =
        Field.at(13, "soviet-combat", 6)
            .place("1210", "su-gc-1")
            .place("1310", "de-sec-1")
            .place("1410", "de-inf-1 de-inf-2 de-sec-2")
            .give(attack("su-gc-1", "1310"), reply("retreat"), retreat("de-sec-1", "1410"));
    assertThat(field.decision()).isEqualTo("make-room");
    assertThat(field.choices())
        .contains(retreat("de-sec-1", "1510"), retreat("de-inf-1", "1310"))
        .doesNotContain(retreat("de-sec-1", "1310"));
  }

  @Test
  @Rule({"7.4.4", "7.9.10", "7.12.1"})
  void whoIsPushedOntoAHexTheAttackersLeftIsNoBystander() {
    // 3 to 2 at a city is 3-2: a four is A1; then the streets, which a six leaves unhurt.
    Field field =
        Field.at(13, "soviet-combat", 4, 6)
            .watched()
            .place("1412", "su-mc-1")
            .place("1411", "su-1a")
            .place("1413", "de-sec-1")
            .give(attack("su-mc-1", "1413"), reply("retreat"), retreat("su-mc-1", "1411"))
            .give(retreat("su-1a", "1412"));
    assertThat(field.where("su-1a")).isEqualTo("1412");
    assertThat(field.where("su-mc-1")).isEqualTo("1411");
  }

  @Test
  @Rule({"4.0.7", "7.12.1", "7.12.2"})
  void theEnemyTakesWhatIsTooMuch() {
    Field field =
        Clash.threeToOne(4, 6)
            .place("1410", "su-1a")
            .place("1309", "su-2a")
            .place("1409", "su-3a")
            .place("1311", "su-4a")
            .place("1411", "su-5a")
            .give(attack("de-pz-1", "1310"), reply("retreat"), retreat("su-rc-1", "1410"))
            .give(reply("done"));
    assertThat(field.decision()).isEqualTo("choose-excess");
    field.give(lose("su-1a"));
    assertThat(field.where("su-rc-1")).isEqualTo("1410");
    // Only what the result took shortens the advance.
    assertThat(Clash.longestAdvance(field)).isEqualTo(3);
  }
}
