package stavka.rostov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.declaration.Declare;
import stavka.testkit.ScriptedPlay;

/** What the large scenarios order and forbid. */
class ScenarioRulesTest {
  /** A neighbour of a hex that is so much farther from the rivers. */
  private static int beside(Field field, String from, int farther) {
    Ints farness = Field.THEATRE.plan("kiev-to-rostov").orders().standFast().farness();
    for (int direction = 0; direction < 6; direction++) {
      int next = Field.THEATRE.grid().neighbour(field.hex(from), direction);
      if (farness.get(next) - farness.get(field.hex(from)) == farther
          && Field.THEATRE.ground().land(next)) {
        return next;
      }
    }
    throw new AssertionError("no such neighbour of " + from);
  }

  @Test
  @Rule("10.56")
  void armiesToldToStandFastGoNoFartherFromTheirRiversBeforeTurn36() {
    Field field = Field.campaign().alone().place("A2418", "su-41 su-227").place("A2419", "su-230");
    ScriptedPlay play = field.play(35, "soviet-movement");
    int back = beside(field, "A2418", 1);
    int forth = beside(field, "A2418", -1);
    play.refused("10.56 stand-fast", new Move(play.units("su-41"), Ints.of(back), "march"));
    assertThat(play.why(new Move(play.units("su-41"), Ints.of(forth), "march"))).isEmpty();
    assertThat(
            play.why(new Move(play.units("su-230"), Ints.of(beside(field, "A2419", 1)), "march")))
        .as("of another army")
        .isEmpty();
    ScriptedPlay later = field.play(36, "soviet-movement");
    assertThat(later.why(new Move(later.units("su-41"), Ints.of(back), "march"))).isEmpty();
  }

  @Test
  @Rule("10.56")
  void theAxisDoesNotAttackKievBeforeTurn34() {
    Field field = Field.campaign();
    Declare declare = new Declare(field.units("de-71"), field.hexes("A1117"), false);
    field.place("A1016", "de-71");
    assertThat(War.CHECKS.target(field.turn(33).position(), Side.AXIS, field.hex("A1117")).code())
        .isEqualTo("scenario-bars");
    assertThat(War.CHECKS.target(field.turn(34).position(), Side.AXIS, field.hex("A1117")))
        .isNull();
    assertThat(War.CHECKS.target(field.turn(33).position(), Side.AXIS, field.hex("A0917")))
        .isNull();
    assertThat(declare.targets()).hasSize(1);
  }

  @Test
  @Rule({"2.1", "10.56"})
  void theSiegeOfOdessaIsClosedToTurn58() {
    Field field = Field.campaign();
    int odessa = Field.THEATRE.map().region("odessa-siege").toArray()[0];
    assertThat(Field.THEATRE.board(field.turn(58).position()).inPlay(odessa)).isFalse();
    assertThat(Field.THEATRE.board(field.turn(59).position()).inPlay(odessa)).isTrue();
  }
}
