package stavka.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;

class TextBoardTest {
  private static final Legend LEGEND =
      new Legend(List.of("clear", "forest"), ".f", List.of("river"), List.of("road"));

  private static TextBoard board() {
    return TextBoard.draw(
        LEGEND,
        """
        .  .  f
         .  f7 .
        """);
  }

  @Test
  void lettersAreTerrainAndDigitsANumberOfTheHex() {
    TextBoard board = board();
    HexMap map = board.map("test");
    assertThat(map.terrainIs(board.hex("0103"), "forest")).isTrue();
    assertThat(map.terrainIs(board.hex("0203"), "forest")).isFalse();
    assertThat(board.number(board.hex("0202"), 1)).isEqualTo(7);
    assertThat(board.number(board.hex("0103"), 1)).isEqualTo(1);
  }

  @Test
  void theSecondRowLiesHalfAHexFurtherRight() {
    TextBoard board = board();
    HexGrid grid = board.grid();
    assertThat(grid.distance(board.hex("0201"), board.hex("0102"))).isEqualTo(1);
    assertThat(grid.distance(board.hex("0101"), board.hex("0202"))).isEqualTo(2);
  }

  @Test
  void aSideLiesOnBothHexesAndARoadLeadsBothWays() {
    TextBoard board = board().side("river", "0101-0102").link("road", "0101", "0201");
    HexMap map = board.map("test");
    int west = board.hex("0101");
    int east = board.hex("0102");
    assertThat(map.side(west, board.grid().direction(west, east))).isEqualTo(1);
    assertThat(map.side(east, board.grid().direction(east, west))).isEqualTo(1);
    assertThat(map.onNetwork("road", west)).isTrue();
    assertThat(map.onNetwork("road", board.hex("0201"))).isTrue();
    assertThat(map.onNetwork("road", east)).isFalse();
  }

  @Test
  void whatCannotBeDrawnIsSaid() {
    assertThatThrownBy(() -> board().link("road", "0101", "0103"))
        .hasMessageContaining("do not touch");
    assertThatThrownBy(() -> TextBoard.draw(LEGEND, ". x")).hasMessageContaining("drawn as x");
    assertThatThrownBy(() -> TextBoard.draw(LEGEND, ". .\n."))
        .hasMessageContaining("row 2 is not as long");
    assertThatThrownBy(() -> board().side("lake", "0101-0102")).hasMessageContaining("lake");
  }
}
