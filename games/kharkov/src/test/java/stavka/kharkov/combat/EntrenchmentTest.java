package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.Lose;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

class EntrenchmentTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);
  private static final String REGIMENT = "de-regiment-01";

  private static TestPosition dugIn() {
    return OPEN.position()
        .place("0404", REGIMENT)
        .set(KharkovMarks.ENTRENCHED, REGIMENT)
        .place("0405", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
        .active("su-hq-6")
        .supplied();
  }

  @Test
  @Rule({"15.2", "15.25"})
  void onlyDefenderEliminatedTouchesAnEntrenchedRegiment() {
    Fight fight = Fight.soviet(OPEN, dugIn().dice(1)).attack("0404", "su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("D2");
    assertThat(fight.place(REGIMENT)).isEqualTo("0404");
    assertThat(fight.has(REGIMENT, KharkovMarks.ENTRENCHED)).isTrue();
    assertThat(fight.frame()).isEqualTo(Void.class);
    Fight eliminated =
        Fight.soviet(OPEN, dugIn().dice(1)).attack("0404", "su-gd-13", "su-gd-14", "su-gd-15");
    assertThat(eliminated.fought().result()).isEqualTo("De");
    assertThat(eliminated.position().inBox(eliminated.unit(REGIMENT), Box.REGIMENTS)).isTrue();
  }

  @Test
  @Rule({"15.25", "15.2"})
  void itsAttackersTakeWhatFallsOnThem() {
    Fight fight = Fight.soviet(OPEN, dugIn().dice(6)).attack("0404", "su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("Eng");
    assertThat(fight.place(REGIMENT)).isEqualTo("0404");
    assertThat(fight.get("su-gd-13", Marks.STEP)).isEqualTo(1);
  }

  @Test
  @Rule({"15.2", "9.57"})
  void inACombatOfTwoHexesOnlyTheOthersCanLoseSteps() {
    TestPosition position =
        dugIn().place("0305", "de-79").set(Marks.STEP, 2, "de-79").supplied().dice(2);
    Fight fight = Fight.soviet(OPEN, position);
    fight.submit(new Attack(fight.units("su-gd-13", "su-gd-14"), fight.hexes("0404", "0305"), 0));
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.why(new Lose(fight.units(REGIMENT)))).isEqualTo("9.57 lose-not-affected");
    fight.lose("de-79");
    assertThat(fight.get("de-79", Marks.STEP)).isEqualTo(3);
  }

  @Test
  @Rule("15.23")
  void anEntrenchedRegimentThatAdvancesGivesUpItsEntrenchment() {
    Fight fight =
        Fight.soviet(
            OPEN,
            OPEN.position()
                .place("0404", REGIMENT)
                .set(KharkovMarks.ENTRENCHED, REGIMENT)
                .place("0405", "su-rd-76")
                .place("0408", "su-hq-6")
                .active("su-hq-6")
                .known("su-rd-76", 2, 4)
                .supplied()
                .dice(5));
    fight.attack("0404", "su-rd-76");
    assertThat(fight.fought().result()).isEqualTo("A1");
    fight.lose("su-rd-76").advance(REGIMENT, "0405");
    assertThat(fight.has(REGIMENT, KharkovMarks.ENTRENCHED)).isFalse();
    assertThat(fight.place(REGIMENT)).isEqualTo("0405");
  }

  @Test
  @Rule("15.23")
  void aRetreatThatEndsInAnEntrenchmentRemovesItOneThatPassesDoesNot() {
    TestPosition position =
        OPEN.position()
            .place("0405", "de-454")
            .place("0404", REGIMENT)
            .set(KharkovMarks.ENTRENCHED, REGIMENT)
            .place("0305", "de-79", "de-294", "de-297")
            .place("0505", "de-44", "de-71", "de-113")
            .place("0406", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .supplied();
    Fight ends = Fight.soviet(OPEN, position.dice(3)).attack("0405", "su-gd-13");
    assertThat(ends.fought().result()).isEqualTo("D1");
    ends.retreat().retreat("de-454", "0404");
    assertThat(ends.has(REGIMENT, KharkovMarks.ENTRENCHED)).isFalse();
    assertThat(ends.has("de-454", Marks.GUEST)).isTrue();
    Fight passes = Fight.soviet(OPEN, position.dice(1)).attack("0405", "su-gd-13");
    assertThat(passes.fought().result()).isEqualTo("D2");
    passes.retreat().retreat("de-454", "0404", "0403");
    assertThat(passes.has(REGIMENT, KharkovMarks.ENTRENCHED)).isTrue();
  }
}
