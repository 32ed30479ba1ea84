package stavka.kharkov.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.formats.BadFile;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPlay;
import stavka.kharkov.supply.KharkovSupply;

/** A figure that is another in the file is another in the rules. */
class ChangedFiguresTest {
  private static final String NOTHING = "";

  private static TestBoard.Drawing plain() {
    return TestBoard.draw((". ".repeat(12) + "\n").repeat(7));
  }

  private static TestBoard board(String path, Object value) {
    return plain().chart(path, value).board();
  }

  private static String why(TestPlay play, Order order) {
    return play.allows(order) ? NOTHING : play.why(order);
  }

  @ParameterizedTest
  @Rule({"6.44", "6.45"})
  @CsvSource({
    "rail.units.axis, 1, 6.45 rail-full",
    "rail.units.axis, 2, ''",
    "rail.hexes, 1, 6.44 rail-too-far",
    "rail.hexes, 2, ''"
  })
  void soManyGoByRailSoFar(String path, int value, String objection) {
    TestBoard board =
        plain()
            .rail("0201", "0202", "0203")
            .all("axis-bank")
            .region("soviet-bank")
            .chart(path, value)
            .board();
    TestPlay play = TestPlay.axis(board, board.position().place("0201", "de-79", "de-294"));
    assertThat(why(play, play.rail("de-79 de-294", "0202", "0203"))).isEqualTo(objection);
  }

  @ParameterizedTest
  @Rule("8.1")
  @CsvSource({"2, 8.1 too-many", "4, ''"})
  void soManyStandOnAHex(int units, String objection) {
    TestBoard board = board("limits.stacking.units", units);
    TestPlay play =
        TestPlay.axis(
            board,
            board.position().place("0301", "de-44").place("0302", "de-79", "de-294").supplied());
    assertThat(why(play, play.march("de-44", "0302"))).isEqualTo(objection);
    assertThat(play.game().facts().stacking()).isEqualTo(units);
  }

  @Test
  @Rule("6.6")
  void disengagementCostsSoMuch() {
    TestBoard board = board("limits.disengagement.points", 5);
    TestPlay play =
        TestPlay.axis(
            board,
            board.position().turn(2).place("0404", "de-79").place("0405", "su-rd-76").supplied());
    assertThat(play.give(play.disengage("de-79", "0403")).price()).isEqualTo(10);
  }

  @ParameterizedTest
  @Rule("6.8")
  @CsvSource({"2, 6.8 no-infiltration", "3, ''"})
  void sovietUnitsInfiltrateSoLong(int lastTurn, String objection) {
    TestBoard board = board("limits.infiltration.last_turn", lastTurn);
    TestPlay play =
        TestPlay.soviet(
            board,
            board.position().turn(3).place("0405", "su-rd-76").place("0404", "de-79").supplied());
    assertThat(why(play, play.infiltrate("su-rd-76", "0305", "0304"))).isEqualTo(objection);
  }

  @ParameterizedTest
  @Rule("6.72")
  @CsvSource({"3, ''", "4, 6.72 reserve-too-close"})
  void aReserveKeepsSoFarAway(int distance, String objection) {
    TestBoard board = board("limits.reserves.keep_away", distance);
    TestPlay play =
        TestPlay.soviet(
            board,
            board.position().place("0307", "su-reserve-6").place("0302", "de-79").supplied());
    assertThat(why(play, play.march("su-reserve-6", "0306", "0305"))).isEqualTo(objection);
  }

  @ParameterizedTest
  @Rule("11.32")
  @CsvSource({"5, false", "6, true"})
  void aRoadSuppliesSoFar(int hexes, boolean supplied) {
    TestBoard board = plain().road("0301", "0302").chart("limits.supply.road", hexes).board();
    TestPlay play = TestPlay.axis(board, board.position().place("0308", "de-79"));
    assertThat(new KharkovSupply(board.theatre()).supplied(play.position(), board.unit("de-79")))
        .isEqualTo(supplied);
  }

  @Test
  void aFigureThatMakesNoGameIsRefused() {
    assertThatThrownBy(() -> board("limits.stacking.units", 0))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("should lie between 1 and 99, not 0");
    assertThatThrownBy(() -> board("calendar.turns.2.turn", 3))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("should lie between 2 and 2, not 3");
  }
}
