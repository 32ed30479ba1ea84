package stavka.atlas.plan;

import java.util.List;
import stavka.atlas.gazetteer.GazetteerReader;
import stavka.atlas.geo.Affine;
import stavka.atlas.geo.Projection;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexNumbering.Digits;
import stavka.engine.hex.HexNumbering.Sheet;
import stavka.engine.hex.Orientation;
import stavka.formats.Node;

/** Reads the sheet of a plan: grid, numbering, projection and frame. */
final class SheetReader {
  /** Which lines of hexes lie half a hex further towards the higher numbers. */
  private enum Shifted {
    ODD,
    EVEN
  }

  private enum ColumnsFrom {
    WEST,
    EAST
  }

  private enum RowsFrom {
    NORTH,
    SOUTH
  }

  private SheetReader() {}

  static SheetPlan read(Node root) {
    Node node = root.field("grid");
    node.only(
        "orientation",
        "columns",
        "rows",
        "shifted",
        "digits",
        "columns-from",
        "rows-from",
        "sheets");
    Orientation orientation = node.field("orientation").choice(Orientation.class);
    int columns = node.field("columns").integer(1, 400);
    int rows = node.field("rows").integer(1, 400);
    boolean fromEast =
        node.optional("columns-from").map(n -> n.choice(ColumnsFrom.class)).orElse(ColumnsFrom.WEST)
            == ColumnsFrom.EAST;
    boolean fromSouth =
        node.optional("rows-from").map(n -> n.choice(RowsFrom.class)).orElse(RowsFrom.NORTH)
            == RowsFrom.SOUTH;
    Shifted shifted =
        node.optional("shifted").map(n -> n.choice(Shifted.class)).orElse(Shifted.EVEN);
    Digits digits =
        node.optional("digits").map(n -> n.choice(Digits.class)).orElse(Digits.COLUMN_ROW);
    int parity = parity(orientation, columns, rows, fromEast, fromSouth, shifted);
    HexGrid grid = new HexGrid(orientation, columns, rows, parity);
    List<Sheet> sheets = node.itemsOf("sheets").stream().map(SheetReader::sheet).toList();
    if (sheets.isEmpty() && (columns > 99 || rows > 99)) {
      throw node.bad("two digits cannot number " + columns + " by " + rows + " hexes: give sheets");
    }
    HexNumbering numbering = numbering(node, grid, digits, fromEast, fromSouth, sheets);
    Node projection = root.field("projection").only("kind", "centre");
    Affine frame = frame(grid, root.field("frame"));
    return new SheetPlan(
        grid,
        numbering,
        Projection.of(
            projection
                .optional("kind")
                .map(n -> n.choice(Projection.Kind.class))
                .orElse(Projection.Kind.AZIMUTHAL_EQUIDISTANT),
            GazetteerReader.position(projection.field("centre"))),
        frame,
        scale(root.field("frame"), frame));
  }

  /** A frame given by its matrix may state the scale the map goes by. */
  private static double scale(Node node, Affine frame) {
    return node.optional("km-per-hex").isPresent() ? kilometres(node) : frame.kmPerHex();
  }

  private static double kilometres(Node node) {
    double km = node.field("km-per-hex").number();
    if (km < 0.1 || km > 500) {
      throw node.field("km-per-hex").bad("a hex should measure 0.1 to 500 km, not " + km);
    }
    return km;
  }

  private static HexNumbering numbering(
      Node node,
      HexGrid grid,
      Digits digits,
      boolean fromEast,
      boolean fromSouth,
      List<Sheet> sheets) {
    try {
      HexNumbering numbering = new HexNumbering(grid, digits, fromEast, fromSouth, sheets);
      for (int hex = 0; hex < grid.size(); hex++) {
        if (numbering.hex(numbering.name(hex)) != hex) {
          throw node.bad("the sheets give two hexes the number " + numbering.name(hex));
        }
      }
      return numbering;
    } catch (IllegalArgumentException unnumbered) {
      throw node.bad("the sheets do not number every hex of the grid");
    }
  }

  private static int parity(
      Orientation orientation,
      int columns,
      int rows,
      boolean fromEast,
      boolean fromSouth,
      Shifted shifted) {
    boolean flat = orientation == Orientation.FLAT;
    int lines = flat ? columns : rows;
    boolean linesReversed = flat ? fromEast : fromSouth;
    boolean higherIsUpOrLeft = flat ? fromSouth : fromEast;
    int wanted = shifted == Shifted.ODD ? 1 : 0;
    int index = linesReversed ? (lines - wanted) & 1 : (wanted + 1) & 1;
    // The engine shifts down or to the right; shifting these lines the other way shifts the others
    // so.
    return higherIsUpOrLeft ? 1 - index : index;
  }

  private static Sheet sheet(Node node) {
    node.only("prefix", "columns", "rows");
    List<Node> columns = node.field("columns").items(2);
    List<Node> rows = node.field("rows").items(2);
    return new Sheet(
        node.field("prefix").text(),
        columns.get(0).integer() - 1,
        columns.get(1).integer() - 1,
        rows.get(0).integer() - 1,
        rows.get(1).integer() - 1);
  }

  /**
   * Kilometres a hex, north up, the projection's centre in the middle of the sheet unless said
   * otherwise; or a matrix.
   */
  private static Affine frame(HexGrid grid, Node node) {
    node.only("km-per-hex", "centre", "km-to-sheet");
    if (node.optional("km-to-sheet").isPresent()) {
      List<Node> m = node.field("km-to-sheet").items(6);
      Affine affine =
          new Affine(
              m.get(0).number(),
              m.get(1).number(),
              m.get(2).number(),
              m.get(3).number(),
              m.get(4).number(),
              m.get(5).number());
      if (!(affine.kmPerHex() > 0 && affine.kmPerHex() < 1000)) {
        throw node.field("km-to-sheet").bad("'km-to-sheet' gives hexes of no size");
      }
      return affine;
    }
    double km = kilometres(node);
    int last = grid.size() - 1;
    double x = (grid.centreX(0) + grid.centreX(last)) / 2;
    double y = (grid.centreY(0) + grid.centreY(last)) / 2;
    if (node.optional("centre").isPresent()) {
      List<Node> centre = node.field("centre").items(2);
      x = centre.get(0).number();
      y = centre.get(1).number();
    }
    return new Affine(1 / km, 0, x, 0, -1 / km, y);
  }
}
