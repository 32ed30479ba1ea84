package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.formats.Node;
import stavka.formats.map.HexsideName;

/** Reads hexes and hexsides by the numbers printed on a sheet. */
final class HexNames {
  private final HexGrid grid;
  private final HexNumbering numbering;

  HexNames(HexGrid grid, HexNumbering numbering) {
    this.grid = grid;
    this.numbering = numbering;
  }

  int hex(Node node) {
    return hex(node, node.text());
  }

  int hex(Node node, String number) {
    int hex = numbering.hex(number);
    if (hex == HexGrid.NONE && !number.matches("[A-Za-z]*[0-9]{4}")) {
      throw node.bad(
          "'" + number + "' is no hex number; they are written like " + numbering.name(0));
    }
    if (hex == HexGrid.NONE) {
      throw node.bad(
          "hex "
              + number
              + " lies outside the frame, which runs from "
              + numbering.name(0)
              + " to "
              + numbering.name(grid.size() - 1));
    }
    return hex;
  }

  /**
   * A list of hexes; {@code 0101..0110} stands for all hexes of a straight row or column between
   * two.
   */
  List<Integer> hexes(Node node) {
    List<Integer> hexes = new ArrayList<>();
    for (Node item : node.items()) {
      int dots = item.text().indexOf("..");
      if (dots < 0) {
        hexes.add(hex(item));
      } else {
        addRange(item, item.text().substring(0, dots), item.text().substring(dots + 2), hexes);
      }
    }
    return hexes;
  }

  private void addRange(Node item, String from, String to, List<Integer> hexes) {
    int first = hex(item, from);
    int last = hex(item, to);
    int columns = grid.column(last) - grid.column(first);
    int rows = grid.row(last) - grid.row(first);
    if (columns != 0 && rows != 0) {
      throw item.bad(from + " and " + to + " stand neither in one row nor in one column");
    }
    int steps = Math.max(Math.abs(columns), Math.abs(rows));
    for (int i = 0; i <= steps; i++) {
      int column = grid.column(first) + Integer.signum(columns) * i;
      int row = grid.row(first) + Integer.signum(rows) * i;
      hexes.add(grid.at(column, row));
    }
  }

  /** A hexside such as {@code 0819-ne}, as {@code hex * 6 + direction}. */
  int side(Node node) {
    String name = node.text();
    int dash = name.lastIndexOf('-');
    if (dash < 0) {
      throw node.bad(
          "a hexside is written like "
              + numbering.name(0)
              + "-"
              + HexsideName.compass(grid.orientation()).getFirst()
              + ", not '"
              + name
              + "'");
    }
    int hex = hex(node, name.substring(0, dash));
    return side(node, hex, name.substring(dash + 1));
  }

  int side(Node node, int hex, String compassPoint) {
    int direction = direction(node, compassPoint);
    if (grid.neighbour(hex, direction) == HexGrid.NONE) {
      throw node.bad(
          "the "
              + compassPoint
              + " side of "
              + numbering.name(hex)
              + " is a crossing outside the frame");
    }
    return hex * HexGrid.DIRECTIONS + direction;
  }

  /** The hex and its neighbour across a side. */
  List<Integer> step(Node node, int hex, String compassPoint) {
    int side = side(node, hex, compassPoint);
    return List.of(hex, grid.neighbour(hex, side % HexGrid.DIRECTIONS));
  }

  private int direction(Node node, String compassPoint) {
    List<String> compass = HexsideName.compass(grid.orientation());
    int direction = compass.indexOf(compassPoint);
    if (direction < 0) {
      throw node.bad(
          "'" + compassPoint + "' is no side of a hex; they are " + String.join(", ", compass));
    }
    return direction;
  }

  /** Hexes each of which touches the one before. */
  List<Integer> chain(Node node) {
    List<Integer> hexes = hexes(node);
    for (int i = 1; i < hexes.size(); i++) {
      if (!grid.adjacent(hexes.get(i - 1), hexes.get(i))) {
        throw node.bad(
            numbering.name(hexes.get(i - 1))
                + " and "
                + numbering.name(hexes.get(i))
                + " do not touch");
      }
    }
    return hexes;
  }

  SideChain sideChain() {
    return new SideChain(grid);
  }

  String name(int hex) {
    return numbering.name(hex);
  }

  boolean onEdge(int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (grid.neighbour(hex, direction) == HexGrid.NONE) {
        return true;
      }
    }
    return false;
  }

  int[] band(Node node) {
    List<Node> ends = node.items();
    if (ends.size() != 2) {
      throw node.bad("a band runs from one number to another: [1, 12]");
    }
    return new int[] {ends.get(0).integer(), ends.get(1).integer()};
  }

  /** Every hex whose printed row (or column) lies between two numbers, on any sheet. */
  List<Integer> rows(Node node) {
    int[] band = band(node);
    return between(band, HexNumbering.Digits.ROW_COLUMN);
  }

  List<Integer> columns(Node node) {
    int[] band = band(node);
    return between(band, HexNumbering.Digits.COLUMN_ROW);
  }

  private List<Integer> between(int[] band, HexNumbering.Digits wantedFirst) {
    List<Integer> hexes = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      String name = numbering.name(hex);
      int number = Integer.parseInt(name.substring(name.length() - 4));
      int value = numbering.digits() == wantedFirst ? number / 100 : number % 100;
      if (value >= band[0] && value <= band[1]) {
        hexes.add(hex);
      }
    }
    return hexes;
  }
}
