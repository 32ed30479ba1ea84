package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.reply;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

class AttackTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);
  private static final int EAST = next(HEX, 1);
  private static final int BEYOND = next(NORTH, 0);

  @Test
  @Rule({"9.4", "9.0"})
  void twentySixAgainstNineIsTwoToOne() {
    Field field =
        at(8, Field.AXIS_COMBAT, 1)
            .place(HEX, "de-5 de-35 de-7-pz-25")
            .place(next(NORTH, 1), "de-gd")
            .place(NORTH, "su-rd-46 su-rd-152")
            .known("su-rd-46", 5, 8)
            .known("su-rd-152", 1, 1);
    String all = "de-5 de-35 de-7-pz-25 de-gd";
    assertThat(field.attackOf(attack(all, NORTH))).isEqualTo(26);
    assertThat(field.defenceAgainst(attack(all, NORTH))).isEqualTo(9);
    field.give(attack(all, NORTH));
    assertThat(field.fought().report().odds()).isEqualTo("2-1");
    assertThat(field.fought().result()).isEqualTo("D2");
  }

  @ParameterizedTest
  @Rule({"9.5", "9.4"})
  @CsvSource({
    "1, 4, 1-3, A1",
    "1, 2, 1-2, D1/A1",
    "9, 5, 1-1, D1",
    "29, 10, 2-1, D2",
    "120, 10, 10-1, De"
  })
  void worseAndBetterOddsUseTheEndColumns(int attack, int defence, String odds, String first) {
    var table = Field.THEATRE.charts().combatTable();
    int column = table.column(attack, defence);
    assertThat(table.columns().get(column)).hasToString(odds);
    assertThat(table.result(column, 1)).isEqualTo(first);
  }

  @Test
  @Rule({"9.12", "9.64"})
  void whoDoesNotAttackIsNotTouchedByTheResult() {
    Field field =
        at(8, Field.AXIS_COMBAT, 6)
            .place(HEX, "de-7-pz-25 de-5")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 9, 8);
    field.give(attack("de-7-pz-25", NORTH));
    assertThat(field.fought().result()).isEqualTo("Ae");
    assertThat(field.gone("de-7-pz-25")).isTrue();
    assertThat(field.hexOf("de-5")).isEqualTo(HEX);
    assertThat(field.position().get(Field.unit("de-5"), Marks.STEP)).isZero();
  }

  @Test
  @Rule({"9.22", "9.14"})
  void theUnitsOfAHexMayAttackDifferentHexesEachOnce() {
    Field field =
        at(8, Field.AXIS_COMBAT, 1)
            .place(HEX, "de-5 de-35")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(EAST, "su-rd-152")
            .known("su-rd-152", 1, 1);
    field.give(attack("de-5", NORTH));
    field.give(reply("done"));
    assertThat(field.why(attack("de-5", EAST))).isEqualTo("9.14 attack-twice");
    assertThat(field.why(attack("de-35", EAST))).isEmpty();
  }

  @Test
  @Rule({"9.23", "9.24", "9.11"})
  void aUnitMayAttackSeveralHexesAtOnceIfAllAttackersAreNextToAll() {
    Field field =
        at(8, Field.AXIS_COMBAT)
            .place(HEX, "de-5")
            .place(next(HEX, 5), "de-35")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 2)
            .place(EAST, "su-rd-152")
            .known("su-rd-152", 1, 3);
    assertThat(field.why(attack("de-5", NORTH, EAST))).isEmpty();
    assertThat(field.defenceAgainst(attack("de-5", NORTH, EAST))).isEqualTo(5);
    assertThat(field.why(attack("de-5 de-35", NORTH, EAST))).isEqualTo("9.23 attack-not-adjacent");
    assertThat(field.why(attack("de-5 de-35", NORTH))).isEmpty();
    assertThat(field.why(attack("de-5", NORTH, NORTH))).isEqualTo("9.24 attack-named-twice");
  }

  @Test
  @Rule({"9.21", "9.13"})
  void aStackIsAttackedWholeByAsManyAsThereAre() {
    Field field =
        at(8, Field.AXIS_COMBAT)
            .place(NORTH, "su-rd-46 su-rd-152 su-koniev")
            .known("su-rd-46", 1, 2)
            .known("su-rd-152", 1, 3);
    String[] stacks = {"de-5 de-35 de-161", "de-6 de-26 de-263", "de-137 de-23 de-258"};
    int[] hexes = {HEX, next(NORTH, 2), next(NORTH, 4)};
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < stacks.length; i++) {
      field.place(hexes[i], stacks[i]);
      all.append(i == 0 ? "" : " ").append(stacks[i]);
    }
    assertThat(field.attackOf(attack(all.toString(), NORTH))).isEqualTo(81);
    assertThat(field.defenceAgainst(attack("de-5", NORTH))).isEqualTo(2 + 3 + 5);
  }

  @Test
  @Rule({"9.11", "6.11"})
  void nobodyAttacksInAMovementPhaseNorMovesInACombatPhase() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(NORTH, "su-rd-46");
    assertThat(field.why(attack("de-5", NORTH))).isEqualTo("4.2 not-now");
    Field combat = at(8, Field.AXIS_COMBAT).place(HEX, "de-5").place(BEYOND, "su-rd-46");
    assertThat(combat.why(Field.march("de-5", NORTH))).isEqualTo("9.11 combat-phase-only");
  }

  @Test
  @Rule({"9.32", "9.33"})
  void aRiverCountsForEachHexOnlyIfAllAttackersCrossOne() {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = next(hex, direction);
        if (from == HexGrid.NONE
            || !GROUND.crossesRiver(from, hex)
            || !Field.THEATRE.map().terrainIs(hex, "clear")) {
          continue;
        }
        int other = next(hex, (direction + 1) % HexGrid.DIRECTIONS);
        int dry = next(hex, (direction + 3) % HexGrid.DIRECTIONS);
        if (other != HexGrid.NONE
            && dry != HexGrid.NONE
            && GROUND.crossesRiver(other, hex)
            && !GROUND.crossesRiver(dry, hex)
            && GROUND.passable(dry, direction)) {
          Field field =
              at(8, Field.AXIS_COMBAT)
                  .place(from, "de-5")
                  .place(other, "de-35")
                  .place(dry, "de-161")
                  .place(hex, "su-rd-46")
                  .known("su-rd-46", 4, 4);
          assertThat(field.defenceAgainst(attack("de-5 de-35", hex))).isEqualTo(8);
          assertThat(field.defenceAgainst(attack("de-5 de-161", hex))).isEqualTo(4);
          assertThat(field.defenceAgainst(attack("de-161", hex))).isEqualTo(4);
          return;
        }
      }
    }
    throw new AssertionError("no such bend of a river");
  }

  @Test
  @Rule({"9.31", "6.7"})
  void aMajorCityDoublesAndAMinorOneDoesNot() {
    int smolensk = Field.hex("2216");
    int velizh = Field.hex("1509");
    for (int city : new int[] {smolensk, velizh}) {
      int from = HexGrid.NONE;
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int hex = next(city, direction);
        if (!GROUND.crossesRiver(hex, city) && GROUND.passable(city, direction)) {
          from = hex;
        }
      }
      Field field =
          at(8, Field.AXIS_COMBAT)
              .place(from, "de-5")
              .place(city, "su-rd-46")
              .known("su-rd-46", 4, 4);
      int expected = city == smolensk || GROUND.isForest(velizh) ? 8 : 4;
      assertThat(field.defenceAgainst(attack("de-5", city))).isEqualTo(expected);
    }
    assertThat(Field.THEATRE.map().terrainIs(smolensk, "city")).isTrue();
  }

  @Test
  @Rule({"9.65", "9.61", "9.64"})
  void twoStepsMayComeFromOneUnitOrTwoAndNeverTogetherWithARetreat() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 1)
            .place(HEX, "su-rd-46 su-rd-152 su-koniev")
            .known("su-rd-46", 9, 8)
            .known("su-rd-152", 8, 8)
            .place(NORTH, "de-7-pz-25 de-20-pz-21");
    field.give(attack("su-rd-46 su-rd-152", NORTH));
    assertThat(field.fought().result()).isEqualTo("D2");
    assertThat(field.choices())
        .containsExactlyInAnyOrder(
            reply("retreat"),
            lose("de-7-pz-25 de-7-pz-25"),
            lose("de-20-pz-21 de-20-pz-21"),
            lose("de-20-pz-21 de-7-pz-25"));
    assertThat(field.why(lose("de-7-pz-25"))).isEqualTo("9.65 lose-so-many");
    field.give(lose("de-20-pz-21 de-7-pz-25"));
    assertThat(field.decision()).isNotEqualTo("retreat-enemy");
    assertThat(field.position().get(Field.unit("de-7-pz-25"), Marks.STEP)).isEqualTo(1);
    assertThat(field.position().get(Field.unit("de-20-pz-21"), Marks.STEP)).isEqualTo(1);
  }
}
