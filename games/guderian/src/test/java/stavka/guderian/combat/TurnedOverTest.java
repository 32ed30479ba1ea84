package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.combat.LeaderTest.ticket;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Retreated;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.model.Marks;

/** What becomes of untried units when they are turned over. */
class TurnedOverTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int TARGET = hex("3010");
  private static final int HEX = next(TARGET, 3);
  private static final int BACK = next(HEX, 3);

  private static Field came(Field field, String units) {
    return field.set(GuderianMarks.IN_ZONE, 1, units).set(GuderianMarks.CAME_FROM, BACK + 1, units);
  }

  private static Field attacking(int... dice) {
    return Field.of(PLAIN, 8, Field.SOVIET_COMBAT, dice)
        .place(TARGET, "de-5")
        .place(HEX, "su-rd-46 su-koniev");
  }

  @Test
  @Rule({"12.3", "10.23"})
  void oneThatCanAttackStaysThoughItCameThisTurn() {
    Field field = came(attacking(ticket(9, 8), 2), "su-rd-46 su-koniev");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.fought().report().attack().total()).isEqualTo(14);
    assertThat(field.hexOf("su-rd-46")).isEqualTo(HEX);
    assertThat(field.hexOf("su-koniev")).isEqualTo(HEX);
  }

  @Test
  @Rule("12.3")
  void aDefenderOfNoughtToOneStaysAndDefends() {
    Field field =
        came(
            Field.of(PLAIN, 8, Field.AXIS_COMBAT, ticket(0, 1), 6)
                .place(TARGET, "de-5")
                .place(HEX, "su-rd-46"),
            "su-rd-46");
    field.give(attack("de-5", HEX));
    assertThat(field.fought().report().defence().total()).isEqualTo(1);
    assertThat(field.events()).noneMatch(event -> event instanceof Retreated);
  }

  /** A leader, a hex in German zones that an untried division holds open, and one beyond it. */
  private static final int LEADER = Field.open(h -> true);

  private static final int GATE = next(LEADER, 0);

  @Test
  @Rule({"11.32", "12.3"})
  void whoWasSuppliedThroughAWorthlessUnitAttacksWithHalf() {
    Field held = gate(ticket(1, 1), 1).give(attack("su-rd-46 su-rd-152", next(GATE, 1)));
    assertThat(held.fought().report().attack().total()).isEqualTo(9 + 1);
    Field shut = gate(ticket(0, 0), 1).give(attack("su-rd-46 su-rd-152", next(GATE, 1)));
    assertThat(shut.gone("su-rd-152")).isTrue();
    assertThat(shut.fought().report().attack().total()).isEqualTo(4);
  }

  private static Field gate(int... dice) {
    return Field.at(8, Field.SOVIET_COMBAT, dice)
        .place(LEADER, "su-kachalov")
        .place(GATE, "su-rd-152")
        .place(next(GATE, 0), "su-rd-46")
        .known("su-rd-46", 9, 8)
        .place(next(GATE, 1), "de-5")
        .place(next(GATE, 5), "de-6")
        .set(Marks.GRACE, 0, "su-kachalov su-rd-46 su-rd-152");
  }

  @Test
  @Rule({"11.32", "12.3"})
  void whoWasCutOffByTheZoneOfAWorthlessUnitDefendsInFull() {
    Field cut = surrounded(ticket(1, 1), 1).give(attack("su-rd-46 su-rd-127", LEADER));
    assertThat(cut.fought().report().defence().total()).isEqualTo(4);
    Field open = surrounded(ticket(0, 0), 1).give(attack("su-rd-46 su-rd-127", LEADER));
    assertThat(open.gone("su-rd-127")).isTrue();
    assertThat(open.fought().report().defence().total()).isEqualTo(9);
  }

  private static Field surrounded(int... dice) {
    return Field.at(8, Field.SOVIET_COMBAT, dice)
        .place(LEADER, "de-5")
        .set(Marks.GRACE, 0, "de-5")
        .place(next(LEADER, 0), "su-rd-46 su-koniev")
        .known("su-rd-46", 9, 8)
        .place(next(LEADER, 2), "su-rd-129")
        .known("su-rd-129", 5, 8)
        .place(next(LEADER, 4), "su-rd-127");
  }

  private static Field overrunning(int... dice) {
    return Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, dice)
        .place(TARGET, "de-5")
        .place(HEX, "su-rd-46 su-rd-152")
        .known("su-rd-152", 9, 8);
  }

  @Test
  @Rule({"12.3", "6.52"})
  void anOverrunnerOfNoughtToOneHasMovedAndTakesNoPart() {
    Field field = overrunning(ticket(0, 1), 1).give(overrun("su-rd-46 su-rd-152", TARGET));
    assertThat(field.fought().report().attack().total()).isEqualTo(4);
    assertThat(field.hexOf("su-rd-46")).isEqualTo(HEX);
    assertThat(field.has("su-rd-46", Marks.MOVED)).isTrue();
  }

  @Test
  @Rule({"10.23", "12.3"})
  void aLeaderLeftBesideWorthlessOverrunnersGoesBackAndHasMoved() {
    Field field =
        came(
            Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, ticket(0, 0))
                .place(TARGET, "de-5")
                .place(HEX, "su-rd-46 su-koniev"),
            "su-rd-46 su-koniev");
    field.give(overrun("su-rd-46", TARGET));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("su-koniev")).isEqualTo(BACK);
    assertThat(field.why(march("su-koniev", next(BACK, 3)))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"10.23", "9.71"})
  void oneThatCameFromOffTheMapHasNoHexToGoBackTo() {
    Field field =
        attacking(ticket(0, 1))
            .set(GuderianMarks.IN_ZONE, 1, "su-rd-46 su-koniev")
            .set(GuderianMarks.CAME_FROM, 0, "su-rd-46 su-koniev");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.gone("su-koniev")).isTrue();
  }

  @Test
  @Rule({"10.23", "12.3"})
  void whoGoesBackIsTheirsNoMoreAndItIsTold() {
    Field field = came(attacking(ticket(0, 1)), "su-rd-46 su-koniev");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    for (String unit : new String[] {"su-rd-46", "su-koniev"}) {
      assertThat(field.has(unit, GuderianMarks.IN_ZONE)).isFalse();
      assertThat(field.has(unit, GuderianMarks.CAME_FROM)).isFalse();
    }
    assertThat(field.events())
        .contains(new Retreated(Field.unit("su-rd-46"), HEX, Ints.of(BACK), "12.3"))
        .contains(new Retreated(Field.unit("su-koniev"), HEX, Ints.of(BACK), "10.23"));
  }

  @Test
  @Rule({"10.26", "12.3"})
  void aLeaderWhoseAttackersProveWorthlessHasNoPartInWhatBefallsTheOthers() {
    int beside = next(TARGET, 4);
    Field field =
        attacking(ticket(0, 0), 6).place(beside, "su-rd-152 su-lukin").known("su-rd-152", 1, 1);
    field.give(attack("su-rd-46 su-koniev su-rd-152", TARGET));
    assertThat(field.fought().result()).isEqualTo("Ae");
    assertThat(field.gone("su-rd-152")).isTrue();
    assertThat(field.hexOf("su-koniev")).isEqualTo(HEX);
    assertThat(field.hexOf("su-lukin")).isEqualTo(beside);
  }

  @Test
  @Rule({"10.23", "7.1"})
  void aFullHexIsNoWayBack() {
    Field field = came(attacking(ticket(0, 1)), "su-rd-46 su-koniev");
    field.place(BACK, "su-rd-129 su-rd-38 su-rd-127");
    field.give(attack("su-rd-46 su-koniev", TARGET));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.hexOf("su-koniev")).isEqualTo(BACK);
  }
}
