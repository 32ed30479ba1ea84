package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

class LeaderTest {
  private static final int HEX = open(h -> true);
  private static final int TARGET = next(HEX, 0);
  private static final int BACK = next(HEX, 3);

  /** The place in the full rifle cup, from 1, of the first counter of a value. */
  static int ticket(int attack, int defence) {
    int ticket = 1;
    for (var value : THEATRE.pieces().cup(THEATRE.pieces().cupOf(unit("su-rd-46")))) {
      if (value.attack() == attack && value.defence() == defence) {
        return ticket;
      }
      ticket += value.count();
    }
    throw new AssertionError("no such value");
  }

  private static Field led(String units, int... dice) {
    return at(8, Field.SOVIET_COMBAT, dice).place(HEX, units).place(TARGET, "de-5");
  }

  @Test
  @Rule({"10.36", "10.1"})
  void hisPointsGoToOneUnitAndNeverExceedItsOwn() {
    Field weak = led("su-rd-46 su-koniev").known("su-rd-46", 2, 2);
    assertThat(weak.attackOf(attack("su-rd-46 su-koniev", TARGET))).isEqualTo(4);
    Field two =
        led("su-rd-46 su-rd-152 su-koniev").known("su-rd-46", 9, 8).known("su-rd-152", 2, 2);
    assertThat(two.attackOf(attack("su-rd-46 su-rd-152 su-koniev", TARGET))).isEqualTo(9 + 5 + 2);
  }

  @Test
  @Rule({"10.36", "11.32"})
  void theLimitIsTheStrengthAfterAllChanges() {
    Field field = led("su-rd-46 su-koniev").known("su-rd-46", 6, 8);
    cutOff(field, "su-rd-46 su-koniev");
    assertThat(field.attackOf(attack("su-rd-46 su-koniev", TARGET))).isEqualTo(3 + 3);
  }

  /** Takes the supply of units from them by surrounding them. */
  private static void cutOff(Field field, String units) {
    String[] ring = {"de-6", "de-26", "de-263", "de-137", "de-23"};
    for (int i = 1; i < 6; i++) {
      field.place(next(HEX, i), ring[i - 1]);
    }
    field.set(Marks.GRACE, 0, units);
  }

  @Test
  @Rule("10.36")
  void twoLeadersHelpTwoUnits() {
    Field field =
        led("su-rd-46 su-rd-152 su-koniev su-lukin")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8);
    assertThat(field.attackOf(attack("su-rd-46 su-rd-152 su-koniev su-lukin", TARGET)))
        .isEqualTo(9 + 8 + 5 + 3);
    assertThat(field.attackOf(attack("su-rd-46 su-koniev su-lukin", TARGET))).isEqualTo(9 + 5);
  }

  @Test
  @Rule({"10.36", "10.22", "6.64"})
  void heHelpsOnlyFromHisOwnHexAndInOrder() {
    int beside = next(HEX, 1);
    Field field = led("su-rd-46").known("su-rd-46", 9, 8).place(beside, "su-koniev su-rd-152");
    assertThat(field.why(attack("su-rd-46 su-koniev", TARGET))).isEqualTo("10.22 leader-alone");
    Field disrupted =
        led("su-rd-46 su-koniev su-lukin")
            .known("su-rd-46", 9, 8)
            .set(Marks.DISRUPTED, 1, "su-koniev");
    assertThat(disrupted.why(attack("su-rd-46 su-koniev", TARGET)))
        .isEqualTo("6.62 attack-disrupted");
    assertThat(disrupted.attackOf(attack("su-rd-46", TARGET))).isEqualTo(9);
  }

  @Test
  @Rule({"10.26", "9.12"})
  void heIsInOneAttackOnlyAndOutOfItUnlessNamed() {
    Field field =
        led("su-rd-46 su-rd-152 su-koniev", 1)
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8)
            .place(next(HEX, 1), "de-35");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(lose("de-5"));
    assertThat(field.why(attack("su-rd-152 su-koniev", next(HEX, 1))))
        .isEqualTo("9.14 attack-twice");
    assertThat(field.why(attack("su-rd-152", next(HEX, 1)))).isEmpty();
    Field apart = led("su-rd-46 su-koniev", 6).known("su-rd-46", 1, 5);
    apart.give(attack("su-rd-46", TARGET));
    assertThat(apart.fought().result()).isEqualTo("Ae");
    assertThat(apart.gone("su-rd-46")).isTrue();
    assertThat(apart.hexOf("su-koniev")).isEqualTo(HEX);
  }

  @Test
  @Rule({"10.35", "10.31", "11.32"})
  void underALeaderWhoIsCutOffAUnitAttacksAtHalf() {
    Field field = led("su-rd-46 su-koniev").known("su-rd-46", 9, 8);
    cutOff(field, "su-rd-46 su-koniev");
    assertThat(field.attackOf(attack("su-rd-46", TARGET))).isEqualTo(4);
  }

  @Test
  @Rule({"10.35", "10.1"})
  void outOfEveryRadiusAUnitDoesNotAttackAndDefendsAtHalf() {
    int away = next(next(BACK, 3), 3);
    Field field =
        led("su-rd-46")
            .known("su-rd-46", 9, 8)
            .place(away, "su-kachalov")
            .set(Marks.GRACE, 0, "su-rd-46");
    assertThat(field.why(attack("su-rd-46", TARGET))).isEqualTo("10.35 attack-no-command");
    Field near = led("su-rd-46").known("su-rd-46", 9, 8).place(BACK, "su-kachalov");
    assertThat(near.why(attack("su-rd-46", TARGET))).isEmpty();
    Field defends =
        at(8, Field.AXIS_COMBAT)
            .place(HEX, "su-rd-46")
            .known("su-rd-46", 9, 8)
            .place(TARGET, "de-5")
            .place(away, "su-kachalov")
            .set(Marks.GRACE, 0, "su-rd-46 su-kachalov");
    assertThat(defends.defenceAgainst(attack("de-5", HEX))).isEqualTo(4);
  }

  @Test
  @Rule({"10.23", "12.3"})
  void aLeaderWithAnotherEscortStays() {
    Field field =
        led("su-rd-46 su-rd-152 su-koniev", ticket(0, 0), 2)
            .known("su-rd-152", 9, 8)
            .set(GuderianMarks.IN_ZONE, 1, "su-koniev su-rd-46 su-rd-152")
            .set(GuderianMarks.CAME_FROM, BACK + 1, "su-koniev su-rd-46 su-rd-152");
    field.give(attack("su-rd-46 su-rd-152", TARGET));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("su-koniev")).isEqualTo(HEX);
    assertThat(field.fought().report().attack().total()).isEqualTo(9);
  }

  @Test
  @Rule({"10.23", "9.71"})
  void aLeaderWhoseWayBackIsShutIsLost() {
    Field field =
        led("su-rd-46 su-koniev", ticket(0, 0))
            .set(GuderianMarks.IN_ZONE, 1, "su-koniev su-rd-46")
            .set(GuderianMarks.CAME_FROM, BACK + 1, "su-koniev su-rd-46")
            .place(next(BACK, 3), "de-6");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.gone("su-koniev")).isTrue();
    assertThat(field.hexOf("de-5")).isEqualTo(TARGET);
    assertThat(field.decision()).isEqualTo("attack-or-end");
  }

  @Test
  @Rule({"10.23", "12.3"})
  void anEscortThatProvesTo016GoesBackWithHim() {
    Field field =
        led("su-rd-46 su-koniev", ticket(0, 1))
            .set(GuderianMarks.IN_ZONE, 1, "su-koniev su-rd-46")
            .set(GuderianMarks.CAME_FROM, BACK + 1, "su-koniev su-rd-46");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.hexOf("su-koniev")).isEqualTo(BACK);
    assertThat(field.hexOf("su-rd-46")).isEqualTo(BACK);
  }

  @Test
  @Rule({"10.23", "12.3"})
  void whoWasInTheZoneBeforeThisTurnStays() {
    Field field = led("su-rd-46 su-koniev", ticket(0, 1));
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.hexOf("su-rd-46")).isEqualTo(HEX);
    assertThat(field.hexOf("su-koniev")).isEqualTo(HEX);
    assertThat(field.has("de-5", Marks.DEFENDED)).isFalse();
    assertThat(field.decision()).isEqualTo("attack-or-end");
  }

  @Test
  @Rule({"10.23", "10.25"})
  void aLeaderJoinsAUnitInAZoneAndMovesAloneElsewhere() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .place(BACK, "su-koniev")
            .place(HEX, "su-rd-46")
            .place(TARGET, "de-5");
    assertThat(field.why(march("su-koniev", HEX))).isEmpty();
    assertThat(field.why(march("su-koniev", next(BACK, 3)))).isEmpty();
    field.known("su-rd-46", 0, 1);
    assertThat(field.why(march("su-koniev", HEX))).isEqualTo("10.23 leader-escort");
  }

  @Test
  @Rule({"10.22", "10.1"})
  void aLeaderAloneHasAZoneAndDefendsWithHisRating() {
    Field field = at(8, Field.AXIS_COMBAT).place(HEX, "su-koniev").place(TARGET, "de-5");
    assertThat(THEATRE.board(field.position()).inZoneOf(Side.SOVIET, TARGET)).isTrue();
    assertThat(field.defenceAgainst(attack("de-5", HEX))).isEqualTo(5);
  }
}
