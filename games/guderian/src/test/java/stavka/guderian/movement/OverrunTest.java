package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.retreat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.operational.model.Marks;

class OverrunTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);
  private static final int BEYOND = next(NORTH, 0);
  private static final int SOUTH = next(HEX, 3);
  private static final int FAR = next(SOUTH, 3);
  private static final String PANZERS = "de-7-pz-25 de-7-pg-6 de-7-pg-7";

  @Test
  @Rule("6.51")
  void anOverrunTakesThreePointsBesideTheWayThere() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(FAR, "de-5").place(NORTH, "su-rd-46");
    assertThat(field.why(overrun("de-5", NORTH, SOUTH, FAR, SOUTH, HEX))).isEmpty();
    assertThat(field.why(overrun("de-5", NORTH, SOUTH, FAR, SOUTH, FAR, SOUTH, HEX)))
        .isEqualTo("6.51 overrun-points");
    field.set(Marks.SUPPLIED, 0, "de-5");
    assertThat(field.why(overrun("de-5", NORTH, SOUTH, HEX))).isEqualTo("6.51 overrun-points");
  }

  @Test
  @Rule({"6.51", "6.54"})
  void theAttackIsHalvedAgainstAllUnitsOfOneHex() {
    Field field =
        at(8, Field.AXIS_MOVEMENT)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46 su-rd-152")
            .known("su-rd-46", 1, 4)
            .known("su-rd-152", 1, 3);
    assertThat(field.attackOf(overrun("de-5", NORTH))).isEqualTo(4);
    assertThat(field.defenceAgainst(overrun("de-5", NORTH))).isEqualTo(7);
    assertThat(field.why(overrun("de-5", BEYOND))).isEqualTo("6.5 not-adjacent");
    assertThat(field.why(overrun("de-5", SOUTH))).isEqualTo("6.51 no-enemy");
  }

  @Test
  @Rule({"6.51", "11.32", "11.0"})
  void supplyIsJudgedAtTheInstantOfTheOverrun() {
    Field field =
        at(8, Field.AXIS_MOVEMENT)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .set(Marks.GRACE, 0, "de-5");
    for (int i = 1; i < 6; i++) {
      field.place(
          next(HEX, i),
          new String[] {"", "su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134"}[i]);
    }
    assertThat(field.has("de-5", Marks.SUPPLIED)).isTrue();
    assertThat(field.attackOf(overrun("de-5", NORTH))).isEqualTo(2);
  }

  private static Field weak(int die) {
    return at(8, Field.AXIS_MOVEMENT, die)
        .place(HEX, "de-5")
        .place(NORTH, "su-rd-46")
        .known("su-rd-46", 2, 2);
  }

  @Test
  @Rule({"6.52", "9.66", "6.61", "6.63"})
  void aSplitResultStopsTheOverrunBesideTheEmptyHex() {
    Field field = weak(3).give(overrun("de-5", NORTH));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(reply("retreat"), retreat("su-rd-46", BEYOND), lose("de-5"));
    assertThat(field.position().vacant(NORTH)).isTrue();
    assertThat(field.hexOf("de-5")).isEqualTo(HEX);
    assertThat(field.has("su-rd-46", Marks.DISRUPTED)).isTrue();
    assertThat(field.why(march("de-5", SOUTH))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"6.52", "6.61", "9.67"})
  void engagedStopsTheOverrunAndDisruptsNobody() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 5)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46 su-rd-152")
            .known("su-rd-46", 1, 1)
            .known("su-rd-152", 1, 1);
    field.give(overrun("de-5", NORTH));
    assertThat(field.fought().result()).isEqualTo("Eng");
    field.give(lose("su-rd-46"));
    assertThat(field.position().get(Field.unit("de-5"), Marks.STEP)).isEqualTo(1);
    assertThat(field.has("su-rd-152", Marks.DISRUPTED)).isFalse();
    assertThat(field.hexOf("de-5")).isEqualTo(HEX);
    assertThat(field.why(march("de-5", SOUTH))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"6.61", "6.52", "6.62"})
  void aLostStepDisruptsAllWhoAreLeftInTheHexAndStopsTheAttackers() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 2)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46 su-rd-152")
            .known("su-rd-46", 1, 1)
            .known("su-rd-152", 1, 1);
    field.give(overrun("de-5", NORTH));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(lose("su-rd-46"));
    assertThat(field.has("su-rd-152", Marks.DISRUPTED)).isTrue();
    assertThat(field.has("de-5", Marks.DISRUPTED)).isFalse();
    assertThat(field.hexOf("de-5")).isEqualTo(HEX);
    assertThat(field.why(march("de-5", SOUTH))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"6.56", "6.51"})
  void afterAnOverrunIntoAZoneOnlyAnotherOverrunIsLeft() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 1)
            .place(HEX, PANZERS)
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(BEYOND, "su-rd-152")
            .known("su-rd-152", 1, 1)
            .place(SOUTH, "su-rd-129");
    field.give(overrun(PANZERS, NORTH));
    assertThat(field.hexOf("de-7-pg-7")).isEqualTo(NORTH);
    assertThat(field.why(march(PANZERS, next(NORTH, 1)))).isEqualTo("8.13 leaves-zone");
    assertThat(field.why(overrun(PANZERS, BEYOND))).isEmpty();
  }

  @Test
  @Rule({"6.56", "6.51"})
  void unitsThatBeganInAZoneMayOverrunAndGoOnOutOfIt() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 1)
            .place(HEX, PANZERS)
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(SOUTH, "su-rd-152");
    assertThat(field.why(march(PANZERS, next(HEX, 1)))).isEqualTo("8.13 leaves-zone");
    field.give(overrun(PANZERS, NORTH));
    assertThat(field.why(march(PANZERS, BEYOND))).isEmpty();
    field.give(march("de-7-pz-25", BEYOND));
    assertThat(field.hexOf("de-7-pz-25")).isEqualTo(BEYOND);
    assertThat(field.hexOf("de-7-pg-6")).isEqualTo(NORTH);
  }

  @Test
  @Rule({"6.54", "6.62"})
  void aUnitMayBeOverrunTwiceInAPhaseAndASecondDisruptionAddsNothing() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 2, 2)
            .place(HEX, "de-5")
            .place(next(NORTH, 1), "de-35")
            .place(NORTH, "su-rd-46 su-rd-152 su-rd-129")
            .known("su-rd-46", 1, 1)
            .known("su-rd-152", 2, 1)
            .known("su-rd-129", 0, 1);
    field.give(overrun("de-5", NORTH));
    assertThat(field.fought().report().odds()).isEqualTo("1-1");
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(lose("su-rd-46"), lose("de-5"));
    assertThat(field.has("su-rd-152", Marks.DISRUPTED)).isTrue();
    field.give(overrun("de-35", NORTH));
    assertThat(field.fought().report().odds()).isEqualTo("2-1");
    field.give(lose("su-rd-152"));
    assertThat(field.has("su-rd-129", Marks.DISRUPTED)).isTrue();
  }

  @Test
  @Rule({"6.58", "9.88"})
  void defendersWhoHoldDoNotFollowAttackersWhoRetreat() {
    Field field = weak(6).give(overrun("de-5", NORTH));
    assertThat(field.fought().result()).isEqualTo("A1");
    field.give(reply("retreat"), retreat("de-5", SOUTH));
    assertThat(field.hexOf("su-rd-46")).isEqualTo(NORTH);
    assertThat(field.decision()).isEqualTo("move-axis");
  }

  @Test
  @Rule({"6.53", "6.64", "10.1"})
  void aLeaderIsOverrunLikeAnyUnitAndThenCommandsNobody() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 2)
            .place(HEX, PANZERS)
            .place(NORTH, "su-lukin su-rd-46")
            .known("su-rd-46", 1, 1);
    assertThat(field.defenceAgainst(overrun(PANZERS, NORTH))).isEqualTo(4);
    field.give(overrun(PANZERS, NORTH));
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(lose("su-rd-46"));
    assertThat(field.has("su-lukin", Marks.DISRUPTED)).isTrue();
    assertThat(Field.THEATRE.pieces().commands(field.position(), Field.unit("su-lukin"))).isFalse();
  }

  @Test
  @Rule({"9.75", "6.51"})
  void aGuestAddsNothingAgainstAnOverrunEither() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 2)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46 su-rd-152")
            .known("su-rd-46", 1, 2)
            .known("su-rd-152", 5, 8)
            .set(Marks.GUEST, 1, "su-rd-152");
    field.give(overrun("de-5", NORTH));
    assertThat(field.fought().report().defence().total()).isEqualTo(2);
    assertThat(field.fought().result()).isEqualTo("D1");
    field.give(reply("retreat"), retreat("su-rd-46", BEYOND));
    assertThat(field.gone("su-rd-152")).isTrue();
    assertThat(field.hexOf("de-5")).isEqualTo(NORTH);
  }

  @Test
  @Rule({"6.4", "6.5"})
  void noSovietUnitOverrunsInColumns01And02BeforeTurn7() {
    int west = hex("0210");
    int from = 0;
    for (int hex : Field.ring(west)) {
      if (Field.GROUND.grid().column(hex) == 2 && passable(hex, west)) {
        from = hex;
      }
    }
    assertThat(from).isPositive();
    Field early = at(6, Field.SOVIET_MOVEMENT).place(from, "su-rd-46").place(west, "de-5");
    assertThat(early.why(overrun("su-rd-46", west))).isEqualTo("6.4 barred");
    Field late = at(7, Field.SOVIET_MOVEMENT).place(from, "su-rd-46").place(west, "de-5");
    assertThat(late.why(overrun("su-rd-46", west))).isEmpty();
  }

  private static boolean passable(int from, int to) {
    return Field.GROUND.passable(from, Field.GROUND.grid().direction(from, to));
  }

  @Test
  @Rule({"6.55", "12.2", "12.3"})
  void anUntriedOverrunnerThatProvesWorthlessIsGoneAndNothingHappensToTheGerman() {
    int ticket = 1;
    for (var value :
        Field.THEATRE.pieces().cup(Field.THEATRE.pieces().cupOf(Field.unit("su-rd-46")))) {
      if (value.attack() == 0 && value.defence() == 0) {
        break;
      }
      ticket += value.count();
    }
    Field field = at(8, Field.SOVIET_MOVEMENT, ticket).place(HEX, "su-rd-46").place(NORTH, "de-5");
    field.give(overrun("su-rd-46", NORTH));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("de-5")).isEqualTo(NORTH);
    assertThat(field.has("de-5", Marks.DISRUPTED)).isFalse();
    assertThat(field.decision()).isEqualTo("move-soviet");
  }
}
