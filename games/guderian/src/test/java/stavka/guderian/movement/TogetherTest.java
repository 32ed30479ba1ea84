package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.units;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Journey;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;

/** What is offered to counters that move together. */
class TogetherTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);

  private static List<Journey> together(Field field, String ids) {
    return Field.GAME.legal(field.position()).movesOf(units(ids));
  }

  @Test
  @Rule({"10.23", "6.0"})
  void aLeaderIsOfferedAZoneTogetherWithHisEscortOnly() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-koniev su-rd-46").place(next(NORTH, 0), "de-5");
    assertThat(together(field, "su-koniev"))
        .isNotEmpty()
        .noneMatch(journey -> journey.move().path().last() == NORTH);
    assertThat(together(field, "su-koniev su-rd-46"))
        .anyMatch(journey -> journey.move().path().last() == NORTH)
        .allMatch(journey -> field.why(journey.move()).isEmpty());
  }

  @Test
  @Rule({"6.0", "6.12"})
  void aStackGoesAsFarAsItsSlowestCounterAndPaysWhatTheDearestPays() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5 de-7-pz-25");
    List<Journey> stack = together(field, "de-7-pz-25 de-5");
    List<Journey> slow = together(field, "de-5");
    assertThat(stack)
        .isNotEmpty()
        .hasSizeLessThan(together(field, "de-7-pz-25").size())
        .allMatch(journey -> field.why(journey.move()).isEmpty())
        .allMatch(
            journey ->
                slow.stream()
                    .anyMatch(alone -> alone.move().path().last() == journey.move().path().last()));
  }
}
