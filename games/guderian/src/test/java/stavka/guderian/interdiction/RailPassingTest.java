package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.rail;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Ledger;

/** The option that railways are cut and mended in passing. */
class RailPassingTest {
  private static final int WEST = hex("1010");
  private static final int MIDDLE = hex("1011");
  private static final int EAST = hex("1012");
  private static final int NORTH = hex("1009");
  private static final Guderian PLAIN =
      new PlainMap().line("rail", WEST, MIDDLE, EAST, hex("1013")).game();
  private static final RailPassing PASSING = new RailPassing(PLAIN.theatre().ground());

  private static Field on(int phase, int... dice) {
    return Field.of(PLAIN, 8, phase, dice).ledger(Ledger.RAIL_PASSING, 1);
  }

  private static long noted(Field field, String code) {
    return field.events().stream()
        .filter(event -> event instanceof Noted noted && noted.code().equals(code))
        .count();
  }

  @Test
  @Rule({"6.37", "6.32"})
  void aGermanUnitCutsEveryRailwayHexItPassesAndTrainsDoNot() {
    Field field = on(Field.AXIS_MOVEMENT).place(NORTH, "de-5");
    field.give(march("de-5", WEST, MIDDLE, hex("1111")));
    assertThat(PASSING.cutAt(field.position(), WEST)).isTrue();
    assertThat(PASSING.cutAt(field.position(), MIDDLE)).isTrue();
    assertThat(PASSING.cutAt(field.position(), EAST)).isFalse();
    assertThat(PASSING.cutAt(field.position(), NORTH)).isFalse();
    assertThat(noted(field, "rail-cut")).isEqualTo(2);
    Field soviet =
        on(Field.SOVIET_MOVEMENT).place(hex("1013"), "su-rd-46").place(MIDDLE, "su-rd-152");
    assertThat(soviet.why(rail("su-rd-46", EAST, MIDDLE))).isEmpty();
    for (int entry = Ledger.FIRST_PASSED; entry < Ledger.SIZE; entry++) {
      soviet.ledger(entry, field.position().ledger(entry));
    }
    assertThat(soviet.why(rail("su-rd-46", EAST))).isEmpty();
    assertThat(soviet.why(rail("su-rd-46", EAST, MIDDLE))).isEqualTo("6.32 no-rail");
    assertThat(soviet.why(rail("su-rd-152", EAST))).isEqualTo("6.32 no-rail");
  }

  @Test
  @Rule("6.37")
  void aSovietUnitMendsWhatItPassesAndNothingElse() {
    Field field = on(Field.AXIS_MOVEMENT).place(NORTH, "de-5");
    field.give(march("de-5", WEST, MIDDLE, hex("1111")));
    Field soviet = on(Field.SOVIET_MOVEMENT).place(Field.next(MIDDLE, 4), "su-rd-46");
    for (int entry = Ledger.FIRST_PASSED; entry < Ledger.SIZE; entry++) {
      soviet.ledger(entry, field.position().ledger(entry));
    }
    soviet.give(march("su-rd-46", MIDDLE, EAST));
    assertThat(PASSING.cutAt(soviet.position(), MIDDLE)).isFalse();
    assertThat(PASSING.cutAt(soviet.position(), WEST)).isTrue();
    assertThat(noted(soviet, "rail-mended")).isEqualTo(1);
  }

  @Test
  @Rule({"6.37", "9.81"})
  void anAdvanceAfterCombatCutsARailwayToo() {
    Field field =
        on(Field.AXIS_COMBAT, 1)
            .place(NORTH, "de-5 de-35")
            .place(WEST, "su-rd-46")
            .known("su-rd-46", 1, 1);
    field.give(attack("de-5 de-35", WEST), advance("de-5", WEST));
    assertThat(PASSING.cutAt(field.position(), WEST)).isTrue();
  }

  @Test
  @Rule("6.37")
  void withoutTheOptionNothingIsCut() {
    Field field = on(Field.AXIS_MOVEMENT).ledger(Ledger.RAIL_PASSING, 0).place(NORTH, "de-5");
    field.give(march("de-5", WEST, MIDDLE));
    assertThat(PASSING.cutAt(field.position(), WEST)).isFalse();
    assertThat(noted(field, "rail-cut")).isZero();
    for (Scenario scenario : Field.GAME.scenarios()) {
      assertThat(scenario.options()).containsEntry(Charts.RAIL_PASSING, 0);
    }
  }

  @Test
  @Rule("6.37")
  void aCutInPassingIsShownOnTheMap() {
    Field field = on(Field.AXIS_MOVEMENT).place(NORTH, "de-5").give(march("de-5", WEST));
    var view = PLAIN.table().orElseThrow().view(field.position(), stavka.engine.table.Viewer.AXIS);
    assertThat(view.hexMarks())
        .anyMatch(mark -> mark.hex() == WEST && mark.mark().equals("rail-passed"));
  }
}
