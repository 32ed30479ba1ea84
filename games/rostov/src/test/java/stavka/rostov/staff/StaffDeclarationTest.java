package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.reaction.Instruct;
import stavka.testkit.ScriptedPlay;

/** What staffs declare, and what those do who are attacked. */
class StaffDeclarationTest {
  private static final Sketch OPEN = new Sketch();
  private static final String SOVIET = "soviet-declaration";

  private static Field open() {
    return OPEN.field().weather(Weather.CLEAR);
  }

  private static Order next(ScriptedPlay play, Field field) {
    return field
        .game()
        .advice()
        .considered(play.position(), play.legal())
        .orElseThrow(() -> new AssertionError("nothing is ordered"));
  }

  private static Field owed(Field field, int attacks) {
    return field.arrange(draft -> draft.enter(RostovLedger.OWED, attacks));
  }

  @Test
  @Rule({"7.26", "12.41", "12.42"})
  void anAttackThatIsOwedIsMadeAlthoughItWouldNotBeMadeForItself() {
    Field field = open().place("A5116", "de-299").place("A5016", "su-297");
    field.mark(RostovMarks.STEP, 2, "de-299");
    field.place("A5017", "su-227").place("A5117", "su-293");
    assertThat(next(field.at(49, SOVIET), field)).isEqualTo(new EndPhase());
    ScriptedPlay play = owed(field, 1).at(49, SOVIET);
    Declare owed =
        new Declare(
            Ints.sorted(play.unit("su-293"), play.unit("su-227"), play.unit("su-297")),
            play.hexes("A5116"),
            true);
    assertThat(next(play, field)).isEqualTo(owed);
    play.give(owed);
    assertThat(next(play, field)).as("nothing more is owed").isEqualTo(new EndPhase());
  }

  @Test
  @Rule("7.26")
  void moreThanIsOwedIsNotDeclaredAsOwed() {
    Field field = open().place("A5116", "de-eng-604").place("A5016", "su-297 su-227 su-293");
    field.place("A5316", "de-stug-244").place("A5416", "su-81 su-62 su-212-b");
    ScriptedPlay play = owed(field, 1).at(49, SOVIET);
    int owed = 0;
    for (Order order = next(play, field);
        order instanceof Declare declare;
        order = next(play, field)) {
      owed += declare.mandated() ? 1 : 0;
      play.give(order);
    }
    assertThat(owed).isEqualTo(1);
  }

  @Test
  @Rule("12.8")
  void whoHasAPointOfSupplyForOneAttackMakesItOnTwoHexesAtOnce() {
    Field field = open().place("A5116", "su-sen-5").place("A5316", "su-sen-6");
    field.place("A5216", "de-57 de-299 supply-axis-1");
    ScriptedPlay play = field.at(49, "axis-declaration");
    assertThat(next(play, field))
        .isInstanceOfSatisfying(
            Declare.class, order -> assertThat(order.targets().size()).isEqualTo(2));
  }

  @Test
  @Rule({"14.31", "16.41"})
  void germansInTheOpenAreOrderedToHoldForItCostsThemNothing() {
    Field field = open().place("A5116", "de-299").place("A5016", "su-297 su-227");
    field.place("A5117", "su-293 su-81").mark(RostovMarks.STEP, 2, "de-299");
    ScriptedPlay play = field.at(49, SOVIET);
    play.give(new Declare(play.units("su-297 su-227 su-293 su-81"), play.hexes("A5116"), false));
    play.give(new EndPhase());
    assertThat(next(play, field)).isEqualTo(new Instruct(play.hex("A5116"), "no-retreat"));
  }

  @Test
  @Rule({"14.11", "14.12"})
  void aMotorisedReserveComesToTheHelpOfAHexThatWouldBeLost() {
    Field field = open().place("A5116", "de-299").place("A5016", "su-297 su-227");
    field.place("A5117", "su-293 su-81").mark(RostovMarks.STEP, 2, "de-299");
    field.place("A5114", "de-9-pz-33");
    ScriptedPlay play = field.at(49, SOVIET);
    play.give(new Declare(play.units("su-297 su-227 su-293 su-81"), play.hexes("A5116"), false));
    play.give(new EndPhase());
    assertThat(next(play, field))
        .isInstanceOfSatisfying(
            Move.class, move -> assertThat(move.path().last()).isEqualTo(play.hex("A5116")));
  }
}
