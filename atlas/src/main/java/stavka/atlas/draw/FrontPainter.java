package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Frontier;
import stavka.formats.map.MapDrawing.Point;

/**
 * Paints front lines: one strand a side, red on the left bank, grey on the right, with their named
 * points.
 */
final class FrontPainter {
  private static final double APART = 0.05;
  private static final double WEIGHT = 0.058;
  private static final double DISC = 0.17;
  private static final double LETTERS = 0.24;

  private final Svg svg;
  private final Look look;

  FrontPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  /** A named point of a front: letters stand on the left bank, numbers on the right. */
  record Mark(String name, Point at, Point corner, boolean left) {
    Box box() {
      return Box.around(at, half() + 0.03, DISC + 0.03);
    }

    /** Half the width of its sign: round for a letter, longer for two. */
    double half() {
      return Math.max(DISC, Typeface.BOLD.width(name, LETTERS) / 2 + 0.07);
    }
  }

  /** Letters and numbers are printed; points named by a word are for the rules only. */
  static boolean isPrinted(String point) {
    return point.length() <= 2;
  }

  static List<Mark> marks(Sheet sheet, Frontier frontier) {
    DrawnLine line = line(sheet, frontier);
    List<Mark> marks = new ArrayList<>();
    new TreeMap<>(frontier.points())
        .forEach(
            (name, before) -> {
              if (!isPrinted(name)) {
                return;
              }
              double at = line.length() * before / Math.max(1, frontier.sides().size());
              boolean left = !Character.isDigit(name.charAt(0));
              double across = line.heading(at, 1.2) + (left ? -Math.PI / 2 : Math.PI / 2);
              Point corner = line.nearest(corner(sheet, frontier, before));
              Point p =
                  new Point(
                      corner.x() + 0.3 * Math.cos(across), corner.y() + 0.3 * Math.sin(across));
              marks.add(new Mark(name, inside(sheet, p), corner, left));
            });
    return marks;
  }

  private static Point inside(Sheet sheet, Point p) {
    Box frame = sheet.frame().grown(-DISC - 0.08);
    return new Point(
        Math.clamp(p.x(), frame.left(), frame.right()),
        Math.clamp(p.y(), frame.top(), frame.bottom()));
  }

  /** The corner of the line that comes after a number of its sides. */
  private static Point corner(Sheet sheet, Frontier frontier, int before) {
    List<Integer> sides = frontier.sides();
    int side = sides.get(Math.min(before, sides.size() - 1));
    // The hex is on the left bank, so the line runs along its sides against the clock.
    int next = before < sides.size() ? 1 : 0;
    return sheet.corner(side / HexGrid.DIRECTIONS, side % HexGrid.DIRECTIONS + next);
  }

  static DrawnLine line(Sheet sheet, Frontier frontier) {
    DrawnLine bare = sheet.alongSides(frontier.sides());
    List<Point> points = new ArrayList<>(bare.points());
    if (sheet.onBorder(bare.first())) {
      points.addFirst(sheet.wayOut(bare.first(), bare.at(0.4)));
    }
    if (sheet.onBorder(bare.last())) {
      points.addLast(sheet.wayOut(bare.last(), bare.at(bare.length() - 0.4)));
    }
    return new DrawnLine(points);
  }

  /** The line as it is drawn: on land alone, neither over open water nor along its shore. */
  static List<DrawnLine> onLand(Sheet sheet, Frontier frontier) {
    List<DrawnLine> lines = new ArrayList<>();
    List<Integer> run = new ArrayList<>();
    for (int side : frontier.sides()) {
      if (atSea(sheet, side)) {
        add(lines, sheet, run);
        run = new ArrayList<>();
      } else {
        run.add(side);
      }
    }
    if (run.size() == frontier.sides().size()) {
      return List.of(line(sheet, frontier));
    }
    add(lines, sheet, run);
    return lines;
  }

  private static void add(List<DrawnLine> lines, Sheet sheet, List<Integer> run) {
    if (!run.isEmpty()) {
      lines.add(line(sheet, new Frontier(run, Map.of())));
    }
  }

  private static boolean atSea(Sheet sheet, int side) {
    int hex = side / HexGrid.DIRECTIONS;
    int other = sheet.grid().neighbour(hex, side % HexGrid.DIRECTIONS);
    return isWater(sheet, hex) || (other != HexGrid.NONE && isWater(sheet, other));
  }

  private static boolean isWater(Sheet sheet, int hex) {
    return Ground.of(sheet.map().terrains().get(sheet.map().terrain(hex))).isWater();
  }

  void strands(DrawnLine line) {
    strand(line.aside(-APART), Ink.FRONT_SOVIET);
    strand(line.aside(APART), Ink.FRONT_AXIS);
  }

  private void strand(DrawnLine line, Ink ink) {
    svg.path(
        line.data(),
        "fill",
        "none",
        "stroke",
        look.ink(ink),
        "stroke-width",
        Svg.length(WEIGHT),
        "stroke-dasharray",
        Svg.length(0.21) + " " + Svg.length(0.105),
        "stroke-linejoin",
        "round");
  }

  void mark(Mark mark) {
    Ink ink = mark.left() ? Ink.FRONT_SOVIET : Ink.FRONT_AXIS;
    svg.path(
        new DrawnLine(List.of(mark.corner(), mark.at())).data(),
        "stroke",
        look.ink(ink),
        "stroke-width",
        Svg.length(0.03));
    svg.empty(
        "rect",
        "x",
        Svg.length(mark.at().x() - mark.half()),
        "y",
        Svg.length(mark.at().y() - DISC),
        "width",
        Svg.length(2 * mark.half()),
        "height",
        Svg.length(2 * DISC),
        "rx",
        Svg.length(DISC),
        "fill",
        look.ink(ink),
        "stroke",
        look.ink(Ink.PAPER),
        "stroke-width",
        Svg.length(0.03));
    Lettering.plain(Typeface.BOLD, LETTERS, look.ink(Ink.PAPER))
        .write(
            svg,
            mark.name(),
            new Point(mark.at().x(), mark.at().y() + 0.083),
            Lettering.Anchor.MIDDLE);
  }
}
