package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.operational.movement.Mode;

class SampleTest {
  private static final TestBoard BOARD =
      TestBoard.draw((". f . . . . . .\n" + " . . . . . . . .\n").repeat(3))
          .donets("0404-0405")
          .rail("0108", "0208", "0308")
          .rail("0101", "0201", "0301")
          .board();

  /** The kinds of order that a thousand draws give; each is legal. */
  private static Set<String> drawn(TestPlay play) {
    RandomGenerator random = new SplittableRandom(1942);
    Orders orders = play.game().legal(play.position());
    Set<String> kinds = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      Order order = orders.sample(random);
      assertThat(orders.objections(order)).as("%s", order).isEmpty();
      kinds.add(order instanceof Move move ? move.mode() : order.getClass().getSimpleName());
    }
    return kinds;
  }

  @Test
  @Rule("6.0")
  void theAxisDrawsEveryKindOfOrderAndOnlyLegalOnes() {
    TestPlay play =
        TestPlay.axis(
            BOARD,
            BOARD
                .position()
                .turn(5)
                .place("0404", "de-79")
                .place("0405", "su-rd-76")
                .place("0201", "de-3-pz-6", "ro-2")
                .supplied());
    assertThat(drawn(play))
        .contains(Mode.MARCH, Mode.RAIL, DisengageMode.MODE, "Overrun", "EndPhase", "Split");
  }

  @Test
  @Rule("6.0")
  void theSovietsDrawEveryKindOfOrderAndOnlyLegalOnes() {
    TestPlay play =
        TestPlay.soviet(
            BOARD,
            BOARD
                .position()
                .turn(2)
                .place("0404", "de-79")
                .place("0405", "su-rd-76")
                .place("0208", "su-tb-10", "su-hq-6", "su-reserve-6")
                .active("su-hq-6")
                .supplied());
    assertThat(drawn(play))
        .contains(Mode.MARCH, Mode.RAIL, InfiltrateMode.MODE, "Overrun", "EndPhase");
  }
}
