package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.reply;
import static stavka.guderian.Field.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

/** Units that have come to one hex by different ways overrun from it together. */
class ConvergingTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int JUMP_OFF = next(TARGET, 3);
  private static final int SOUTH = next(JUMP_OFF, 3);
  private static final int WEST = next(JUMP_OFF, 4);
  private static final int FAR_WEST = next(WEST, 4);

  private static Field field(int... dice) {
    return Field.of(PLAIN, 8, Field.AXIS_MOVEMENT, dice)
        .place(TARGET, "su-rd-46")
        .known("su-rd-46", 1, 1);
  }

  @Test
  @Rule({"6.54", "6.51"})
  void oneWhoHaltedOnTheHexOverrunsWithOneWhoComesLater() {
    Field field = field(1).place(SOUTH, "de-5").place(WEST, "de-35");
    field.give(march("de-5", JUMP_OFF));
    Overrun together = overrun("de-35 de-5", TARGET, JUMP_OFF);
    assertThat(field.attackOf(together)).isEqualTo(8);
    field.give(together);
    assertThat(field.fought().report().attack().total()).isEqualTo(8);
    assertThat(field.hexOf("de-5")).isEqualTo(TARGET);
    assertThat(field.hexOf("de-35")).isEqualTo(TARGET);
  }

  @Test
  @Rule("6.54")
  void twoWhoHaltedThereOverrunWithoutAFurtherStep() {
    Field field = field(1).place(SOUTH, "de-5").place(WEST, "de-35");
    field.give(march("de-5", JUMP_OFF), march("de-35", JUMP_OFF));
    assertThat(field.why(march("de-5", SOUTH))).isEqualTo("6.23 has-moved");
    assertThat(field.why(overrun("de-5 de-35", TARGET, JUMP_OFF))).isEqualTo("6.23 has-moved");
    field.give(overrun("de-5 de-35", TARGET));
    assertThat(field.fought().report().attack().total()).isEqualTo(8);
  }

  @Test
  @Rule("6.54")
  void oneWhoNeverLeftTheHexJoinsThoseWhoCome() {
    Field field = field(1).place(JUMP_OFF, "de-5").place(WEST, "de-35");
    field.give(overrun("de-35 de-5", TARGET, JUMP_OFF));
    assertThat(field.fought().report().attack().total()).isEqualTo(8);
  }

  @Test
  @Rule({"6.54", "7.3"})
  void aDivisionThatComesTogetherThereIsWhole() {
    Field field = field(1).place(SOUTH, "de-7-pz-25").place(WEST, "de-7-pg-6 de-7-pg-7");
    field.give(march("de-7-pz-25", JUMP_OFF));
    Overrun whole = overrun("de-7-pg-6 de-7-pg-7 de-7-pz-25", TARGET, JUMP_OFF);
    assertThat(field.attackOf(whole)).isEqualTo(8);
    field.give(whole);
    assertThat(field.fought().report().attack().total()).isEqualTo(8);
  }

  @Test
  @Rule({"6.54", "6.51", "6.23"})
  void eachPaysForItsOwnWayAndForTheOverrun() {
    Field field = field(1).place(FAR_WEST, "de-5").place(SOUTH, "de-35");
    field.give(march("de-5", WEST, FAR_WEST, WEST, JUMP_OFF));
    assertThat(field.why(overrun("de-35 de-5", TARGET, JUMP_OFF))).isEmpty();
    Field tired = field(1).place(FAR_WEST, "de-5").place(SOUTH, "de-35");
    tired.give(march("de-5", next(WEST, 3), WEST, FAR_WEST, WEST, JUMP_OFF));
    assertThat(tired.why(overrun("de-35 de-5", TARGET, JUMP_OFF))).isEqualTo("6.51 overrun-points");
    assertThat(tired.why(overrun("de-35", TARGET, JUMP_OFF))).isEmpty();
  }

  @Test
  @Rule({"6.54", "6.51", "6.56"})
  void afterASuccessEachGoesOnWithWhatItHasLeft() {
    Field field = field(1).place(FAR_WEST, "de-7-pz-25").place(SOUTH, "de-20-pz-21");
    field.give(march("de-7-pz-25", WEST, JUMP_OFF));
    field.give(overrun("de-20-pz-21 de-7-pz-25", TARGET, JUMP_OFF), lose("su-rd-46"));
    int north = next(TARGET, 0);
    int beyond = next(north, 0);
    int[] five = {north, beyond, north, beyond, north};
    assertThat(field.why(march("de-7-pz-25", five))).isEmpty();
    int[] six = {north, beyond, north, beyond, north, beyond};
    assertThat(field.why(march("de-7-pz-25", six))).isEqualTo("6.23 too-far");
    assertThat(field.why(march("de-20-pz-21", six))).isEmpty();
  }

  @Test
  @Rule({"6.52", "6.54"})
  void afterAFailureNobodyOfThemOverrunsAgain() {
    Field field = field(1).place(SOUTH, "de-5").place(WEST, "de-35");
    field.known("su-rd-46", 5, 8).place(TARGET, "su-rd-152").known("su-rd-152", 1, 1);
    field.give(march("de-5", JUMP_OFF), overrun("de-35 de-5", TARGET, JUMP_OFF));
    assertThat(field.fought().result()).isEqualTo("D1/A1");
    field.give(lose("su-rd-152"), lose("de-5"));
    assertThat(field.has("de-5", Marks.MOVED)).isTrue();
    assertThat(field.why(overrun("de-5", TARGET))).isEqualTo("6.23 has-moved");
    assertThat(field.why(overrun("de-35 de-5", TARGET))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule("6.54")
  void oneInAnotherHexDoesNotTakePart() {
    Field field = field(1).place(JUMP_OFF, "de-5").place(WEST, "de-35").place(SOUTH, "de-6");
    assertThat(field.why(overrun("de-5 de-35", TARGET))).isEqualTo("6.0 not-together");
    assertThat(field.why(overrun("de-35 de-6", TARGET, JUMP_OFF))).isEqualTo("6.0 not-together");
    assertThat(field.why(overrun("de-35 de-5 de-5", TARGET, JUMP_OFF))).isEqualTo("6.0 no-units");
    field.set(Marks.DISRUPTED, 1, "de-5");
    assertThat(field.why(overrun("de-35 de-5", TARGET, JUMP_OFF))).isEqualTo("6.62 disrupted");
  }

  @Test
  @Rule({"6.54", "6.55"})
  void aSovietUnitThatBeganWithoutALeaderDoesNotJoin() {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, 1)
            .place(TARGET, "de-5")
            .place(JUMP_OFF, "su-rd-46")
            .place(SOUTH, "su-rd-152");
    assertThat(field.why(overrun("su-rd-152 su-rd-46", TARGET, JUMP_OFF))).isEmpty();
    field.set(GuderianMarks.COMMANDED, 0, "su-rd-46");
    assertThat(field.why(overrun("su-rd-152 su-rd-46", TARGET, JUMP_OFF)))
        .isEqualTo("6.55 overrun-no-leader");
  }

  @Test
  @Rule({"6.54", "6.33"})
  void whoCameByRailHasMadeItsWholeMove() {
    Guderian game = new PlainMap().line("rail", SOUTH, JUMP_OFF).game();
    Field field =
        Field.of(game, 8, Field.SOVIET_MOVEMENT)
            .place(SOUTH, "su-rd-46")
            .place(JUMP_OFF, "su-rd-152")
            .place(TARGET, "de-5")
            .set(Marks.DISRUPTED, 1, "de-5");
    field.give(rail("su-rd-46", JUMP_OFF));
    assertThat(field.why(overrun("su-rd-46", TARGET))).isEqualTo("6.23 has-moved");
    assertThat(field.why(overrun("su-rd-152", TARGET))).isEmpty();
    assertThat(field.why(overrun("su-rd-152 su-rd-46", TARGET))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"6.54", "4.2"})
  void theRightToOverrunEndsWithThePhase() {
    Field field = field(1).place(SOUTH, "de-7-pz-25").give(march("de-7-pz-25", JUMP_OFF));
    assertThat(field.position().get(unit("de-7-pz-25"), GuderianMarks.HALTED)).isEqualTo(3);
    field.give(end(), end());
    assertThat(field.decision()).isEqualTo("move-mechanised");
    assertThat(field.position().get(unit("de-7-pz-25"), GuderianMarks.HALTED)).isZero();
    assertThat(field.why(overrun("de-7-pz-25", TARGET))).isEmpty();
  }

  @Test
  @Rule({"6.54", "6.51"})
  void whoLeavesTheHexAndComesBackToItPaysForTheWay() {
    Field field = field(1).set(Marks.DISRUPTED, 1, "su-rd-46").place(JUMP_OFF, "de-5");
    int[] four = {SOUTH, WEST, SOUTH, JUMP_OFF};
    assertThat(field.why(overrun("de-5", TARGET, four))).isEmpty();
    int[] five = {SOUTH, WEST, FAR_WEST, WEST, JUMP_OFF};
    assertThat(field.why(overrun("de-5", TARGET, five))).isEqualTo("6.51 overrun-points");
  }

  private static List<Overrun> listed(Field field) {
    return field.choices().stream()
        .filter(Overrun.class::isInstance)
        .map(Overrun.class::cast)
        .toList();
  }

  @Test
  @Rule("6.54")
  void theListOfOrdersHasTheOverrunsOfThoseWhoMeet() {
    Field field = field(1).place(SOUTH, "de-5").place(WEST, "de-35");
    field.give(march("de-5", JUMP_OFF));
    assertThat(listed(field))
        .contains(overrun("de-35 de-5", TARGET, JUMP_OFF))
        .contains(overrun("de-5", TARGET))
        .allMatch(order -> field.why(order).isEmpty());
    field.give(march("de-35", JUMP_OFF));
    assertThat(listed(field))
        .containsOnlyOnce(overrun("de-5 de-35", TARGET))
        .doesNotContain(overrun("de-35 de-5", TARGET))
        .allMatch(order -> field.why(order).isEmpty());
  }

  @Test
  @Rule("6.54")
  void theListHasThoseWhoNeverLeftTheHexAndCanPay() {
    Field field = field(1).place(JUMP_OFF, "de-5").place(WEST, "de-35");
    assertThat(listed(field)).contains(overrun("de-35 de-5", TARGET, JUMP_OFF));
    Field spent = field(1).place(FAR_WEST, "de-5").place(WEST, "de-35");
    spent.give(march("de-5", WEST, FAR_WEST, WEST, JUMP_OFF));
    assertThat(listed(spent)).contains(overrun("de-35 de-5", TARGET, JUMP_OFF));
    Field tired = field(1).place(FAR_WEST, "de-5").place(WEST, "de-35");
    tired.give(march("de-5", next(WEST, 3), WEST, FAR_WEST, WEST, JUMP_OFF));
    assertThat(listed(tired))
        .contains(overrun("de-35", TARGET, JUMP_OFF))
        .noneMatch(order -> order.units().contains(unit("de-5")));
    Field failed = field(6).place(JUMP_OFF, "de-5").place(WEST, "de-35");
    failed.known("su-rd-46", 5, 8).give(overrun("de-5", TARGET));
    while (!failed.decision().equals("move-axis")) {
      failed.give(failed.choices().getLast());
    }
    assertThat(listed(failed)).noneMatch(order -> order.units().contains(unit("de-5")));
  }

  @Test
  @Rule({"6.54", "6.62"})
  void overrunsOfDisruptedUnitsAreListedThoughTheyHaveNoZone() {
    Field field = field(1).set(Marks.DISRUPTED, 1, "su-rd-46").place(WEST, "de-35");
    assertThat(listed(field)).contains(overrun("de-35", TARGET, JUMP_OFF));
  }

  @Test
  @Rule({"6.0", "6.54"})
  void unitsThereAreNotAreRefused() {
    Field field = field(1).place(JUMP_OFF, "de-5").place(WEST, "de-35");
    for (int stranger : new int[] {-1, Field.THEATRE.pieces().count()}) {
      Ints both = Ints.of(unit("de-5"), stranger);
      assertThat(field.why(new Overrun(both, Ints.EMPTY, TARGET, -1)))
          .isEqualTo("6.0 no-such-unit");
      Ints three = Ints.of(unit("de-35"), unit("de-5"), stranger);
      assertThat(field.why(new Overrun(three, Ints.of(JUMP_OFF), TARGET, -1)))
          .isEqualTo("6.0 no-such-unit");
    }
    assertThat(field.why(new Overrun(Ints.EMPTY, Ints.EMPTY, TARGET, -1)))
        .isEqualTo("6.0 no-units");
  }

  @Test
  @Rule({"6.54", "6.51"})
  void whoHaltsAfterAnOverrunMayJoinAnother() {
    int north = next(TARGET, 0);
    Field field = field(1, 1).place(JUMP_OFF, "de-7-pz-25").place(north, "su-rd-152");
    field.known("su-rd-152", 2, 1).place(SOUTH, "de-20-pz-21");
    field.give(overrun("de-7-pz-25", TARGET));
    if (field.decision().equals("lose-or-retreat")) {
      field.give(lose("su-rd-46"));
    }
    assertThat(field.hexOf("de-7-pz-25")).isEqualTo(TARGET);
    field.give(reply("halt"));
    assertThat(field.why(overrun("de-20-pz-21 de-7-pz-25", north, JUMP_OFF, TARGET))).isEmpty();
  }
}
