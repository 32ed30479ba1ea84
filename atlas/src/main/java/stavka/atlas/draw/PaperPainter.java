package stavka.atlas.draw;

import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

/** Paints the paper of the map, the valleys of its rivers, the grid and the hex numbers. */
final class PaperPainter {
  /** One cloud of tone to so many hexes. */
  private static final int CLOUD = 30;

  private static final double NUMBER = 0.165;

  private final Svg svg;
  private final Look look;
  private final Sheet sheet;

  PaperPainter(Svg svg, Look look, Sheet sheet) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
  }

  void defineTones() {
    tone("shade", Ink.PAPER_SHADE, "0.75");
    tone("green", Ink.VALLEY, "0.2");
  }

  private void tone(String id, Ink ink, String strength) {
    svg.open("radialGradient", "id", id);
    svg.empty("stop", "offset", "0", "stop-color", look.ink(ink), "stop-opacity", strength);
    svg.empty("stop", "offset", "1", "stop-color", look.ink(ink), "stop-opacity", "0");
    svg.close();
  }

  /** The sheet with its slight drift of tone. */
  void paper() {
    Box frame = sheet.frame();
    svg.empty(
        "rect",
        "x",
        Svg.length(frame.left()),
        "y",
        Svg.length(frame.top()),
        "width",
        Svg.length(frame.width()),
        "height",
        Svg.length(frame.height()),
        "fill",
        look.ink(Ink.PAPER));
    for (int i = 0; i < frame.width() * frame.height() / CLOUD; i++) {
      svg.empty(
          "circle",
          "cx",
          Svg.length(frame.left() + Noise.scatter(i, 41) * frame.width()),
          "cy",
          Svg.length(frame.top() + Noise.scatter(i, 42) * frame.height()),
          "r",
          Svg.length(3 + 5 * Noise.scatter(i, 43)),
          "fill",
          i % 2 == 0 ? "url(#green)" : "url(#shade)");
    }
  }

  /** A breath of green along the rivers. */
  void valleys(Waters waters) {
    svg.open(
        "g",
        "fill",
        "none",
        "stroke",
        look.ink(Ink.VALLEY),
        "stroke-opacity",
        look.dark() ? "0.09" : "0.085",
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round");
    for (Stream stream : waters.streams()) {
      double[] widths =
          stream.breadth() == Breadth.MAJOR
              ? new double[] {1.7, 1.4, 1.15, 0.9, 0.65, 0.42}
              : new double[] {0.8, 0.62, 0.45};
      for (double width : widths) {
        svg.path(stream.line().data(), "stroke-width", Svg.length(width));
      }
    }
    svg.close();
  }

  /** Hairlines, a path for each row: a single one would be slow to fill in. */
  void grid() {
    svg.open(
        "g",
        "fill",
        "none",
        "stroke",
        look.ink(Ink.GRID),
        "stroke-opacity",
        look.dark() ? "0.5" : "0.6",
        "stroke-width",
        Svg.length(0.013),
        "stroke-linecap",
        "round");
    for (int row = 0; row < sheet.grid().rows(); row++) {
      svg.path(row(row));
    }
    svg.close();
  }

  private String row(int row) {
    HexGrid grid = sheet.grid();
    StringBuilder data = new StringBuilder();
    for (int column = 0; column < grid.columns(); column++) {
      int hex = grid.at(column, row);
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        int other = grid.neighbour(hex, d);
        if (other == HexGrid.NONE || other > hex) {
          data.append(
              new DrawnLine(List.of(sheet.corner(hex, d), sheet.corner(hex, d + 1))).data());
        }
      }
    }
    return data.toString();
  }

  void numbers() {
    Lettering.plain(Typeface.NARROW, NUMBER, look.ink(Ink.NUMBER))
        .open(svg, Lettering.Anchor.MIDDLE);
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      Lettering.bare(svg, sheet.map().name(hex), numberAt(sheet, hex));
    }
    svg.close();
  }

  /** Where the number of a hex stands: high in it, clear of the sides. */
  static Point numberAt(Sheet sheet, int hex) {
    return new Point(sheet.grid().centreX(hex), sheet.grid().centreY(hex) - 0.295);
  }

  /** The room a hex number takes. */
  static Box numberBox(Sheet sheet, int hex) {
    Point at = numberAt(sheet, hex);
    return new Box(at.x() - 0.17, at.y() - 0.13, at.x() + 0.17, at.y() + 0.015);
  }
}
