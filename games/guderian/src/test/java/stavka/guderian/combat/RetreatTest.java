package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.assist;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.retreat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Retreat;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class RetreatTest {
  private static final int TARGET = open(h -> true);
  private static final int HEX = next(TARGET, 3);
  private static final int BEHIND = next(TARGET, 0);
  private static final int LEFT = next(TARGET, 5);
  private static final int RIGHT = next(TARGET, 1);

  private static List<Integer> firstHexes(Field field, String unit) {
    return field.choices().stream()
        .filter(order -> order instanceof Retreat r && r.unit() == Field.unit(unit))
        .map(order -> ((Retreat) order).path().first())
        .distinct()
        .toList();
  }

  /** Germans attack a hex at 2-1, and a D1 sends its defenders back one hex. */
  private static Field beaten(String defenders, int each) {
    Field field = at(8, Field.AXIS_COMBAT, 2).place(HEX, "de-5 de-35 de-161");
    field.place(TARGET, defenders);
    for (String unit : defenders.split(" ")) {
      field.known(unit, 3, each);
    }
    return field;
  }

  private static Field sent(Field field) {
    field.give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1");
    return field.give(reply("retreat"));
  }

  @Test
  @Rule("9.72")
  void theUnitsOfAStackMayPart() {
    Field field = sent(beaten("su-rd-46 su-rd-152", 5));
    field.give(retreat("su-rd-46", BEHIND), retreat("su-rd-152", next(TARGET, 1)));
    assertThat(field.hexOf("su-rd-46")).isEqualTo(BEHIND);
    assertThat(field.hexOf("su-rd-152")).isEqualTo(RIGHT);
  }

  @Test
  @Rule({"9.71", "8.15"})
  void aZoneClosesAHexUnlessAFriendStandsThere() {
    Field closed = sent(beaten("su-rd-46 su-rd-152", 5).place(next(BEHIND, 0), "de-6"));
    assertThat(firstHexes(closed, "su-rd-46")).doesNotContain(BEHIND).contains(LEFT);
    Field field = beaten("su-rd-46 su-rd-152", 5).place(next(BEHIND, 0), "de-6");
    field.place(BEHIND, "su-rd-129").known("su-rd-129", 3, 4);
    field.place(next(LEFT, 5), "de-26").place(next(RIGHT, 1), "de-263");
    sent(field);
    assertThat(firstHexes(field, "su-rd-46")).containsExactly(BEHIND);
    field.give(retreat("su-rd-46", BEHIND));
    assertThat(field.has("su-rd-46", Marks.GUEST)).isTrue();
  }

  @Test
  @Rule("9.73")
  void aVacantHexIsTakenBeforeOneWithFriends() {
    Field field = beaten("su-rd-46 su-rd-152", 5).place(BEHIND, "su-rd-129");
    sent(field);
    assertThat(firstHexes(field, "su-rd-46")).doesNotContain(BEHIND).contains(LEFT, RIGHT);
  }

  @Test
  @Rule({"9.73", "9.65"})
  void ofThreeGermansOnlyOneFindsRoomBesideTwoFriends() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 2)
            .place(HEX, "su-rd-46 su-rd-152 su-rd-129 su-koniev")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8)
            .known("su-rd-129", 5, 8)
            .place(TARGET, "de-5")
            .set(Marks.STEP, 1, "de-5")
            .place(TARGET, "de-7-pz-25 de-20-pz-21")
            .place(BEHIND, "de-6 de-26");
    closeAllBut(field, BEHIND);
    field.give(
        attack("su-rd-46 su-rd-152 su-rd-129 su-koniev", TARGET), assist("su-koniev", "su-rd-46"));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(reply("retreat"));
    assertThat(firstHexes(field, "de-5")).containsExactly(BEHIND);
    field.give(retreat("de-5", BEHIND));
    assertThat(field.hexOf("de-5")).isEqualTo(BEHIND);
    assertThat(field.gone("de-7-pz-25")).isTrue();
    assertThat(field.gone("de-20-pz-21")).isTrue();
  }

  /** Soviet units on the other hexes behind the target. */
  private static void closeAllBut(Field field, int open) {
    String[] blocks = {"su-rd-38", "su-rd-127", "su-rd-134", "su-rd-158", "su-rd-162"};
    int used = 0;
    for (int hex : Field.ring(TARGET)) {
      if (hex != open && hex != HEX) {
        field.place(hex, blocks[used++]);
      }
    }
  }

  @Test
  @Rule({"9.65", "9.71", "9.73"})
  void whoHasNoWayCannotChooseToRetreat() {
    Field field = beaten("su-rd-46 su-rd-152", 5);
    String[] ring = {"de-6", "de-26", "de-263", "de-137", "de-23"};
    int used = 0;
    for (int hex : Field.ring(TARGET)) {
      if (hex != HEX) {
        field.place(hex, ring[used++]);
      }
    }
    field.give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.why(reply("retreat"))).isEqualTo("9.71 retreat-cut-off");
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("su-rd-46"), lose("su-rd-152"));
  }

  @Test
  @Rule({"9.65", "9.73"})
  void ifOneUnitHasAWayTheSideMayRetreatAndTheOthersAreLost() {
    Field field =
        at(8, Field.AXIS_COMBAT, 2)
            .place(HEX, "de-5 de-35")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 3, 4);
    int cutOff = next(HEX, 2);
    field.place(cutOff, "su-rd-152").known("su-rd-152", 2, 4);
    field.place(next(cutOff, 1), "de-6").place(next(cutOff, 3), "de-26");
    field.give(attack("de-5 de-35", TARGET, cutOff));
    assertThat(field.fought().result()).isEqualTo("D1");
    assertThat(field.why(reply("retreat"))).isEmpty();
    field.give(reply("retreat"));
    while (field.decision().equals("retreat-enemy")) {
      field.give(field.choices().getFirst());
    }
    assertThat(field.gone("su-rd-152")).isTrue();
    assertThat(field.gone("su-rd-46")).isFalse();
    assertThat(field.hexOf("su-rd-46")).isNotEqualTo(TARGET);
  }

  @Test
  @Rule({"9.75", "9.14", "9.73"})
  void hostsMayBeAttackedThoughTheirGuestWasBeforeAndItDiesWithTheirFirstLoss() {
    Field field =
        at(8, Field.AXIS_COMBAT, 3, 2)
            .place(HEX, "de-5 de-35 de-161")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 5, 8)
            .place(BEHIND, "su-rd-152 su-rd-129")
            .known("su-rd-152", 3, 4)
            .known("su-rd-129", 2, 4)
            .place(next(LEFT, 4), "de-6")
            .place(next(RIGHT, 2), "de-26")
            .place(next(BEHIND, 0), "de-137 de-23");
    field.give(attack("de-5 de-35 de-161", TARGET));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(reply("retreat"), retreat("su-rd-46", BEHIND), reply("done"));
    field.give(attack("de-137 de-23", BEHIND));
    assertThat(field.fought().report().defence().total()).isEqualTo(8);
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(lose("su-rd-152"));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("su-rd-129")).isEqualTo(BEHIND);
  }

  @Test
  @Rule({"6.4", "9.71", "9.73"})
  void aSovietUnitDoesNotRetreatToTheFarWestBeforeTurn7() {
    int target = lonely(2);
    for (int turn : new int[] {6, 7}) {
      Field field =
          at(turn, Field.AXIS_COMBAT, 2)
              .place(target, "su-rd-46")
              .known("su-rd-46", 3, 4)
              .place(next(target, 1), "de-5")
              .place(next(target, 2), "de-6");
      field.give(attack("de-5", target));
      assertThat(field.fought().result()).isEqualTo("D1");
      if (turn == 6) {
        assertThat(field.gone("su-rd-46")).isTrue();
      } else {
        field.give(reply("retreat"));
        assertThat(firstHexes(field, "su-rd-46"))
            .containsExactlyInAnyOrder(next(target, 4), next(target, 5));
      }
    }
  }

  /** A hex of open country in a column, with nothing between it and its neighbours. */
  private static int lonely(int column) {
    for (int row = 1; row < GROUND.grid().rows() - 1; row++) {
      int hex = GROUND.grid().at(column, row);
      boolean plain = Field.THEATRE.map().terrainIs(hex, "clear");
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        plain &= Field.THEATRE.map().side(hex, direction) == 0;
      }
      if (plain) {
        return hex;
      }
    }
    throw new AssertionError("no such hex");
  }

  @Test
  @Rule({"6.4", "9.86"})
  void aSovietVictorDoesNotAdvanceToTheFarWestBeforeTurn7() {
    for (int turn : new int[] {6, 7}) {
      int target = lonely(1);
      int from = next(target, 1);
      Field field =
          at(turn, Field.SOVIET_COMBAT, 1)
              .place(from, "su-rd-46 su-rd-152 su-rd-129 su-koniev")
              .known("su-rd-46", 9, 8)
              .known("su-rd-152", 8, 8)
              .known("su-rd-129", 7, 7)
              .place(target, "de-7-pg-6")
              .set(Marks.STEP, 1, "de-7-pg-6");
      field.give(attack("su-rd-46 su-rd-152 su-rd-129", target));
      assertThat(field.fought().result()).isEqualTo("De");
      if (turn == 6) {
        assertThat(field.decision()).isEqualTo("attack-or-end");
      } else {
        assertThat(field.why(advance("su-rd-46", target))).isEmpty();
      }
      assertThat(field.position().ledger(Ledger.SOVIET_POINTS)).isZero();
    }
  }
}
