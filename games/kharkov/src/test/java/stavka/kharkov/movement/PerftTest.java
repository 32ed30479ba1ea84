package stavka.kharkov.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.TestPosition;

/**
 * Stored counts of the sequences of legal orders to depth 3 on small boards: a change of any is a
 * change of rules.
 */
class PerftTest {
  /** Two divisions with room between them and a road: marches, stacking, zones. */
  private static TestPlay meeting() {
    TestBoard board =
        TestBoard.draw(
                """
                . . .
                 . f .
                . . .
                """)
            .river("0202-0203")
            .road("0101", "0102", "0103")
            .board();
    TestPosition position =
        board.position().turn(2).place("0201", "de-79", "de-454").place("0303", "su-rd-76");
    return TestPlay.axis(board, seeded(position.supplied()));
  }

  /**
   * A German division in contact with two Soviet ones: disengagement, pursuit and overruns with
   * their fights.
   */
  private static TestPlay contact() {
    TestBoard board = TestBoard.open(3, 4);
    TestPosition position =
        board
            .position()
            .turn(2)
            .place("0202", "de-79")
            .place("0203", "su-gd-13")
            .place("0304", "su-gd-14");
    return TestPlay.axis(board, seeded(position.supplied()));
  }

  /**
   * Soviet units on turn 2: infiltration, the Donets, a railway and an overrun led by a
   * headquarters.
   */
  private static TestPlay breakout() {
    TestBoard board =
        TestBoard.draw(
                """
                . . . .
                 . . . .
                . . . .
                """)
            .donets("0203-0204", "0303-0304")
            .all("soviet-bank")
            .region("axis-bank")
            .rail("0104", "0204", "0304")
            .board();
    TestPosition position =
        board
            .position()
            .turn(2)
            .place("0202", "de-regiment-01")
            .place("0203", "su-gd-13")
            .place("0304", "su-hq-6")
            .active("su-hq-6");
    return TestPlay.soviet(board, seeded(position.supplied()));
  }

  private static TestPosition seeded(TestPosition position) {
    return position.chance(Chance.seeded(1942));
  }

  private static long count(Game game, Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (game.verdict(position).isPresent()) {
      return 0;
    }
    List<Order> orders = new ArrayList<>();
    game.legal(position).forEach(orders::add);
    assertThat(orders).doesNotHaveDuplicates();
    if (depth == 1) {
      return orders.size();
    }
    long count = 0;
    for (Order order : orders) {
      Ruling ruling = game.submit(position, order);
      assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
      count += count(game, ((Ruling.Accepted) ruling).position(), depth - 1);
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource({
    "meeting, 1, 24",
    "meeting, 2, 158",
    "meeting, 3, 503",
    "contact, 1, 6",
    "contact, 2, 24",
    "contact, 3, 184",
    "breakout, 1, 24",
    "breakout, 2, 237",
    "breakout, 3, 282"
  })
  @Rule({"6.0", "6.2", "6.4", "6.6", "6.8", "7.0"})
  void theCountOfLegalSequencesIsTheStoredOne(String board, int depth, long count) {
    TestPlay play =
        switch (board) {
          case "meeting" -> meeting();
          case "contact" -> contact();
          default -> breakout();
        };
    assertThat(count(play.game(), play.position(), depth)).isEqualTo(count);
  }
}
