package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Eliminated;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.operational.model.Marks;

class GuestTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /**
   * A guest with a Guards division of 7 in 0405, attacked from 0404 at 1-1 by one division and 2-1
   * by two.
   */
  private static TestPosition guest() {
    return OPEN.position()
        .place("0404", "de-79", "de-294")
        .place("0405", "su-gd-13", "su-rd-76")
        .known("su-rd-76", 4, 5)
        .set(Marks.GUEST, "su-rd-76")
        .set(Marks.DEFENDED, "su-rd-76")
        .supplied();
  }

  @Test
  @Rule("9.65")
  void aUnitThatRetreatsOntoFriendsIsTheirGuest() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294")
            .place("0405", "su-gd-13")
            .place("0306", "su-rd-76")
            .place("0406", "su-rd-227")
            .place("0506", "su-rd-293")
            .supplied()
            .dice(2);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79", "de-294").retreat();
    fight.retreat("su-gd-13", "0406");
    assertThat(fight.has("su-gd-13", Marks.GUEST)).isTrue();
    fight.done().endPhase();
    assertThat(fight.has("su-gd-13", Marks.GUEST)).isFalse();
  }

  @Test
  @Rule({"9.65", "9.14"})
  void aGuestAddsNothingAndDoesNotShieldItsHosts() {
    Fight fight = Fight.axis(OPEN, guest().dice(5)).attack("0405", "de-79");
    assertThat(fight.report().defence().total()).isEqualTo(7);
    assertThat(fight.fought().result()).isEqualTo("A1");
    assertThat(fight.place("su-rd-76")).isEqualTo("0405");
  }

  @Test
  @Rule("9.65")
  void aGuestDiesWhenItsHexTakesALoss() {
    Fight fight =
        Fight.axis(OPEN, guest().dice(2)).attack("0405", "de-79", "de-294").lose("su-gd-13");
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
    assertThat(fight.place("su-gd-13")).isEqualTo("0405");
    assertThat(fight.events())
        .contains(new Eliminated(fight.unit("su-rd-76"), fight.hex("0405"), "9.65"));
  }

  @Test
  @Rule("9.65")
  void aGuestDiesWhenItsHexRetreats() {
    Fight fight = Fight.axis(OPEN, guest().dice(2)).attack("0405", "de-79", "de-294").retreat();
    assertThat(fight.place("su-rd-76")).isEqualTo("off");
    fight.retreat("su-gd-13", "0406");
    assertThat(fight.asked()).isEqualTo("advance-or-stay");
  }

  @Test
  @Rule("9.65")
  void aGuestInAnotherOfTheAttackedHexesIsSpared() {
    TestPosition position =
        guest().place("0305", "su-gd-14").place("0404", "de-297").supplied().dice(3);
    Fight fight = Fight.axis(OPEN, position);
    fight.submit(
        new stavka.engine.order.Attack(
            fight.units("de-79", "de-294", "de-297"), fight.hexes("0405", "0305"), 0));
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    fight.lose("su-gd-14");
    assertThat(fight.place("su-rd-76")).isEqualTo("0405");
  }

  @Test
  @Rule("9.65")
  void aGuestCountsAndSurvivesInAnOverrun() {
    Fight fight = Fight.axis(OPEN, guest().dice(2)).overrun("0405", "de-79", "de-294");
    assertThat(fight.report().defence().total()).isEqualTo(7 + 5);
    Fight hit =
        Fight.axis(OPEN, guest().dice(1)).overrun("0405", "de-79", "de-294").lose("su-gd-13");
    assertThat(hit.place("su-rd-76")).isEqualTo("0405");
  }

  @Test
  @Rule({"9.65", "15.32"})
  void aGuestOfALoneGarrisonFallsWithIt() {
    TestBoard board = TestBoard.draw(". . . .\n . c1 . .\n. . . .").board();
    TestPosition position =
        board
            .position()
            .place("0202", "de-454")
            .set(Marks.GUEST, "de-454")
            .set(Marks.DEFENDED, "de-454")
            .place("0203", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(6);
    Fight fight = Fight.soviet(board, position).attack("0202", "su-gd-13");
    assertThat(fight.report().defence().total()).isEqualTo(1);
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.place("de-454")).isEqualTo("off");
    assertThat(fight.position().ledger(stavka.kharkov.model.Ledger.GARRISONS_GONE)).isEqualTo(1);
  }

  @Test
  @Rule({"9.65", "9.64"})
  void aUnitThatRetreatsIntoACityWithALoneGarrisonIsItsGuest() {
    TestBoard board = TestBoard.draw(". . . . .\n . c1 . . .\n. . . . .").board();
    TestPosition position =
        board
            .position()
            .place("0203", "de-79")
            .place("0204", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(1);
    Fight fight = Fight.soviet(board, position).attack("0203", "su-gd-13", "su-gd-14", "su-gd-15");
    fight.retreat().retreat("de-79", "0202");
    assertThat(fight.has("de-79", Marks.GUEST)).isTrue();
    TestPosition bare =
        board
            .position()
            .ledger(stavka.kharkov.model.Ledger.GARRISONS_GONE, 1)
            .place("0203", "de-79")
            .place("0204", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(1);
    Fight empty = Fight.soviet(board, bare).attack("0203", "su-gd-13", "su-gd-14", "su-gd-15");
    empty.retreat().retreat("de-79", "0202");
    assertThat(empty.has("de-79", Marks.GUEST)).isFalse();
  }

  @Test
  @Rule("9.65")
  void attackersWhoRetreatOntoFriendsAreNobodysGuests() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0403", "de-294")
            .place("0304", "de-297")
            .place("0504", "de-44")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(5);
    Fight fight =
        Fight.axis(OPEN, position).attack("0405", "de-79").retreat().retreat("de-79", "0403");
    assertThat(fight.has("de-79", Marks.GUEST)).isFalse();
  }
}
