package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;

class ZoneTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);
  private static final int BEYOND = next(NORTH, 0);

  @Test
  @Rule({"8.15", "6.22"})
  void aFriendInTheHexDoesNotHelpThoseWhoMoveThere() {
    Field field =
        at(8, Field.AXIS_MOVEMENT)
            .place(HEX, "de-5")
            .place(NORTH, "de-35")
            .place(BEYOND, "su-rd-46");
    assertThat(field.why(march("de-5", NORTH, next(NORTH, 1)))).isEqualTo("6.22 stops-in-zone");
    assertThat(field.why(march("de-35", HEX))).isEqualTo("8.13 leaves-zone");
  }

  @Test
  @Rule({"8.12", "8.18"})
  void aZoneCostsNothingHoweverManyExertIt() {
    int two = next(HEX, 1);
    Field field =
        at(8, Field.AXIS_MOVEMENT)
            .place(next(HEX, 3), "de-5")
            .place(NORTH, "su-rd-46 su-rd-152")
            .place(two, "su-rd-129");
    int south = next(HEX, 3);
    int farSouth = next(south, 3);
    assertThat(field.why(march("de-5", farSouth, south, farSouth, south, HEX))).isEmpty();
    assertThat(field.why(march("de-5", farSouth, south, farSouth, south, farSouth, south, HEX)))
        .isEmpty();
  }

  @Test
  @Rule({"8.14", "8.16"})
  void bothAreInEachOthersZoneAndNobodyIsHinderedByHisOwn() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(NORTH, "su-rd-46");
    Board board = THEATRE.board(field.position());
    assertThat(board.inZoneOf(Side.AXIS, NORTH)).isTrue();
    assertThat(board.inZoneOf(Side.SOVIET, HEX)).isTrue();
    Field friends = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(BEYOND, "de-35");
    assertThat(friends.why(march("de-5", NORTH, next(NORTH, 1)))).isEmpty();
  }

  @Test
  @Rule({"8.11", "6.62", "6.63", "12.1"})
  void aDisruptedUnitHoldsNobodyUntilItsOwnRecovery() {
    Field field =
        at(8, Field.AXIS_MOVEMENT)
            .place(HEX, "de-5")
            .place(BEYOND, "su-rd-46")
            .set(Marks.DISRUPTED, 1, "su-rd-46");
    assertThat(field.why(march("de-5", NORTH, next(NORTH, 1)))).isEmpty();
    assertThat(field.why(march("de-5", NORTH, BEYOND))).isEqualTo("6.21 enemy-there");
    field.give(end(), end());
    assertThat(field.has("su-rd-46", Marks.DISRUPTED)).isTrue();
    Field defends =
        at(8, Field.AXIS_COMBAT)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 5, 8)
            .set(Marks.DISRUPTED, 1, "su-rd-46");
    assertThat(defends.defenceAgainst(attack("de-5", NORTH))).isEqualTo(8);
    Field soviet =
        at(8, Field.SOVIET_MOVEMENT)
            .place(HEX, "su-rd-46 su-koniev")
            .place(NORTH, "de-5")
            .set(Marks.DISRUPTED, 1, "su-rd-46");
    soviet.give(end());
    assertThat(soviet.why(attack("su-rd-46", NORTH))).isEqualTo("6.62 attack-disrupted");
    soviet.give(end());
    assertThat(soviet.has("su-rd-46", Marks.DISRUPTED)).isFalse();
  }

  @Test
  @Rule({"8.17", "6.7", "9.71", "9.11"})
  void nothingIsDoneAcrossALake() {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = next(hex, direction);
        if (to != HexGrid.NONE
            && THEATRE.map().sideHas(hex, direction, "lake")
            && GROUND.grid().column(hex) > 3) {
          Field field = at(8, Field.AXIS_COMBAT).place(hex, "de-5").place(to, "su-rd-46");
          assertThat(field.why(attack("de-5", to))).isEqualTo("8.17 attack-impassable");
          assertThat(at(8, Field.AXIS_MOVEMENT).place(hex, "de-5").why(march("de-5", to)))
              .isEqualTo("6.7 lake");
          assertThat(THEATRE.board(field.position()).inZoneOf(Side.AXIS, to)).isFalse();
          return;
        }
      }
    }
    throw new AssertionError("the map has no lake");
  }
}
