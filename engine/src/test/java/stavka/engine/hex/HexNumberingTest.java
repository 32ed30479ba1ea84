package stavka.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexNumbering.Digits;
import stavka.engine.hex.HexNumbering.Sheet;

class HexNumberingTest {
  @Test
  void kharkovCountsRowsFromTheNorthAndColumnsFromTheEast() {
    HexGrid grid = new HexGrid(Orientation.POINTY, 33, 39, 1);
    HexNumbering numbering = new HexNumbering(grid, Digits.ROW_COLUMN, true, false, List.of());

    assertThat(numbering.name(grid.at(32, 0))).isEqualTo("0101");
    assertThat(numbering.name(grid.at(0, 0))).isEqualTo("0133");
    assertThat(numbering.name(grid.at(14, 7))).isEqualTo("0819");
  }

  @Test
  void guderianCountsColumnsFirst() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 59, 31, 1);
    HexNumbering numbering = new HexNumbering(grid, Digits.COLUMN_ROW, false, false, List.of());

    assertThat(numbering.name(grid.at(20, 16))).isEqualTo("2117");
  }

  @Test
  void redStarCountsRowsFromTheSouth() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 70, 95, 1);
    HexNumbering numbering = new HexNumbering(grid, Digits.ROW_COLUMN, false, true, List.of());

    assertThat(numbering.name(grid.at(15, 95 - 61))).isEqualTo("6116");
  }

  @Test
  void fourSheetsAreToldApartByTheirLetter() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 112, 74, 1);
    HexNumbering numbering =
        new HexNumbering(
            grid,
            Digits.COLUMN_ROW,
            false,
            false,
            List.of(
                new Sheet("A", 0, 55, 0, 36),
                new Sheet("B", 56, 111, 0, 36),
                new Sheet("C", 0, 55, 37, 73),
                new Sheet("D", 56, 111, 37, 73)));

    assertThat(numbering.name(grid.at(111, 73))).isEqualTo("D5637");
    assertThat(numbering.hex("B0101")).isEqualTo(grid.at(56, 0));
  }

  @Test
  void everyHexHasANumberOfItsOwnAndBack() {
    for (Digits digits : Digits.values()) {
      for (boolean fromRight : new boolean[] {true, false}) {
        for (boolean fromBottom : new boolean[] {true, false}) {
          HexGrid grid = new HexGrid(Orientation.FLAT, 7, 5, 0);
          HexNumbering numbering = new HexNumbering(grid, digits, fromRight, fromBottom, List.of());
          for (int hex = 0; hex < grid.size(); hex++) {
            assertThat(numbering.hex(numbering.name(hex))).isEqualTo(hex);
          }
        }
      }
    }
  }

  @Test
  void whatIsNoNumberOfTheMapIsNoHex() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 7, 5, 0);
    HexNumbering numbering = new HexNumbering(grid, Digits.COLUMN_ROW, false, false, List.of());

    assertThat(List.of("0000", "0801", "0106", "1", "", "abcd", "A0101", "-101"))
        .allSatisfy(name -> assertThat(numbering.hex(name)).isEqualTo(HexGrid.NONE));
  }
}
