package stavka.redstar.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Journey;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;

/** What is offered to units that move together, found from what each could do alone. */
final class TogetherTest {
  private static List<Journey> together(Field field, String ids) {
    return Field.GAME.legal(field.position()).movesOf(units(ids));
  }

  @Test
  @Rule({"3.2", "3.1.2"})
  void aStackIsOfferedWhatAllOfItCanPayFor() {
    Field field = Field.at(1, "axis-movement").watched().place("1404", "de-pz-1 de-inf-1");
    List<Journey> stack = together(field, "de-pz-1 de-inf-1");
    assertThat(stack)
        .anyMatch(journey -> journey.move().path().last() == hex("1405"))
        .allMatch(journey -> journey.move().units().equals(units("de-pz-1 de-inf-1")))
        .allMatch(journey -> field.why(journey.move()).isEmpty());
    assertThat(stack.stream().map(journey -> journey.move().path().last())).doesNotHaveDuplicates();
  }

  @Test
  @Rule("3.2")
  void unitsApartAreOfferedNothingTogether() {
    Field field =
        Field.at(1, "axis-movement").watched().place("1404", "de-pz-1").place("1217", "de-inf-1");
    assertThat(together(field, "de-pz-1 de-inf-1")).isEmpty();
  }
}
