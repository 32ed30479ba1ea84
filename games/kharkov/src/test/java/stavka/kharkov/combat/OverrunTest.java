package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.event.Rolled;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;
import stavka.operational.model.Marks;
import stavka.operational.movement.Motion;

class OverrunTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /** Three infantry divisions, 12 in an overrun, against a rifle division of 4: 3-1. */
  private static TestPosition charge() {
    return OPEN.position()
        .place("0404", "de-79", "de-294", "de-297")
        .place("0405", "su-rd-76")
        .known("su-rd-76", 3, 4)
        .supplied();
  }

  private static Fight overrun(TestPosition position) {
    return Fight.axis(OPEN, position).overrun("0405", "de-79", "de-294", "de-297");
  }

  @Test
  @Rule({"7.25", "7.0"})
  void attackersEnterTheEmptiedHexAndMayGoOn() {
    Fight fight = overrun(charge().dice(3));
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.fought().rule()).isEqualTo("7.0");
    fight.retreat().retreat("su-rd-76", "0406");
    Ints units = fight.units("de-79", "de-294", "de-297");
    assertThat(fight.place("de-79")).isEqualTo("0405");
    assertThat(fight.place("de-297")).isEqualTo("0405");
    assertThat(fight.position().frame()).isEqualTo(new Motion(units, Ints.of(6, 6, 6), true));
    assertThat(fight.has("de-79", Marks.MOVED)).isFalse();
    assertThat(fight.eventsOf(Moved.class))
        .containsExactly(
            new Moved(units, fight.hex("0404"), fight.hexes("0405"), "overrun", 0, "7.25"));
  }

  @Test
  @Rule({"7.0", "9.35"})
  void eachUnitsValueIsHalvedByItselfAndTheHalvesAreAddedUp() {
    Fight nines = overrun(charge().dice(3));
    assertThat(nines.report().attack().total()).isEqualTo(4 + 4 + 4);
    TestPosition mixed =
        OPEN.position()
            .place("0404", "de-79", "de-108", "de-454")
            .place("0405", "su-rd-76")
            .known("su-rd-76", 3, 4)
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(OPEN, mixed).overrun("0405", "de-79", "de-108", "de-454");
    assertThat(fight.report().attack().total()).isEqualTo(9 / 2 + 7 / 2 + 2 / 2);
  }

  @Test
  @Rule({"7.25"})
  void eliminationOpensTheHexToo() {
    Fight fight = overrun(charge().dice(3)).lose("su-rd-76");
    assertThat(fight.place("de-79")).isEqualTo("0405");
    assertThat(fight.frame()).isEqualTo(Motion.class);
  }

  @Test
  @Rule({"7.23", "7.31"})
  void anOverrunThatDislodgesNobodyStopsTheAttackersAndDisruptsThoseItHurt() {
    TestPosition position = charge().place("0405", "su-gd-14").supplied().dice(2);
    Fight fight = overrun(position);
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    Fight d1 = Fight.axis(OPEN, charge().place("0405", "su-gd-14").supplied().dice(1));
    d1.overrun("0405", "de-79", "de-294", "de-297");
    assertThat(d1.fought().result()).isEqualTo("D1");
    d1.lose("su-rd-76");
    assertThat(d1.has("su-gd-14", Marks.DISRUPTED)).isTrue();
    assertThat(d1.place("de-79")).isEqualTo("0404");
    assertThat(d1.has("de-79", Marks.MOVED)).isTrue();
    assertThat(d1.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"7.24", "7.31"})
  void attackersWhoSufferStopEvenIfTheHexIsEmpty() {
    Fight fight = overrun(charge().dice(4));
    assertThat(fight.fought().result()).isEqualTo("D1/A1");
    fight.retreat().retreat("su-rd-76", "0406").lose("de-79");
    assertThat(fight.place("de-79")).isEqualTo("0404");
    assertThat(fight.has("de-79", Marks.MOVED)).isTrue();
    assertThat(fight.has("de-297", Marks.MOVED)).isTrue();
    assertThat(fight.has("de-79", Marks.DISRUPTED)).isFalse();
    assertThat(fight.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule({"7.31"})
  void unitsThatRetreatFromAnOverrunAreDisrupted() {
    Fight fight = overrun(charge().dice(3)).retreat().retreat("su-rd-76", "0406");
    assertThat(fight.has("su-rd-76", Marks.DISRUPTED)).isTrue();
  }

  @Test
  @Rule({"7.31", "9.59"})
  void engagedDisruptsNobody() {
    Fight fight = overrun(charge().place("0405", "su-gd-14").supplied().dice(4));
    assertThat(fight.fought().result()).isEqualTo("Eng");
    fight.lose("su-gd-14").lose("de-79");
    assertThat(fight.has("su-gd-14", Marks.DISRUPTED)).isFalse();
    assertThat(fight.has("de-79", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.34", "10.14"})
  void aHeadquartersIsNeverDisrupted() {
    Fight fight = overrun(charge().place("0405", "su-hq-6").supplied().dice(3)).retreat();
    fight.retreat("su-rd-76", "0406").retreat("su-hq-6", "0406");
    assertThat(fight.has("su-hq-6", Marks.DISRUPTED)).isFalse();
    assertThat(fight.has("su-rd-76", Marks.DISRUPTED)).isTrue();
    assertThat(fight.place("de-79")).isEqualTo("0405");
  }

  @Test
  @Rule({"7.31", "15.25"})
  void anEntrenchedRegimentIsNotDisrupted() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-regiment-01")
            .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(1);
    Fight fight = Fight.soviet(OPEN, position).overrun("0404", "su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.has("de-regiment-01", Marks.DISRUPTED)).isFalse();
    assertThat(fight.has("su-gd-13", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.26", "9.76"})
  void nobodyAdvancesAfterAnOverrun() {
    TestPosition position =
        OPEN.position().place("0404", "de-79").place("0405", "su-gd-13").supplied().dice(3);
    Fight fight = Fight.axis(OPEN, position).overrun("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("A1");
    fight.retreat().retreat("de-79", "0403");
    assertThat(fight.frame()).isEqualTo(Void.class);
    assertThat(fight.place("su-gd-13")).isEqualTo("0405");
    assertThat(fight.has("de-79", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"7.21", "13.15"})
  void airPointsAndMoraleStayOutOfAnOverrun() {
    Fight fight =
        Fight.axis(
            OPEN, charge().turn(1).ledger(Ledger.AXIS_AIR, 4).ledger(Ledger.SOVIET_AIR, 1).dice(3));
    fight.overrun("0405", "de-79", "de-294", "de-297");
    assertThat(fight.asked()).startsWith("lose-");
    assertThat(fight.eventsOf(Rolled.class)).hasSize(1);
    assertThat(fight.position().ledger(Ledger.AXIS_AIR)).isEqualTo(4);
  }

  @Test
  @Rule({"7.21", "9.9"})
  void armourSuperiorityCountsInAnOverrun() {
    TestPosition position =
        OPEN.position().place("0404", "de-3-pz-6").place("0405", "su-gd-14").supplied().dice(6);
    Fight fight = Fight.axis(OPEN, position).overrun("0405", "de-3-pz-6");
    assertThat(fight.report().odds()).isEqualTo("1-3");
    assertThat(fight.report().column()).isEqualTo("1-2");
  }

  @Test
  @Rule("6.52")
  void anOverrunWakesTheSouth() {
    TestBoard board =
        TestBoard.draw((". ".repeat(9) + "\n").repeat(7)).region("south", "0404").board();
    TestPosition position =
        board
            .position()
            .turn(2)
            .place("0404", "de-454")
            .place("0405", "su-gd-13")
            .supplied()
            .dice(6);
    Fight fight = Fight.soviet(board, position).overrun("0404", "su-gd-13");
    assertThat(fight.position().ledger(Ledger.SOUTH_WOKE)).isEqualTo(2);
  }
}
