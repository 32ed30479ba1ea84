package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.play.Side;
import stavka.engine.rule.Rule;
import stavka.redstar.model.Board;

/** The drill ground itself, and zones on it. */
final class FrameTest {
  @Test
  @Rule({"5.0.1", "5.0.2"})
  void combatUnitsExertZonesAndOthersDoNot() {
    Field field =
        Field.at(1, "axis-movement")
            .place("1210", "de-pz-1")
            .place("0710", "de-sec-1 de-depot-1 de-siege de-base-1")
            .place("0512", "it-8");
    Board board = Board.of(Field.THEATRE, field.position());
    assertThat(board.inZoneOf(Side.AXIS, Field.hex("1310"))).isTrue();
    assertThat(board.inZoneOf(Side.AXIS, Field.hex("0810"))).isFalse();
    assertThat(board.inZoneOf(Side.AXIS, Field.hex("0612"))).isFalse();
  }
}
