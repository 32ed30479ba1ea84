package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;

class GarrisonTest {
  private static final TestBoard CITY =
      TestBoard.draw(
              """
              . . . . . .
               . . c2 . . .
              . . . . . .
              """)
          .board();

  private static TestPosition siege() {
    return CITY.position()
        .place("0204", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
        .active("su-hq-6")
        .supplied();
  }

  private static int gone(Fight fight) {
    return fight.position().ledger(Ledger.GARRISONS_GONE);
  }

  @Test
  @Rule({"15.32", "15.3", "15.34"})
  void aLoneGarrisonFallsToAnyResultThatAsksAStepOrARetreat() {
    Fight fight = Fight.soviet(CITY, siege().dice(3)).attack("0203", "su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(gone(fight)).isEqualTo(1);
    assertThat(fight.events())
        .contains(Noted.of("15.32", "garrison-falls", Detail.hex(fight.hex("0203"))));
    assertThat(fight.asked()).isEqualTo("advance-or-stay");
    Fight engaged = Fight.soviet(CITY, siege().dice(6)).attack("0203", "su-gd-13");
    assertThat(engaged.fought().result()).isEqualTo("Eng");
    assertThat(gone(engaged)).isEqualTo(1);
  }

  @Test
  @Rule("15.32")
  void aGarrisonStandsWhenOnlyTheAttackerIsStruck() {
    Fight fight =
        Fight.soviet(CITY, siege().set(Marks.STEP, 1, "su-gd-14").dice(5))
            .attack("0203", "su-gd-14");
    assertThat(fight.fought().result()).isEqualTo("A1");
    assertThat(gone(fight)).isZero();
  }

  @Test
  @Rule("15.33")
  void unitsTakeTheLossesAndTheGarrisonStandsWithThem() {
    TestPosition position = siege().place("0203", "de-108").set(Marks.STEP, 1, "de-108").supplied();
    Fight fight = Fight.soviet(CITY, position.dice(2));
    fight.attack("0203", "su-gd-13", "su-gd-14", "su-gd-15");
    assertThat(fight.report().defence().total()).isEqualTo(6 + 2);
    assertThat(fight.fought().result()).isEqualTo("D1");
    fight.lose("de-108");
    assertThat(gone(fight)).isZero();
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("15.33")
  void theGarrisonFallsWhenEveryUnitIsEliminated() {
    TestPosition position = siege().place("0203", "de-454").supplied();
    Fight fight = Fight.soviet(CITY, position.dice(3));
    fight.attack("0203", "su-gd-13", "su-gd-14").lose("de-454");
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    assertThat(gone(fight)).isEqualTo(1);
  }

  @Test
  @Rule("15.33")
  void theGarrisonFallsWhenEveryUnitRetreats() {
    TestPosition position = siege().place("0203", "de-454").supplied();
    Fight fight = Fight.soviet(CITY, position.dice(2));
    fight.attack("0203", "su-gd-13", "su-gd-14", "su-gd-15").retreat().retreat("de-454", "0202");
    assertThat(gone(fight)).isEqualTo(1);
    fight.advance("su-gd-13", "0203");
    assertThat(fight.place("su-gd-13")).isEqualTo("0203");
  }

  @Test
  @Rule({"15.33", "9.55"})
  void defenderEliminatedTakesTheGarrisonToo() {
    TestBoard weak = TestBoard.draw(". . . .\n . c1 . .\n. . . .").board();
    TestPosition position =
        weak.position()
            .place("0203", "su-gd-13", "su-gd-14", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(1);
    Fight fight = Fight.soviet(weak, position).attack("0202", "su-gd-13", "su-gd-14");
    assertThat(fight.fought().result()).isEqualTo("De");
    assertThat(gone(fight)).isEqualTo(1);
  }

  @Test
  @Rule("15.34")
  void aDestroyedGarrisonNeitherDefendsNorReturns() {
    TestPosition position =
        siege().place("0203", "de-454").ledger(Ledger.GARRISONS_GONE, 1).supplied().dice(2);
    Fight fight = Fight.soviet(CITY, position).attack("0203", "su-gd-13", "su-gd-14");
    assertThat(fight.report().defence().total()).isEqualTo(4);
  }

  @Test
  @Rule({"15.33", "15.25"})
  void anEntrenchedRegimentKeepsTheGarrisonStanding() {
    TestPosition position =
        siege()
            .place("0203", "de-regiment-01")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
            .supplied()
            .dice(2);
    Fight fight = Fight.soviet(CITY, position).attack("0203", "su-gd-13", "su-gd-14", "su-gd-15");
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(gone(fight)).isZero();
    assertThat(fight.place("de-regiment-01")).isEqualTo("0203");
  }
}
