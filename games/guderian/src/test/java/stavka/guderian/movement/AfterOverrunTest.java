package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.unit;
import static stavka.guderian.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.move.MoveField;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.Told;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

/** Two regiments that overran together, with more and fewer points left. */
class AfterOverrunTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int JUMP_OFF = next(TARGET, 3);
  private static final int SOUTH = next(JUMP_OFF, 3);
  private static final int WEST = next(JUMP_OFF, 4);
  private static final int NORTH = next(TARGET, 0);
  private static final int BEYOND = next(NORTH, 0);
  private static final String TIRED = "de-7-pz-25";
  private static final String FRESH = "de-20-pz-21";

  /** The tired one has come two hexes and has five points left, the fresh one six. */
  private static Field overran(int... dice) {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT, dice)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(next(WEST, 4), TIRED)
            .place(SOUTH, FRESH);
    field.give(march(TIRED, WEST, JUMP_OFF));
    field.give(overrun(FRESH + " " + TIRED, TARGET, JUMP_OFF), lose("su-rd-46"));
    assertThat(field.decision()).isEqualTo("go-on");
    return field;
  }

  private static int[] upAndDown(int steps) {
    int[] path = new int[steps];
    for (int i = 0; i < steps; i++) {
      path[i] = i % 2 == 0 ? NORTH : BEYOND;
    }
    return path;
  }

  @Test
  @Rule({"6.51", "6.54"})
  void eachIsChargedForItsOwnWayToTheOverrun() {
    Field field = overran(1);
    assertThat(field.why(march(TIRED, upAndDown(5)))).isEmpty();
    assertThat(field.why(march(TIRED, upAndDown(6)))).isEqualTo("6.23 too-far");
    assertThat(field.why(march(FRESH, upAndDown(6)))).isEmpty();
    assertThat(field.why(march(FRESH, upAndDown(7)))).isEqualTo("6.23 too-far");
    assertThat(field.why(march(FRESH + " " + TIRED, upAndDown(6)))).isEqualTo("6.23 too-far");
  }

  @Test
  @Rule({"6.51", "6.56"})
  void whoStaysBehindGoesOnWhenTheOtherHasHalted() {
    Field field = overran(1).give(march(TIRED, NORTH));
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.why(march(TIRED, BEYOND))).endsWith("finish-motion");
    assertThat(field.why(march(FRESH, upAndDown(7)))).isEqualTo("6.23 too-far");
    field.give(march(FRESH, upAndDown(6)));
    assertThat(field.decision()).isEqualTo("move-axis");
    assertThat(field.hexOf(TIRED)).isEqualTo(NORTH);
    assertThat(field.hexOf(FRESH)).isEqualTo(BEYOND);
    assertThat(field.has(TIRED, Marks.MOVED) && field.has(FRESH, Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"6.51", "6.56"})
  void oneOfThemOverrunsAgainAndTheOtherGoesOnAfterwards() {
    Field field = overran(1, 1);
    field.place(BEYOND, "su-rd-152").known("su-rd-152", 1, 1);
    field.give(overrun(FRESH, BEYOND, NORTH));
    if (field.decision().equals("lose-or-retreat")) {
      field.give(lose("su-rd-152"));
    }
    assertThat(field.hexOf(FRESH)).isEqualTo(BEYOND);
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.why(march(TIRED, NORTH))).endsWith("finish-motion");
    int on = next(BEYOND, 0);
    assertThat(field.why(march(FRESH, on, next(on, 0)))).isEmpty();
    assertThat(field.why(march(FRESH, on, next(on, 0), on))).isEqualTo("6.23 too-far");
    field.give(march(FRESH, on));
    assertThat(field.decision()).isEqualTo("go-on");
    field.give(march(TIRED, NORTH));
    assertThat(field.hexOf(TIRED)).isEqualTo(NORTH);
    assertThat(field.decision()).isEqualTo("move-axis");
  }

  @Test
  @Rule({"6.51", "6.0"})
  void aWayThatEndsWhereTheyStandIsNone() {
    Field field = overran(1);
    assertThat(field.why(march(TIRED, NORTH, TARGET))).endsWith("no-path");
    assertThat(field.why(march(TIRED + " " + TIRED, NORTH))).endsWith("finish-motion");
    assertThat(field.why(reply("stop"))).endsWith("finish-motion");
  }

  @Test
  @Rule({"6.51", "6.23"})
  void theirReachIsThatOfTheOneWithFewestPoints() {
    Field field = overran(1);
    MoveField fresh = reach(field, FRESH);
    MoveField tired = reach(field, TIRED);
    int six = TARGET;
    for (int i = 0; i < 6; i++) {
      six = next(six, 0);
    }
    assertThat(fresh.reaches(six)).isTrue();
    assertThat(fresh.cost(six)).isEqualTo(12);
    assertThat(tired.reaches(six)).isFalse();
    assertThat(tired.reaches(next(six, 3))).isTrue();
    assertThat(reach(field, FRESH + " " + TIRED).size()).isEqualTo(tired.size());
    assertThat(reach(field, TIRED + " " + FRESH).size()).isEqualTo(tired.size());
    field.place(NORTH, "su-rd-152");
    assertThat(PLAIN.legal(field.position()).reach(units(TIRED), "march")).isEmpty();
  }

  private static MoveField reach(Field field, String ids) {
    return PLAIN.legal(field.position()).reach(units(ids), "march").orElseThrow();
  }

  @Test
  @Rule({"6.51", "6.52"})
  void whatIsToldHasTheStepIntoTheEmptiedHexAndThePriceOfTheWayAfterIt() {
    Field field = overran(1).give(march(TIRED, NORTH, BEYOND));
    String target = Field.THEATRE.map().name(TARGET);
    String from = Field.THEATRE.map().name(JUMP_OFF);
    String way = Field.THEATRE.map().name(NORTH) + " " + Field.THEATRE.map().name(BEYOND);
    assertThat(Told.by(field))
        .anyMatch(
            l -> l.endsWith("overrun " + FRESH + " " + TIRED + " " + from + " " + target + " 0"))
        .anyMatch(l -> l.endsWith("march " + TIRED + " " + target + " " + way + " 4"));
  }

  /** A Soviet division has ridden over the weakest Germans; others stand on a hex. */
  private static Field rodeIn(int others) {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, 1)
            .place(JUMP_OFF, "su-rd-46")
            .known("su-rd-46", 9, 8)
            .place(TARGET, "de-7-pg-6")
            .set(Marks.STEP, 1, "de-7-pg-6")
            .place(others, "de-5");
    field.give(overrun("su-rd-46", TARGET));
    if (field.decision().equals("lose-or-retreat")) {
      field.give(lose("de-7-pg-6"));
    }
    assertThat(field.hexOf("su-rd-46")).isEqualTo(TARGET);
    return field;
  }

  @Test
  @Rule({"12.3", "10.23", "6.52"})
  void aSovietDivisionThatRidesIntoAZoneKnowsWhenceItCame() {
    Field free = rodeIn(next(BEYOND, 0));
    assertThat(free.position().get(unit("su-rd-46"), GuderianMarks.IN_ZONE)).isZero();
    Field zoned = rodeIn(NORTH);
    assertThat(zoned.position().get(unit("su-rd-46"), GuderianMarks.IN_ZONE)).isEqualTo(1);
    assertThat(zoned.position().get(unit("su-rd-46"), GuderianMarks.CAME_FROM))
        .isEqualTo(JUMP_OFF + 1);
  }

  @Test
  @Rule({"6.51", "6.56"})
  void withoutPointsLeftThereIsNothingToAsk() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_MOVEMENT, 1)
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 1, 1)
            .place(SOUTH, TIRED);
    int[] seven = {WEST, SOUTH, WEST, SOUTH, WEST, SOUTH, JUMP_OFF};
    field.give(overrun(TIRED, TARGET, seven), lose("su-rd-46"));
    assertThat(field.hexOf(TIRED)).isEqualTo(TARGET);
    assertThat(field.decision()).isEqualTo("move-axis");
    assertThat(field.why(march(TIRED, NORTH))).isEqualTo("6.23 has-moved");
  }
}
