package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.SideResult;
import stavka.operational.model.Marks;
import stavka.panzer.combat.PanzerResult;

/** What each result of the table asks for. */
class ResultsTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  private static CombatResult result(
      int defender, boolean defenderGone, int attacker, boolean attackerGone, boolean engaged) {
    return new CombatResult(
        new SideResult(attacker, attacker > 0 && !engaged, attackerGone),
        new SideResult(defender, defender > 0 && !engaged, defenderGone));
  }

  @Test
  @Rule({"9.55", "9.56", "9.58", "9.59"})
  void resultsAreReadAsTheTableWritesThem() {
    assertThat(PanzerResult.of("A1")).isEqualTo(result(0, false, 1, false, false));
    assertThat(PanzerResult.of("Ae")).isEqualTo(result(0, false, 0, true, false));
    assertThat(PanzerResult.of("D2")).isEqualTo(result(2, false, 0, false, false));
    assertThat(PanzerResult.of("D1/A1")).isEqualTo(result(1, false, 1, false, false));
    assertThat(PanzerResult.of("De/A1")).isEqualTo(result(0, true, 1, false, false));
    assertThat(PanzerResult.of("De")).isEqualTo(result(0, true, 0, false, false));
    assertThat(PanzerResult.of("Eng")).isEqualTo(result(1, false, 1, false, true));
  }

  /** Three Soviet units of 11 in all, against which three divisions make 2-1. */
  private static TestPosition threeUnits() {
    return OPEN.position()
        .place("0404", "de-79", "de-294", "de-297")
        .place("0405", "su-rd-76", "su-rd-227", "su-gd-14")
        .known("su-rd-76", 2, 3)
        .known("su-rd-227", 1, 2)
        .supplied();
  }

  private static Fight axisAttack(int die) {
    return Fight.axis(OPEN, threeUnits().dice(die)).attack("0405", "de-79", "de-294", "de-297");
  }

  @Test
  @Rule({"9.57", "9.56"})
  void onADefenderOneThreeUnitsLoseOneStepAmongThemOrAllRetreatOneHex() {
    Fight fight = axisAttack(2);
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.legal().decision().side()).isEqualTo(Side.SOVIET);
    assertThat(fight.choices())
        .containsExactlyInAnyOrder(
            new Reply("retreat"),
            new Lose(fight.units("su-rd-76")),
            new Lose(fight.units("su-rd-227")),
            new Lose(fight.units("su-gd-14")));
    fight.lose("su-rd-227");
    assertThat(fight.place("su-rd-227")).isEqualTo("off");
    assertThat(fight.place("su-rd-76")).isEqualTo("0405");
    assertThat(fight.place("su-gd-14")).isEqualTo("0405");
    assertThat(fight.get("su-gd-14", Marks.STEP)).isZero();
    assertThat(fight.frame()).isEqualTo(Void.class);

    Fight back = axisAttack(2).retreat();
    back.retreat("su-rd-76", "0406").retreat("su-rd-227", "0306").retreat("su-gd-14", "0506");
    assertThat(back.place("su-rd-76")).isEqualTo("0406");
    assertThat(back.place("su-rd-227")).isEqualTo("0306");
    assertThat(back.place("su-gd-14")).isEqualTo("0506");
    assertThat(back.asked()).isEqualTo("advance-or-stay");
  }

  @Test
  @Rule({"9.56", "9.51"})
  void twoStepsMayComeFromOneUnitOrFromTwo() {
    Fight fight = axisAttack(1);
    assertThat(fight.fought().result()).isEqualTo("D2");
    assertThat(fight.why(new Lose(fight.units("su-gd-14")))).isEqualTo("9.56 lose-so-many");
    assertThat(fight.why(new Lose(fight.units("su-rd-76", "su-rd-76"))))
        .isEqualTo("9.51 lose-too-many");
    assertThat(fight.why(new Lose(fight.units("su-gd-14", "de-79"))))
        .isEqualTo("9.57 lose-not-affected");
    assertThat(fight.why(new EndPhase())).isEqualTo("9.56 suffer-first");
    assertThat(fight.choices())
        .contains(
            new Lose(fight.units("su-gd-14", "su-gd-14")),
            new Lose(fight.units("su-gd-14", "su-rd-227")))
        .hasSize(1 + 1 + 3);
    fight.lose("su-gd-14", "su-gd-14");
    assertThat(fight.place("su-gd-14")).isEqualTo("off");
    assertThat(axisAttack(1).lose("su-gd-14", "su-rd-76").get("su-gd-14", Marks.STEP)).isEqualTo(1);
  }

  @Test
  @Rule({"9.58"})
  void onADoubleResultTheDefenderIsFirstAndTheAttackerSecond() {
    Fight fight = axisAttack(3);
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    assertThat(fight.legal().decision().side()).isEqualTo(Side.SOVIET);
    fight.lose("su-rd-76");
    assertThat(fight.legal().decision().side()).isEqualTo(Side.AXIS);
    fight.lose("de-79");
    assertThat(fight.get("de-79", Marks.STEP)).isEqualTo(1);
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("9.59")
  void engagedCostsBothSidesAStepWithoutRetreatOrAdvance() {
    Fight fight = axisAttack(5);
    assertThat(fight.fought().result()).isEqualTo("Eng");
    assertThat(fight.why(new Reply("retreat"))).isEqualTo("9.59 engaged-no-retreat");
    fight.lose("su-gd-14");
    assertThat(fight.why(new Reply("retreat"))).isEqualTo("9.59 engaged-no-retreat");
    fight.lose("de-294");
    assertThat(fight.get("su-gd-14", Marks.STEP)).isEqualTo(1);
    assertThat(fight.get("de-294", Marks.STEP)).isEqualTo(1);
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("9.59")
  void engagedAllowsNoAdvanceEvenIntoAnEmptyHex() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 2, 4)
            .supplied()
            .dice(5);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("Eng");
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
    assertThat(fight.get("de-79", Marks.STEP)).isEqualTo(1);
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"9.55"})
  void attackerEliminatedKillsEveryAttackerAndNobodyElse() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-454", "de-108", "de-79")
            .set(Marks.STEP, 2, "de-108")
            .place("0405", "su-gd-13", "su-gd-15")
            .supplied()
            .dice(6);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-454", "de-108");
    assertThat(fight.fought().result()).isEqualTo("Ae");
    assertThat(fight.place("de-454")).isEqualTo("off");
    assertThat(fight.place("de-108")).isEqualTo("off");
    assertThat(fight.place("de-79")).isEqualTo("0404");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"9.55"})
  void defenderEliminatedKillsEveryUnitInTheHex() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 1, 2)
            .place("0406", "su-gd-13")
            .supplied()
            .dice(1);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294", "de-297");
    assertThat(fight.fought().result()).isEqualTo("De");
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
    assertThat(fight.place("su-gd-13")).isEqualTo("0406");
  }

  @Test
  @Rule({"9.12", "9.56"})
  void attackersWhoRetreatLeaveThoseBehindWhoTookNoPart() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(5);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79").retreat();
    fight.retreat("de-79", "0403");
    assertThat(fight.place("de-79")).isEqualTo("0403");
    assertThat(fight.place("de-294")).isEqualTo("0404");
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"9.51", "9.56"})
  void aUnitWithFewerStepsThanTheResultAsksLosesWhatItHas() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0403", "su-rd-227")
            .place("0506", "de-294")
            .place("0306", "de-297")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 1, 3)
            .known("su-rd-227", 1, 3)
            .supplied()
            .dice(1);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("D2");
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
  }

  @Test
  @Rule({"9.0", "9.52"})
  void aResultIsSettledBeforeAnyOtherAttack() {
    Fight fight = axisAttack(2);
    assertThat(fight.why(fight.attackOrder("0405", "de-79"))).isEqualTo("9.56 suffer-first");
  }
}
