package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.assist;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.reply;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Revealed;
import stavka.engine.order.Lose;
import stavka.engine.order.Retreat;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class ResultTest {
  private static final int HEX = open(hex -> true);
  private static final int TARGET = next(HEX, 0);
  private static final int BEHIND = next(TARGET, 0);
  private static final String THREE = "su-rd-46 su-rd-152 su-rd-129";

  private static Field three(int die) {
    return at(8, Field.AXIS_COMBAT, die)
        .place(HEX, "de-5 de-35 de-161")
        .place(TARGET, THREE)
        .known("su-rd-46", 3, 4)
        .known("su-rd-152", 3, 4)
        .known("su-rd-129", 3, 4);
  }

  @Test
  @Rule({"9.65", "9.62", "9.64", "9.5", "9.21", "9.13"})
  void threeSovietUnitsAndAD1LoseOneUnitOrRetreatAllThree() {
    Field field = three(2).give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.fought().report().odds()).isEqualTo("2-1");
    assertThat(field.fought().result()).isEqualTo("D1");
    assertThat(field.choices())
        .containsExactlyInAnyOrder(
            reply("retreat"), lose("su-rd-46"), lose("su-rd-152"), lose("su-rd-129"));
    Field lost = three(2).give(attack("de-5 de-35 de-161", TARGET), lose("su-rd-152"));
    assertThat(lost.gone("su-rd-152")).isTrue();
    assertThat(lost.hexOf("su-rd-46")).isEqualTo(TARGET);
    field.give(reply("retreat"));
    assertThat(field.decision()).isEqualTo("retreat-enemy");
    assertThat(field.position().frame()).isNotNull();
  }

  @Test
  @Rule({"9.72", "9.71", "9.73", "9.74", "9.81", "9.82", "9.85", "9.87", "6.24"})
  void theOwnerTakesHisUnitsBackOutOfZonesAndTheVictorsFollow() {
    Field field = three(2).give(attack("de-5 de-35 de-161", TARGET), reply("retreat"));
    assertThat(field.choices()).allMatch(order -> order instanceof Retreat);
    field.give(new Retreat(Field.unit("su-rd-46"), Ints.of(BEHIND)));
    field.give(new Retreat(Field.unit("su-rd-152"), Ints.of(BEHIND)));
    field.give(new Retreat(Field.unit("su-rd-129"), Ints.of(BEHIND)));
    assertThat(field.decision()).isEqualTo("advance-or-stay");
    assertThat(field.why(advance("de-5", TARGET, BEHIND))).isEqualTo("9.86 advance-not-vacant");
    assertThat(field.why(attack("de-5", BEHIND))).isEqualTo("9.85 advance-first");
    field.give(advance("de-5", TARGET), reply("done"));
    assertThat(field.hexOf("de-5")).isEqualTo(TARGET);
    assertThat(field.why(attack("de-5", BEHIND))).isEqualTo("9.14 attack-attacked-before");
  }

  @Test
  @Rule({"9.61", "9.63"})
  void germanUnitsLoseStepByStep() {
    Field field =
        at(8, Field.AXIS_COMBAT, 6)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 3, 4);
    field.give(attack("de-5", TARGET));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(lose("de-5"));
    assertThat(Field.THEATRE.pieces().attack(field.position(), Field.unit("de-5"))).isEqualTo(4);
    assertThat(Field.THEATRE.pieces().roster().get(Field.unit("de-5")).steps()).hasSize(4);
    assertThat(Field.THEATRE.pieces().roster().get(Field.unit("de-7-pz-25")).steps()).hasSize(2);
  }

  @Test
  @Rule({"9.67", "9.66"})
  void onEngagedBothLoseAStepAndNobodyAdvances() {
    Field field =
        at(8, Field.AXIS_COMBAT, 5)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46 su-rd-152")
            .known("su-rd-46", 2, 2)
            .known("su-rd-152", 2, 2);
    field.give(attack("de-5", TARGET));
    assertThat(field.fought().result()).isEqualTo("Eng");
    assertThat(field.why(reply("retreat"))).isEqualTo("9.67 engaged-no-retreat");
    field.give(lose("su-rd-46"));
    assertThat(field.decision()).isEqualTo("attack-or-end");
    assertThat(field.position().get(Field.unit("de-5"), Marks.STEP)).isEqualTo(1);
  }

  @Test
  @Rule({"9.86", "9.83", "9.84", "9.64"})
  void afterAnEliminationTheVictorsAdvanceUpToTwoHexes() {
    Field field =
        at(8, Field.AXIS_COMBAT, 1)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 2, 2);
    field.give(attack("de-5 de-35", TARGET));
    assertThat(field.fought().result()).isEqualTo("De");
    assertThat(field.gone("su-rd-46")).isTrue();
    field.give(advance("de-5", TARGET, BEHIND));
    assertThat(field.hexOf("de-5")).isEqualTo(BEHIND);
  }

  @Test
  @Rule({"12.2", "12.3", "12.0", "12.4"})
  void anUntriedDefenderThatProvesWorthlessLeavesItsHexEmpty() {
    int ticket = ticketOf(0, 0);
    Field field = at(8, Field.AXIS_COMBAT, ticket).place(HEX, "de-5").place(TARGET, "su-rd-46");
    field.give(attack("de-5", TARGET));
    assertThat(field.events()).anyMatch(Revealed.class::isInstance);
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.decision()).isEqualTo("advance-or-stay");
  }

  @Test
  @Rule({"12.3", "10.23"})
  void aLeaderWhoseEscortProvesWorthlessGoesBack() {
    int ticket = ticketOf(0, 0);
    int back = next(HEX, 3);
    Field field =
        at(8, Field.SOVIET_COMBAT, ticket)
            .place(HEX, "su-rd-46 su-koniev")
            .place(TARGET, "de-5")
            .set(GuderianMarks.IN_ZONE, 1, "su-koniev su-rd-46")
            .set(GuderianMarks.CAME_FROM, back + 1, "su-koniev su-rd-46");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.hexOf("su-koniev")).isEqualTo(back);
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.has("de-5", Marks.DEFENDED)).isFalse();
  }

  @Test
  @Rule({"12.3", "9.14"})
  void aShown016DefendsButNeverAttacks() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 0, 1)
            .place(TARGET, "de-5");
    assertThat(field.why(attack("su-rd-46", TARGET))).isEqualTo("12.3 never-attacks");
  }

  /** The place in the full rifle cup, from 1, of the first counter of a value. */
  private static int ticketOf(int attack, int defence) {
    int ticket = 1;
    for (var value :
        Field.THEATRE.pieces().cup(Field.THEATRE.pieces().cupOf(Field.unit("su-rd-46")))) {
      if (value.attack() == attack && value.defence() == defence) {
        return ticket;
      }
      ticket += value.count();
    }
    throw new AssertionError("no such value");
  }

  @Test
  @Rule({"10.0", "10.24", "10.26", "10.22"})
  void aLeaderIsAStepOfHisStack() {
    Field field =
        at(8, Field.AXIS_COMBAT, 2)
            .place(HEX, "de-5 de-35 de-161")
            .place(TARGET, "su-rd-46 su-koniev")
            .known("su-rd-46", 5, 8);
    field.give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.fought().report().defence().total()).isEqualTo(13);
    assertThat(field.choices()).contains(lose("su-koniev"), lose("su-rd-46"));
    field.give(lose("su-koniev"));
    assertThat(field.gone("su-koniev")).isTrue();
  }

  @Test
  @Rule({"8.15", "9.71"})
  void friendsCancelZonesForRetreats() {
    int side = next(TARGET, 1);
    Field field =
        three(2)
            .place(next(side, 1), "de-6")
            .give(attack("de-5 de-35 de-161", TARGET), reply("retreat"));
    assertThat(field.choices())
        .noneMatch(order -> order instanceof Retreat r && r.path().first() == side);
  }

  @Test
  @Rule({"9.75", "9.73"})
  void aGuestAddsNothingAndFallsWithItsHosts() {
    Field field =
        at(8, Field.AXIS_COMBAT, 2)
            .place(HEX, "de-5 de-35 de-161")
            .place(TARGET, THREE)
            .known("su-rd-46", 5, 8)
            .known("su-rd-152", 3, 4)
            .known("su-rd-129", 3, 4)
            .set(Marks.GUEST, 1, "su-rd-46");
    field.give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.fought().report().defence().total()).isEqualTo(8);
    assertThat(field.fought().result()).startsWith("D");
    field.give(field.choices().stream().filter(Lose.class::isInstance).findFirst().orElseThrow());
    assertThat(field.gone("su-rd-46")).isTrue();
  }

  @Test
  @Rule({"15.12", "9.61"})
  void theLastRegimentOfADivisionScoresFivePointsAndASingleOneNothing() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 1)
            .place(HEX, "su-rd-46 su-rd-152 su-rd-129 su-koniev")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8)
            .known("su-rd-129", 7, 7)
            .place(TARGET, "de-7-pg-7")
            .set(Marks.STEP, 1, "de-7-pg-7")
            .box(stavka.guderian.model.Box.ELIMINATED, "de-7-pz-25 de-7-pg-6");
    field.give(
        attack("su-rd-46 su-rd-152 su-rd-129 su-koniev", TARGET), assist("su-koniev", "su-rd-46"));
    assertThat(field.fought().result()).isEqualTo("De");
    assertThat(field.position().ledger(Ledger.SOVIET_POINTS)).isEqualTo(5);
    assertThat(field.events())
        .contains(
            new stavka.engine.event.Scored(
                stavka.engine.value.Side.SOVIET, 5, "german-division", "15.12"));
  }

  @Test
  @Rule({"9.11", "9.12", "9.22", "9.23", "9.24", "9.14", "6.62"})
  void attacksAreVoluntaryAdjacentAndOnceAPhase() {
    Field field = three(2);
    assertThat(field.why(attack("de-5 de-5", TARGET))).isEqualTo("9.24 attack-named-twice");
    assertThat(field.why(attack("de-5", BEHIND))).isEqualTo("9.11 attack-no-enemy");
    assertThat(field.why(attack("su-rd-46", TARGET))).isEqualTo("9.11 attack-not-yours");
    field.set(Marks.DISRUPTED, 1, "de-5");
    assertThat(field.why(attack("de-5", TARGET))).isEqualTo("6.62 attack-disrupted");
    assertThat(field.why(attack("de-35", TARGET))).isEmpty();
    assertThat(field.why(end())).isEmpty();
  }
}
