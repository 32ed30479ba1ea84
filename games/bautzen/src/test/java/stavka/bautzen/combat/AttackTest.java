package stavka.bautzen.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.bautzen.Scene;
import stavka.bautzen.model.BautzenMarks;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.event.Noted;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

class AttackTest {
  private static BattleReport report(Scene scene, String units, String target, String support) {
    return scene.play().forecast(scene.attack(units, target, support)).report();
  }

  private static int shift(BattleReport report, String code) {
    return report.shifts().stream()
        .filter(shift -> shift.code().equals(code))
        .mapToInt(Adjustment::amount)
        .sum();
  }

  /** The worn 20th Panzer whole around Weissenberg, its headquarters near, the corps in Loebau. */
  private static Scene division(int turn) {
    return Scene.alone()
        .place("4426", "de-20-pz-21 de-20-pg-59")
        .place("4526", "de-20-pg-112")
        .place("4428", "de-hq-20")
        .place("4431", "de-hq-57 de-column-1")
        .place("4425", "su-hq-254 su-254-929")
        .mark(BautzenMarks.STEP, 1, "de-20-pg-59 de-20-pg-112")
        .at(turn, "axis-combat");
  }

  private static final String DIVISION = "de-20-pz-21 de-20-pg-59 de-20-pg-112";

  @Test
  @Rule("9.1")
  void aUnitAttacksOnceAPhaseAndAHexIsAttackedOnce() {
    Scene scene =
        Scene.alone()
            .place("4426", "de-20-pz-21 de-20-pg-59")
            .place("4425", "su-254-929")
            .place("4427", "su-254-933")
            .at(2, "axis-combat", 1);
    scene.play().give(scene.attack("de-20-pz-21", "4425", ""));
    assertThat(scene.why(scene.attack("de-20-pz-21", "4427", ""))).isEqualTo("9.1 attack-twice");
    assertThat(scene.why(scene.attack("de-20-pg-59", "4425", "")))
        .isEqualTo("9.1 attack-attacked-before");
    assertThat(scene.why(scene.attack("de-20-pg-59", "4427", ""))).isEmpty();
  }

  @Test
  @Rule({"7.2.2", "9.4"})
  void theColumnsAndGunsThatAnAttackMayNameAreToldWithItsTarget() {
    Scene scene = division(2);
    Attack named = scene.attack(DIVISION, "4425", "de-column-1");
    assertThat(scene.why(named)).isEmpty();
    Orders legal = Scene.GAME.legal(scene.play().position());
    int column = scene.play().unit("de-column-1");
    assertThat(legal.supportOf(named.units(), named.targets()).possible()).contains(column);
    assertThat(legal.targets())
        .filteredOn(target -> target.hex() == named.targets().first())
        .singleElement()
        .satisfies(target -> assertThat(target.helpers()).contains(column));
    assertThat(scene.why(new Attack(named.units(), named.targets(), 1, named.supporters())))
        .isEmpty();
  }

  @Test
  @Rule("9.1")
  void withThePhaseItIsForgottenWhoAttackedAndWhatWasAttacked() {
    Scene scene =
        Scene.alone()
            .place("4426", "de-20-pz-21 de-20-pg-59")
            .place("4425", "su-254-929")
            .at(2, "axis-combat", 1);
    int tanks = scene.play().unit("de-20-pz-21");
    int target = scene.play().hex("4425");
    scene.play().give(scene.attack("de-20-pz-21", "4425", ""));
    assertThat(scene.play().position().has(tanks, BautzenMarks.FOUGHT)).isTrue();
    assertThat(scene.play().position().at(target, BautzenMarks.ATTACKED)).isEqualTo(1);
    scene.play().give(new EndPhase());
    assertThat(scene.play().position().has(tanks, BautzenMarks.FOUGHT)).isFalse();
    assertThat(scene.play().position().at(target, BautzenMarks.ATTACKED)).isZero();
    scene.at(3, "axis-combat", 1);
    assertThat(scene.why(scene.attack("de-20-pz-21", "4425", ""))).isEmpty();
  }

  @Test
  @Rule({"7.2.1", "9.1"})
  void anAttackIsByOwnAdjacentUnitsOnOneHexWithEnemyCombatUnits() {
    Scene scene = division(2).place("4527", "su-column-1").place("4525", "su-7-26");
    Attack two = new Attack(scene.play().units("de-20-pg-112"), scene.play().hexes("4425 4525"), 0);
    assertThat(scene.why(two)).isEqualTo("9.1 attack-several");
    assertThat(scene.why(scene.attack("de-20-pg-112", "4527", "")))
        .isEqualTo("7.2.1 attack-nobody-there");
    assertThat(scene.why(scene.attack("de-20-pg-112", "4627", "")))
        .isEqualTo("9.1 attack-no-enemy");
    assertThat(scene.why(scene.attack("de-hq-20", "4425", "")))
        .isEqualTo("9.1 attack-not-adjacent");
    assertThat(scene.why(scene.attack("su-7-26", "4425", ""))).isEqualTo("9.1 attack-not-yours");
    assertThat(scene.why(new Attack(Ints.EMPTY, scene.play().hexes("4425"), 0)))
        .isEqualTo("9.1 attack-empty");
  }

  @Test
  @Rule("9.1")
  void allUnitsOfTheHexDefendTogether() {
    assertThat(report(division(2), DIVISION, "4425", "").defence().total()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({"14, 5, 2-1", "30, 2, 7-1", "3, 2, 3-2", "7, 5, 1-1", "1, 3, 1-3", "4, 1, 4-1"})
  @Rule("9.2")
  void oddsAreRoundedForTheDefender(int attack, int defence, String column) {
    var table = Scene.battle().theatre().charts().combatTable();
    assertThat(table.columns().get(table.column(attack, defence)).toString()).isEqualTo(column);
  }

  @Test
  @Rule("9.2")
  void belowOneToThreeThereIsNoAttack() {
    Scene scene =
        Scene.alone().place("4426", "de-hq-20").place("4425", "pl-8-32").at(2, "axis-combat");
    assertThat(scene.why(scene.attack("de-hq-20", "4425", ""))).isEqualTo("9.2 odds-too-low");
    scene.place("4425", "pl-5-13");
    assertThat(scene.why(scene.attack("de-hq-20", "4425", ""))).isEqualTo("9.2 odds-too-low");
  }

  @Test
  @Rule("9.2")
  void gunsOfTheDefenderCanMakeAnAttackTooWeakAfterAll() {
    Scene scene =
        Scene.alone()
            .place("4426", "de-20-pg-59")
            .place("4425", "pl-8-32 pl-8-34")
            .place("4424", "pl-hq-8 su-column-1 pl-art-8c")
            .place("4423", "pl-hq-army")
            .mark(BautzenMarks.STEP, 1, "de-20-pg-59")
            .at(2, "axis-combat");
    scene
        .play()
        .give(
            scene.attack("de-20-pg-59", "4425", ""),
            new Answer(scene.play().units("su-column-1 pl-art-8c")));
    assertThat(scene.play().decision()).isEqualTo("attack-or-end");
    assertThat(scene.play().last(Noted.class).code()).isEqualTo("attack-too-weak");
  }

  @Test
  @Rule("9.3")
  void shiftsAddUpToThreeColumnsAtMost() {
    Scene scene = division(1);
    BattleReport first = report(scene, DIVISION, "4425", "de-column-1");
    assertThat(first.odds()).isEqualTo("2-1");
    assertThat(first.column()).isEqualTo("5-1");
    assertThat(first.shifts()).extracting(Adjustment::code).doesNotContain("shift-limit");
    BattleReport second = report(division(2), DIVISION, "4425", "");
    assertThat(second.column()).isEqualTo("3-1");
    scene.place("4424", "de-20-pg-112").place("4427", "de-hq-20");
    scene.place("4430", "de-hq-57 de-column-1");
    BattleReport around = report(scene, DIVISION, "4425", "de-column-1");
    assertThat(shift(around, "shift-concentric")).isEqualTo(1);
    assertThat(shift(around, "shift-limit")).isEqualTo(-1);
    assertThat(around.column()).isEqualTo("5-1");
  }

  @Test
  @Rule("9.3.1")
  void groundAndRiversShiftToTheLeft() {
    Scene castle =
        Scene.alone().place("3426", "su-7-57").place("3527", "de-20-pz-21").at(2, "axis-combat");
    assertThat(shift(report(castle, "de-20-pz-21", "3426", ""), "shift-stronghold")).isEqualTo(-2);
    Scene town =
        Scene.alone()
            .place("4425", "su-254-929")
            .place("4325", "de-20-pg-59")
            .place("4326", "de-20-pg-112")
            .place("4426", "de-20-pz-21")
            .at(2, "axis-combat");
    BattleReport across = report(town, "de-20-pg-59 de-20-pg-112", "4425", "");
    assertThat(shift(across, "shift-ground")).isEqualTo(-1);
    assertThat(shift(across, "shift-minor-river")).isEqualTo(-1);
    BattleReport some = report(town, DIVISION, "4425", "");
    assertThat(shift(some, "shift-minor-river")).isZero();
    Scene neisse =
        Scene.alone().place("5722", "de-17-21").place("5821", "su-294-857").at(2, "soviet-combat");
    assertThat(shift(report(neisse, "su-294-857", "5722", ""), "shift-major-river")).isEqualTo(-2);
  }

  @Test
  @Rule("9.3.3")
  void armourAndInfantryOfOneFormationShiftUnlessArmourOrAntiTankGunsDefend() {
    Scene scene = division(2);
    assertThat(shift(report(scene, "de-20-pz-21 de-20-pg-59", "4425", ""), "shift-combined-arms"))
        .isEqualTo(1);
    assertThat(shift(report(scene, "de-20-pg-59", "4425", ""), "shift-combined-arms")).isZero();
    scene.place("4526", "de-hg-pz");
    assertThat(shift(report(scene, "de-hg-pz de-20-pg-59", "4425", ""), "shift-combined-arms"))
        .isZero();
    scene.place("4425", "su-7-57");
    assertThat(shift(report(scene, "de-20-pz-21 de-20-pg-59", "4425", ""), "shift-combined-arms"))
        .isZero();
    scene.place("1010", "su-7-57 su-hq-254 su-254-929").place("4425", "pl-at-95");
    assertThat(shift(report(scene, "de-20-pz-21 de-20-pg-59", "4425", ""), "shift-combined-arms"))
        .isZero();
  }

  @Test
  @Rule("9.3.4")
  void aWholeFormationUnderItsHeadquartersShifts() {
    Scene scene = division(2);
    assertThat(shift(report(scene, DIVISION, "4425", ""), "shift-integrity")).isEqualTo(1);
    assertThat(shift(report(scene, "de-20-pz-21 de-20-pg-59", "4425", ""), "shift-integrity"))
        .isZero();
    scene.place("4430", "de-hq-20");
    assertThat(shift(report(scene, DIVISION, "4425", ""), "shift-integrity")).isZero();
    Scene remnants =
        Scene.alone()
            .place("4426", "de-545-1085 de-545-1086")
            .place("4425", "su-254-929")
            .at(2, "axis-combat");
    assertThat(shift(report(remnants, "de-545-1085 de-545-1086", "4425", ""), "shift-integrity"))
        .isZero();
  }

  @Test
  @Rule("9.3.5")
  void germanAttacksOnTheFirstTurnComeAsASurprise() {
    assertThat(shift(report(division(1), "de-20-pz-21", "4425", ""), "shift-surprise"))
        .isEqualTo(1);
    assertThat(shift(report(division(2), "de-20-pz-21", "4425", ""), "shift-surprise")).isZero();
    Scene soviet = division(1).place("4326", "su-7-26").at(1, "soviet-combat");
    assertThat(shift(report(soviet, "su-7-26", "4426", ""), "shift-surprise")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"4424, 4426, , 1", "4424, 4526, 4326, 1", "4424, 4526, , 0", "4424, 4525, 4526, 0"})
  @Rule("9.3.6")
  void attackersInOppositeHexesOrInThreeApartShift(
      String first, String second, String third, int expected) {
    Scene scene =
        Scene.alone()
            .place("4425", "su-254-929")
            .place(first, "de-20-pz-21")
            .place(second, "de-hg-pz");
    String units = "de-20-pz-21 de-hg-pz";
    if (third != null) {
      scene.place(third, "de-kg-72");
      units += " de-kg-72";
    }
    scene.at(2, "axis-combat");
    assertThat(shift(report(scene, units, "4425", ""), "shift-concentric")).isEqualTo(expected);
  }

  @Test
  @Rule("9.4")
  void gunsInRangeAddTheirAttackOnceAPhaseWhereAColumnIsSpent() {
    Scene scene = division(2).place("4530", "de-20-art-92");
    assertThat(scene.why(scene.attack(DIVISION, "4425", "de-column-1 de-20-art-92")))
        .isEqualTo("9.4 support-too-far");
    scene.place("4429", "de-20-art-92");
    assertThat(scene.why(scene.attack(DIVISION, "4425", "de-20-art-92")))
        .isEqualTo("9.4 support-no-column");
    assertThat(report(scene, DIVISION, "4425", "de-column-1 de-20-art-92").attack().total())
        .isEqualTo(17);
    assertThat(scene.why(scene.attack(DIVISION + " de-20-art-92", "4425", "de-column-1")))
        .isEqualTo("9.4 attack-artillery");
    scene.mark(BautzenMarks.FIRED, 1, "de-20-art-92");
    assertThat(scene.why(scene.attack(DIVISION, "4425", "de-column-1 de-20-art-92")))
        .isEqualTo("9.4 support-twice");
  }

  @Test
  @Rule("9.4")
  void gunsInTheAttackedHexDefendAsPrintedAndDoNotSupport() {
    Scene scene =
        Scene.alone()
            .place("4426", "su-7-26")
            .place("4425", "de-art-777 de-kg-72")
            .place("4424", "de-hq-57 de-column-1")
            .at(2, "soviet-combat");
    assertThat(report(scene, "su-7-26", "4425", "").defence().total()).isEqualTo(5);
    scene.play().give(scene.attack("su-7-26", "4425", ""));
    assertThat(scene.why(new Answer(scene.play().units("de-column-1 de-art-777"))))
        .isEqualTo("9.4 support-in-target");
  }
}
