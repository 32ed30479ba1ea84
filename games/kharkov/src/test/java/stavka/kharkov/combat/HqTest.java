package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Advance;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.combat.DisplaceStage.Displace;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.operational.model.Marks;

class HqTest {
  private static final TestBoard OPEN = TestBoard.open(7, 9);

  /** A headquarters alone in 0405 next to a German division, a Soviet division in 0407. */
  private static TestPosition lone() {
    return OPEN.position()
        .place("0404", "de-79")
        .place("0405", "su-hq-6")
        .active("su-hq-6")
        .place("0407", "su-gd-13")
        .supplied();
  }

  private static Fight attack(TestPosition position) {
    return Fight.axis(OPEN, position).attack("0405", "de-79");
  }

  @Test
  @Rule({"10.14", "9.52"})
  void aLoneHeadquartersRetreatsWhenItCan() {
    Fight fight =
        Fight.axis(OPEN, lone().set(Marks.STEP, 2, "de-79").dice(2)).attack("0405", "de-79");
    assertThat(fight.fought().result()).isEqualTo("D1");
    fight.retreat("su-hq-6", "0406");
    assertThat(fight.place("su-hq-6")).isEqualTo("0406");
    assertThat(fight.has("su-hq-6", KharkovMarks.ACTIVE)).isTrue();
    assertThat(fight.asked()).isEqualTo("advance-or-stay");
  }

  @Test
  @Rule({"10.14", "10.17"})
  void aLoneHeadquartersThatCannotRetreatIsDisplaced() {
    TestPosition position =
        lone().place("0406", "de-294").set(Marks.STEP, 2, "de-79").supplied().dice(2);
    Fight fight = attack(position);
    assertThat(fight.place("su-hq-6")).isEqualTo("0407");
    assertThat(fight.has("su-hq-6", KharkovMarks.ACTIVE)).isFalse();
    assertThat(fight.has("su-hq-6", KharkovMarks.DISPLACED)).isTrue();
  }

  @Test
  @Rule({"10.14", "10.17"})
  void defenderEliminatedDisplacesALoneHeadquarters() {
    Fight fight = attack(lone().dice(3));
    assertThat(fight.fought().result()).isEqualTo("De");
    assertThat(fight.place("su-hq-6")).isEqualTo("0407");
    assertThat(fight.has("su-hq-6", KharkovMarks.DISPLACED)).isTrue();
  }

  @Test
  @Rule({"10.14", "9.59"})
  void engagedDisplacesALoneHeadquarters() {
    Fight fight = attack(lone().set(Marks.STEP, 2, "de-79").dice(5));
    assertThat(fight.fought().result()).isEqualTo("Eng");
    assertThat(fight.place("su-hq-6")).isEqualTo("0407");
    assertThat(fight.get("de-79", Marks.STEP)).isEqualTo(3);
  }

  @Test
  @Rule("10.17")
  void theOwnerChoosesAmongTheNearestUnits() {
    Fight fight = attack(lone().place("0403", "su-gd-14").supplied().dice(3));
    assertThat(fight.frame()).isEqualTo(Displace.class);
    assertThat(fight.legal().decision().side()).isEqualTo(stavka.engine.value.Side.SOVIET);
    assertThat(fight.why(new Place(fight.units("su-hq-6"), fight.hex("0406"))))
        .isEqualTo("10.17 displace-nearest");
    fight.submit(new Place(fight.units("su-hq-6"), fight.hex("0403")));
    assertThat(fight.place("su-hq-6")).isEqualTo("0403");
    assertThat(fight.has("su-hq-6", KharkovMarks.ACTIVE)).isFalse();
  }

  @Test
  @Rule("10.18")
  void aHeadquartersIsLostOnlyWhenNoFriendlyUnitIsLeft() {
    Fight fight = attack(lone().box(Box.ELIMINATED, "su-gd-13").dice(3));
    assertThat(fight.position().inBox(fight.unit("su-hq-6"), Box.ELIMINATED)).isTrue();
  }

  @Test
  @Rule({"10.13", "10.17"})
  void aHeadquartersWhoseUnitsAllDieIsDisplaced() {
    TestPosition position =
        lone().place("0405", "su-rd-76").known("su-rd-76", 2, 4).supplied().dice(2);
    Fight fight = attack(position).lose("su-rd-76");
    assertThat(fight.fought().result()).isEqualTo("D1");
    assertThat(fight.place("su-hq-6")).isEqualTo("0407");
    assertThat(fight.has("su-hq-6", KharkovMarks.DISPLACED)).isTrue();
  }

  @Test
  @Rule("10.13")
  void aHeadquartersStaysWithUnitsThatStand() {
    TestPosition position =
        lone().place("0405", "su-rd-76", "su-gd-14").known("su-rd-76", 1, 2).supplied().dice(2);
    Fight fight = attack(position).lose("su-rd-76");
    assertThat(fight.place("su-hq-6")).isEqualTo("0405");
    assertThat(fight.has("su-hq-6", KharkovMarks.ACTIVE)).isTrue();
  }

  @Test
  @Rule("10.13")
  void aHeadquartersRetreatsWithItsUnits() {
    TestPosition position =
        lone().place("0405", "su-rd-76").known("su-rd-76", 2, 4).supplied().dice(2);
    Fight fight = attack(position).retreat();
    fight.retreat("su-rd-76", "0406").retreat("su-hq-6", "0406");
    assertThat(fight.place("su-hq-6")).isEqualTo("0406");
    assertThat(fight.has("su-hq-6", Marks.GUEST)).isFalse();
  }

  @Test
  @Rule({"10.13", "10.16"})
  void aHeadquartersMayFollowAttackersWhoRetreatOrStay() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79")
            .place("0405", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(3);
    Fight fight = Fight.soviet(OPEN, position).attack("0404", "su-gd-13").retreat();
    assertThat(fight.fought().result()).isEqualTo("A1");
    fight.retreat("su-gd-13", "0406");
    assertThat(fight.legal().decision().code()).isEqualTo("hq-follows");
    fight.retreat("su-hq-6", "0406");
    assertThat(fight.place("su-hq-6")).isEqualTo("0406");
    Fight stays = Fight.soviet(OPEN, position.dice(3)).attack("0404", "su-gd-13").retreat();
    stays.retreat("su-gd-13", "0406").submit(new Reply("done"));
    assertThat(stays.place("su-hq-6")).isEqualTo("0405");
    assertThat(stays.frame()).isEqualTo(Void.class);
  }

  @Test
  @Rule("10.13")
  void attackersWhoAreAllEliminatedLeaveTheirHeadquartersDisplaced() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-79", "de-294", "de-297")
            .place("0405", "su-gd-13", "su-hq-6")
            .place("0408", "su-gd-14")
            .active("su-hq-6")
            .supplied()
            .dice(6);
    Fight fight = Fight.soviet(OPEN, position).attack("0404", "su-gd-13");
    assertThat(fight.fought().result()).isEqualTo("Ae");
    assertThat(fight.place("su-hq-6")).isEqualTo("0408");
  }

  @Test
  @Rule("10.13")
  void aHeadquartersAdvancesOnlyWithAUnit() {
    TestPosition position =
        OPEN.position()
            .place("0404", "de-454")
            .place("0405", "su-gd-13", "su-hq-6")
            .active("su-hq-6")
            .supplied()
            .dice(2);
    Fight fight = Fight.soviet(OPEN, position).attack("0404", "su-gd-13").lose("de-454");
    assertThat(fight.why(new Advance(fight.units("su-hq-6"), fight.hexes("0404"))))
        .isEqualTo("9.71 advance-nobody");
    Advance both = new Advance(fight.units("su-gd-13", "su-hq-6"), fight.hexes("0404"));
    assertThat(fight.choices()).contains(both);
    fight.submit(both);
    assertThat(fight.place("su-hq-6")).isEqualTo("0404");
  }
}
