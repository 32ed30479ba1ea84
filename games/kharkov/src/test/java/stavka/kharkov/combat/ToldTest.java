package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.Ledger;

/** What changes on the map beside the battle is told in events, and has its consequences. */
class ToldTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  @Test
  @Rule("10.17")
  void aDisplacedHeadquartersIsSaidToStandWhereItWentTo() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-hq-6")
            .active("su-hq-6")
            .place("0407", "su-gd-13")
            .supplied()
            .dice(3);
    Fight fight = Fight.axis(OPEN, position).attack("0405", "de-79");
    assertThat(fight.events())
        .contains(new Placed(fight.units("su-hq-6"), fight.hex("0407"), "10.17"));
  }

  @Test
  @Rule({"7.31", "7.32"})
  void disruptionIsToldOnceForEachUnit() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-rd-76", "su-gd-14")
            .known("su-rd-76", 2, 4)
            .supplied()
            .dice(1);
    Fight fight = Fight.axis(OPEN, position).overrun("0405", "de-79", "de-294", "de-297");
    fight.lose("su-rd-76");
    assertThat(fight.events())
        .filteredOn(event -> event instanceof Noted noted && noted.code().equals("is-disrupted"))
        .hasSize(1);
  }

  @Test
  @Rule({"6.62", "17.21"})
  void aPursuitIntoACityIsToldAndCapturesIt() {
    TestBoard board =
        TestBoard.draw((". . . . . . .\n").repeat(3) + ". . . c . . .\n" + ". . . . . . .\n")
            .board();
    TestPosition position =
        board
            .position()
            .turn(2)
            .ledger(Ledger.GARRISONS_GONE, 1)
            .place("0404", "de-79")
            .place("0405", "su-rd-76")
            .supplied();
    TestPlay play = TestPlay.axis(board, position);
    play.give(play.disengage("de-79", "0403"));
    assertThat(play.position().ledger(Ledger.CITIES_SOVIET)).isZero();
    play.give(play.pursue("su-rd-76", "0404"));
    assertThat(play.events())
        .anyMatch(event -> event instanceof Moved moved && moved.rule().equals("6.62"));
    assertThat(play.position().ledger(Ledger.CITIES_SOVIET)).isEqualTo(1);
    assertThat(play.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }
}
