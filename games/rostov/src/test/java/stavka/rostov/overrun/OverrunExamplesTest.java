package stavka.rostov.overrun;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.operational.movement.Motion;
import stavka.rostov.Field;
import stavka.rostov.Sketch;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.Weather;
import stavka.rostov.movement.Moves;

/** The examples of the book about overruns, on its own drawings. */
class OverrunExamplesTest {
  private static final String PANZERS = "de-9-pz-33 de-9-pz-10 de-9-pz-11 de-9-pz-r9 de-eng-604";

  /** Cavalry at A5116, infantry at A5215; A5017 is beside the first alone, A5115 beside both. */
  private static Field drawn(String stack) {
    Field field = new Sketch().field().weather(Weather.CLEAR).place(stack, PANZERS);
    field.mark(RostovMarks.STEP, 0, "de-9-pz-33");
    return field.place("A5116", "su-26-cd").place("A5215", "su-297");
  }

  private static String why(Field field, String path) {
    return Moves.in(field.game(), "axis-movement").whyOverrun(field, PANZERS, path, "A5116");
  }

  @Test
  @Rule("11.42")
  void anOverrunStartsInTheZoneOfItsTargetAndOfNobodyElse() {
    assertThat(why(drawn("A4917"), "A5017")).as("hex A").isEmpty();
    assertThat(why(drawn("A5015"), "A5115")).as("hex B").isEqualTo("11.42 overrun-zones");
    Field zoneless = drawn("A5015").mark(RostovMarks.OVERRUN, 1, "su-26-cd");
    assertThat(why(zoneless, "A5115")).as("target without a zone").isEqualTo("11.42 overrun-zones");
    assertThat(why(drawn("A4917").mark(RostovMarks.OVERRUN, 1, "su-26-cd"), "A5017")).isEmpty();
  }

  /** What is spent when the stack stands in the hex of a cavalry division it has wiped out. */
  private static int price(Sketch sketch) {
    Field field = sketch.field().weather(Weather.CLEAR).place("A5017", PANZERS).dice(1);
    field.place("A5116", "su-38-cd");
    Moves moves = Moves.in(field.game(), "axis-movement");
    if (!moves.whyOverrun(field, PANZERS, "", "A5116").isEmpty()) {
      return -1;
    }
    moves.overrunWith(field, PANZERS, "", "A5116");
    assertThat(field.where("de-9-pz-33")).isEqualTo("A5116");
    return ((Motion) field.position().frame()).spent().get(0);
  }

  @Test
  @Rule("11.43")
  void anOverrunCostsAPointAndTheGround() {
    assertThat(price(new Sketch().ground("hill", "A5116"))).as("1 + 2").isEqualTo(6);
    assertThat(price(new Sketch().ground("hill", "A5116").side("river", "A5116", "A5017")))
        .as("and the river")
        .isEqualTo(8);
    assertThat(price(new Sketch().ground("hill", "A5116").mainRoad("A5017 A5116")))
        .as("by road")
        .isEqualTo(3);
    assertThat(price(new Sketch().side("major-river", "A5116", "A5017"))).isEqualTo(-1);
  }

  @Test
  @Rule({"10.23", "11.41", "11.93"})
  void overrunsAreMadeInMotorisedMovementTooAndNeverByAMinimumMove() {
    Field field = drawn("A5017");
    Moves motorised = Moves.in(field.game(), "axis-motorised");
    assertThat(motorised.whyOverrun(field, PANZERS, "", "A5116")).isEmpty();
    assertThat(motorised.why(field, "de-9-pz-r9", "minimum", "A5116"))
        .isEqualTo("10.54 enemy-there");
    Field water = new Sketch().side("major-river", "A5116", "A5117").field();
    water.weather(Weather.CLEAR).place("A5116", "su-flo-don");
    assertThat(Moves.in(water.game(), "soviet-motorised").why(water, "su-flo-don", "sail", "A5117"))
        .as("flotillas sail then, too")
        .isEmpty();
  }
}
