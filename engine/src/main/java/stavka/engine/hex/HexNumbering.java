package stavka.engine.hex;

import java.util.List;

/**
 * The numbers printed on a map. A number is four digits, two for the row and two for the column in
 * either order, counted from any corner; a map of several sheets puts the sheet's letter before the
 * digits.
 */
public final class HexNumbering {
  /** Which pair of digits comes first. */
  public enum Digits {
    ROW_COLUMN,
    COLUMN_ROW
  }

  /** One sheet of a larger map, by columns and rows of the whole grid, all inclusive. */
  public record Sheet(String prefix, int firstColumn, int lastColumn, int firstRow, int lastRow) {
    boolean holds(int column, int row) {
      return column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow;
    }
  }

  private final HexGrid grid;
  private final Digits digits;
  private final boolean columnsFromRight;
  private final boolean rowsFromBottom;
  private final List<Sheet> sheets;

  public HexNumbering(
      HexGrid grid,
      Digits digits,
      boolean columnsFromRight,
      boolean rowsFromBottom,
      List<Sheet> sheets) {
    this.grid = grid;
    this.digits = digits;
    this.columnsFromRight = columnsFromRight;
    this.rowsFromBottom = rowsFromBottom;
    this.sheets =
        sheets.isEmpty()
            ? List.of(new Sheet("", 0, grid.columns() - 1, 0, grid.rows() - 1))
            : List.copyOf(sheets);
    for (Sheet sheet : this.sheets) {
      if (sheet.lastColumn() - sheet.firstColumn() > 98
          || sheet.lastRow() - sheet.firstRow() > 98) {
        throw new IllegalArgumentException(
            "sheet " + sheet + " is too large for two digits a side");
      }
    }
  }

  public Digits digits() {
    return digits;
  }

  public boolean columnsFromRight() {
    return columnsFromRight;
  }

  public boolean rowsFromBottom() {
    return rowsFromBottom;
  }

  public List<Sheet> sheets() {
    return sheets;
  }

  public String name(int hex) {
    int column = grid.column(hex);
    int row = grid.row(hex);
    for (Sheet sheet : sheets) {
      if (sheet.holds(column, row)) {
        int c = 1 + (columnsFromRight ? sheet.lastColumn() - column : column - sheet.firstColumn());
        int r = 1 + (rowsFromBottom ? sheet.lastRow() - row : row - sheet.firstRow());
        int number = digits == Digits.ROW_COLUMN ? r * 100 + c : c * 100 + r;
        return sheet.prefix() + fourDigits(number);
      }
    }
    throw new IllegalArgumentException("hex " + hex + " lies on no sheet");
  }

  /** The hex of that number, or {@link HexGrid#NONE} if the map has none. */
  public int hex(String name) {
    if (name.length() < 4) {
      return HexGrid.NONE;
    }
    String prefix = name.substring(0, name.length() - 4);
    int number = parse(name.substring(name.length() - 4));
    if (number < 0) {
      return HexGrid.NONE;
    }
    int r = digits == Digits.ROW_COLUMN ? number / 100 : number % 100;
    int c = digits == Digits.ROW_COLUMN ? number % 100 : number / 100;
    for (Sheet sheet : sheets) {
      if (sheet.prefix().equals(prefix)) {
        int column = columnsFromRight ? sheet.lastColumn() - (c - 1) : sheet.firstColumn() + c - 1;
        int row = rowsFromBottom ? sheet.lastRow() - (r - 1) : sheet.firstRow() + r - 1;
        return sheet.holds(column, row) ? grid.at(column, row) : HexGrid.NONE;
      }
    }
    return HexGrid.NONE;
  }

  private static int parse(String fourDigits) {
    for (int i = 0; i < 4; i++) {
      if (fourDigits.charAt(i) < '0' || fourDigits.charAt(i) > '9') {
        return -1;
      }
    }
    return Integer.parseInt(fourDigits);
  }

  private static String fourDigits(int number) {
    char[] text = new char[4];
    int rest = number;
    for (int i = 3; i >= 0; i--) {
      text[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    return new String(text);
  }
}
