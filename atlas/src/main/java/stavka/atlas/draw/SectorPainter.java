package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.formats.map.MapDrawing.Point;

/**
 * Paints the border between the northern and the southern sector of a map that has a region {@code
 * south}.
 */
final class SectorPainter {
  static final String REGION = "south";
  private static final double SIZE = 0.27;
  private static final double SPACING = 0.07;

  private final Svg svg;
  private final Look look;
  private final Sheet sheet;

  SectorPainter(Svg svg, Look look, Sheet sheet) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
  }

  static boolean isOn(Sheet sheet) {
    return sheet.map().regions().containsKey(REGION);
  }

  /** Lines along the hexsides that part a region from the rest, the region on the right hand. */
  static List<DrawnLine> borders(Sheet sheet, HexSet region) {
    Map<String, Point[]> sides = new HashMap<>();
    Map<String, Point> ends = new HashMap<>();
    List<Point> starts = new ArrayList<>();
    region.forEach(
        hex -> {
          for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
            int other = sheet.grid().neighbour(hex, d);
            if (other != HexGrid.NONE && !region.has(other)) {
              Point from = sheet.corner(hex, d);
              Point to = sheet.corner(hex, d + 1);
              sides.put(key(from), new Point[] {from, to});
              ends.put(key(to), to);
              starts.add(from);
            }
          }
        });
    List<DrawnLine> borders = new ArrayList<>();
    starts.removeIf(start -> ends.containsKey(key(start)));
    for (Point start : starts) {
      List<Point> line = new ArrayList<>(List.of(start));
      Point[] side = sides.get(key(start));
      while (side != null) {
        line.add(side[1]);
        side = sides.get(key(side[1]));
      }
      if (sheet.onBorder(line.getFirst()) && sheet.onBorder(line.getLast())) {
        line.addFirst(sheet.wayOut(line.getFirst(), line.getFirst()));
        line.addLast(sheet.wayOut(line.getLast(), line.getLast()));
      }
      borders.add(new DrawnLine(line));
    }
    return borders;
  }

  private static String key(Point p) {
    return Math.round(p.x() * 100) + " " + Math.round(p.y() * 100);
  }

  void line(DrawnLine line) {
    svg.path(
        line.data(),
        "fill",
        "none",
        "stroke",
        look.ink(Ink.SECTOR),
        "stroke-width",
        Svg.length(0.05),
        "stroke-dasharray",
        "34 10 4 10",
        "stroke-linejoin",
        "round");
  }

  /** The names of both sectors, a pair near each end of the border where the least ink lies. */
  List<Box> names(DrawnLine border, Raster ink) {
    String north = look.language().of("NORTHERN SECTOR", "SECTEUR NORD");
    String south = look.language().of("SOUTHERN SECTOR", "SECTEUR SUD");
    double width = Math.max(wide(north), wide(south));
    List<Box> boxes = new ArrayList<>();
    double left = sheet.frame().left() + 0.4;
    double right = sheet.frame().right() - width - 0.4;
    for (double[] range : new double[][] {{left, left + 11}, {right - 11, right}}) {
      Box best = room(border, range, width, ink);
      Box below = lower(best);
      lettering().write(svg, north, new Point(best.left(), best.bottom()), Lettering.Anchor.START);
      lettering()
          .write(svg, south, new Point(below.left(), below.bottom()), Lettering.Anchor.START);
      boxes.add(best.grown(0.06));
      boxes.add(below.grown(0.06));
    }
    return boxes;
  }

  private Lettering lettering() {
    return new Lettering(Typeface.NARROW, SIZE, SPACING, look.ink(Ink.SECTOR), look.ink(Ink.PAPER));
  }

  private static double wide(String text) {
    return Typeface.NARROW.width(text, SIZE, SPACING);
  }

  private static Box room(DrawnLine border, double[] range, double width, Raster ink) {
    double middle = (border.first().y() + border.last().y()) / 2;
    Box best = box(range[0], middle, width);
    for (double x = range[0]; x < range[1]; x += 0.25) {
      Box box = box(x, middle, width);
      if (ink.under(box) + ink.under(lower(box)) < ink.under(best) + ink.under(lower(best))) {
        best = box;
      }
    }
    return best;
  }

  private static Box box(double x, double middle, double width) {
    return new Box(x, middle - 0.44 - SIZE * 0.7, x + width, middle - 0.44);
  }

  private static Box lower(Box box) {
    double down = 0.88 + SIZE * 0.7;
    return new Box(box.left(), box.top() + down, box.right(), box.bottom() + down);
  }
}
