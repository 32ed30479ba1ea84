package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

/** Crossing the Donets from 0305 to 0304, which an enemy in 0203, also on the river, watches. */
class DonetsTest {
  private static TestBoard.Drawing drawing(String west) {
    return TestBoard.draw(
            """
            . . . . . .
             . . . . . .
            . . . %s . .
             . . . . . .
            """
                .formatted(west))
        .donets("0304-0305", "0203-0204");
  }

  private static final TestBoard RIVER = drawing(".").board();

  private static TestPosition crossing(String enemyHex, String... enemies) {
    return RIVER.position().place("0305", "su-rd-76").place(enemyHex, enemies).supplied();
  }

  private static TestPlay soviet(TestPosition position) {
    return TestPlay.soviet(RIVER, position);
  }

  @Test
  @Rule("6.25")
  void noUnitCrossesTheDonetsIntoTheZoneOfAnEnemyOnTheRiver() {
    TestPlay play = soviet(crossing("0203", "de-79"));
    assertThat(play.why(play.march("su-rd-76", "0304"))).isEqualTo("6.25 donets-guarded");
    assertThat(play.offered()).doesNotContain(play.march("su-rd-76", "0304"));
  }

  @Test
  @Rule("6.25")
  void theZoneOfAnEnemyAwayFromTheRiverDoesNotGuardIt() {
    TestPlay play = soviet(crossing("0303", "de-79"));
    assertThat(play.give(play.march("su-rd-76", "0304")).price()).isEqualTo(4);
  }

  @Test
  @Rule("6.25")
  void aHexOnTheRiverOutsideEveryEnemyZoneIsFree() {
    TestPlay play = soviet(crossing("0102", "de-79"));
    play.give(play.march("su-rd-76", "0304"));
  }

  @Test
  @Rule({"6.25", "15.24", "10.15"})
  void thoseWithoutAZoneDoNotGuardTheRiver() {
    TestPlay hq = soviet(crossing("0203", "ro-hq-6"));
    hq.give(hq.march("su-rd-76", "0304"));
    TestPlay entrenched =
        soviet(crossing("0203", "de-regiment-01").set(KharkovMarks.ENTRENCHED, "de-regiment-01"));
    entrenched.give(entrenched.march("su-rd-76", "0304"));
    TestPlay both =
        soviet(
            crossing("0203", "de-regiment-01")
                .set(KharkovMarks.ENTRENCHED, "de-regiment-01")
                .place("0303", "de-79"));
    both.give(both.march("su-rd-76", "0304"));
  }

  @Test
  @Rule("6.25")
  void aFriendlyUnitOnTheFarBankLetsOthersCrossToIt() {
    TestPlay play = soviet(crossing("0203", "de-79").place("0304", "su-rd-227"));
    play.give(play.march("su-rd-76", "0304"));
  }

  @Test
  @Rule({"6.25", "6.8"})
  void theHexAUnitCameFromIsNotHeldByAFriendOnItsAccount() {
    TestPosition start =
        RIVER
            .position()
            .turn(1)
            .place("0304", "su-rd-76")
            .place("0203", "de-79")
            .place("0404", "su-rd-293")
            .supplied();
    TestPlay play = soviet(start);
    // Out across the river and back again, into the zone of the Germans on it.
    assertThat(play.why(play.infiltrate("su-rd-76", "0305", "0304", "0404")))
        .isEqualTo("6.25 donets-guarded");
    // One that stays behind holds the hex, those that go along do not.
    TestPlay held = soviet(start.place("0304", "su-rd-227").supplied());
    held.give(held.infiltrate("su-rd-76", "0305", "0304", "0404"));
    TestPlay both = soviet(start);
    assertThat(both.why(both.infiltrate("su-rd-76 su-rd-227", "0305", "0304", "0404")))
        .isEqualTo("6.25 donets-guarded");
  }

  @Test
  @Rule({"6.25", "15.31"})
  void aGarrisonIsNoFriendlyUnitOnTheFarBank() {
    TestBoard city = drawing("c").board();
    TestPosition position =
        city.position().place("0305", "de-79").place("0203", "su-rd-76").supplied();
    TestPlay play = TestPlay.axis(city, position);
    assertThat(play.why(play.march("de-79", "0304"))).isEqualTo("6.25 donets-guarded");
  }

  @Test
  @Rule("6.25")
  void theSameHexIsFreeToThoseWhoDoNotCrossTheRiver() {
    TestPlay play = soviet(crossing("0203", "de-79").place("0404", "su-rd-227").supplied());
    play.give(play.march("su-rd-227", "0304"));
  }

  @Test
  @Rule("6.25")
  void aBridgeIsGuardedLikeTheRestOfTheRiver() {
    TestBoard bridge = drawing(".").road("0305", "0304").board();
    TestPosition position =
        bridge.position().place("0305", "su-rd-76").place("0203", "de-79").supplied();
    TestPlay play = TestPlay.soviet(bridge, position);
    assertThat(play.why(play.march("su-rd-76", "0304"))).isEqualTo("6.25 donets-guarded");
  }

  @Test
  @Rule({"6.25", "7.0"})
  void anOverrunGoesAcrossTheRiverIntoTheGuardedHex() {
    TestPosition position =
        RIVER
            .position()
            .place("0305", "su-gd-13", "su-gd-14", "su-gd-15", "su-hq-6")
            .place("0203", "de-79")
            .active("su-hq-6")
            .supplied()
            .place("0304", "de-regiment-01")
            .set(Marks.STEP, 1, "de-regiment-01")
            .dice(1);
    TestPlay play = soviet(position);
    // 6, 5 and 6 halved for the river and for the overrun, 1 each: 3 to 1, D2, and the regiment has
    // one step.
    play.give(play.ledBy("su-hq-6", "su-gd-13 su-gd-14 su-gd-15", "0304"));
    assertThat(play.decision()).isNotEqualTo("move-soviet");
  }
}
