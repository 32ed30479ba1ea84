package stavka.atlas.draw;

import java.util.List;
import stavka.engine.hex.HexGrid;

/** Paints fortified lines along hexsides as walls. */
final class FortPainter {
  /** The hexside feature of fortified lines. */
  static final String FEATURE = "fortified-line";

  private final Svg svg;
  private final Look look;

  FortPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  static boolean isOn(Sheet sheet) {
    return sheet.map().sideFeatures().contains(FEATURE);
  }

  void paint(Sheet sheet) {
    if (!isOn(sheet)) {
      return;
    }
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (sheet.grid().neighbour(hex, d) > hex && sheet.map().sideHas(hex, d, FEATURE)) {
          line(new DrawnLine(List.of(sheet.corner(hex, d), sheet.corner(hex, d + 1))));
        }
      }
    }
  }

  void line(DrawnLine line) {
    stroke(line, Ink.INK, 0.1, "");
    stroke(line, Ink.PAPER, 0.05, Svg.length(0.07) + " " + Svg.length(0.07));
  }

  private void stroke(DrawnLine line, Ink ink, double width, String dashes) {
    svg.path(
        line.data(),
        "fill",
        "none",
        "stroke",
        look.ink(ink),
        "stroke-width",
        Svg.length(width),
        "stroke-dasharray",
        dashes.isEmpty() ? "none" : dashes);
  }
}
