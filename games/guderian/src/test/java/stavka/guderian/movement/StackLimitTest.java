package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.unit;
import static stavka.guderian.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.operational.board.Stacking;

/** How many stand together, to the last unit. */
class StackLimitTest {
  private static final Stacking LIMIT = THEATRE.stacking();
  private static final int HEX = hex("2010");

  private static Field standing(String units) {
    return Field.at(8, Field.SOVIET_MOVEMENT).place(HEX, units);
  }

  private static boolean fits(Field field, String units) {
    return LIMIT.fits(field.position(), units(units), HEX);
  }

  private static boolean room(Field field, String id) {
    return LIMIT.room(field.position(), unit(id), HEX);
  }

  @Test
  @Rule({"7.1", "10.25"})
  void threeStandTogetherAndFourIfOneIsALeader() {
    Field two = standing("su-rd-46 su-rd-152");
    assertThat(fits(two, "su-rd-129")).isTrue();
    assertThat(fits(two, "su-rd-129 su-rd-38")).isFalse();
    assertThat(fits(two, "su-rd-129 su-koniev")).isTrue();
    assertThat(fits(two, "su-koniev su-rd-129")).isTrue();
    assertThat(fits(two, "su-rd-129 su-koniev su-rd-38")).isFalse();
    assertThat(fits(standing("su-rd-46 su-rd-152 su-koniev"), "su-rd-129")).isTrue();
    assertThat(fits(standing("su-rd-46 su-rd-152 su-koniev"), "su-rd-129 su-rd-38")).isFalse();
  }

  @Test
  @Rule("7.1")
  void whoStandsThereAlreadyIsNotCountedTwice() {
    assertThat(fits(standing("su-rd-46 su-rd-152 su-rd-129"), "su-rd-46")).isTrue();
    assertThat(fits(standing("su-rd-46 su-rd-152 su-rd-129"), "su-rd-46 su-rd-38")).isFalse();
  }

  @Test
  @Rule({"7.1", "10.25", "9.73"})
  void thereIsRoomForOneMoreUpToTheLimit() {
    assertThat(room(standing("su-rd-46 su-rd-152"), "su-rd-129")).isTrue();
    assertThat(room(standing("su-rd-46 su-rd-152 su-rd-38"), "su-rd-129")).isFalse();
    assertThat(room(standing("su-rd-46 su-rd-152 su-rd-38"), "su-koniev")).isTrue();
    assertThat(room(standing("su-rd-46 su-rd-152 su-koniev"), "su-rd-129")).isTrue();
    assertThat(room(standing("su-rd-46 su-rd-152 su-rd-38 su-koniev"), "su-rd-129")).isFalse();
    assertThat(room(standing("su-rd-46 su-rd-152 su-rd-38 su-koniev"), "su-lukin")).isFalse();
  }

  @Test
  @Rule({"7.1", "7.2"})
  void theExcessIsWhatStandsAboveTheLimit() {
    Field three = standing("su-rd-46 su-rd-152 su-rd-129");
    assertThat(LIMIT.excess(three.position(), Side.SOVIET, HEX)).isZero();
    Field five = standing("su-rd-46 su-rd-152 su-rd-129 su-rd-38 su-koniev");
    assertThat(LIMIT.excess(five.position(), Side.SOVIET, HEX)).isEqualTo(1);
    Field four = standing("su-rd-46 su-rd-152 su-rd-129 su-rd-38");
    assertThat(LIMIT.excess(four.position(), Side.SOVIET, HEX)).isEqualTo(1);
    Field germans = standing("de-5 de-35 de-161 de-6 de-26");
    assertThat(LIMIT.excess(germans.position(), Side.AXIS, HEX)).isEqualTo(2);
  }
}
