package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import stavka.engine.hex.HexSet;
import stavka.formats.map.MapDrawing.Point;

/** Paints woods, marshes, hills, lakes and cities. */
final class GroundPainter {
  private static final double CROWNS = 0.15;
  private static final int CLUMP = 250;
  private static final double REEDS = 0.2;
  private static final double STREETS = 0.125;
  private static final double HATCHES = 0.4;

  private final Svg svg;
  private final Look look;

  GroundPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  /**
   * Paints all ground of a sheet.
   *
   * @param kept ink that trees must keep off
   */
  void paint(Sheet sheet, Raster kept) {
    Bleed bleed = new Bleed(sheet.grid());
    Box area = sheet.frame();
    for (Ground ground : Ground.among(sheet.map().terrains())) {
      HexSet hexes = HexSet.none(bleed.grid());
      for (String terrain : sheet.map().terrains()) {
        if (Ground.of(terrain) == ground) {
          hexes = hexes.or(bleed.of(sheet.map(), terrain));
        }
      }
      if (ground != Ground.CLEAR && hexes.count() > 0) {
        paint(ground, rings(ground, bleed, hexes), area, kept::clean);
      }
    }
  }

  static List<DrawnLine> rings(Ground ground, Bleed bleed, HexSet hexes) {
    double inset = ground == Ground.BUILT ? 0.09 : 0.025;
    double ragged = ground == Ground.BUILT ? 0.05 : 0.13;
    return Outlines.of(bleed, hexes, inset, ragged, ground.seed());
  }

  /** Paints one kind of ground inside closed lines. */
  void paint(Ground ground, List<DrawnLine> rings, Box area, Predicate<Point> clean) {
    switch (ground) {
      case WOOD -> wood(rings, area, clean);
      case MARSH -> marsh(rings, area, clean);
      case SWAMP -> swamp(rings, area, clean);
      case HILL, MOUNTAIN -> hills(rings, area);
      case NEUTRAL -> neutral(rings, area);
      case SHALLOW -> fill(rings, Ink.WATER_LIGHT, Ink.WATER_EDGE, 0.03);
      case WATER -> fill(rings, Ink.WATER, Ink.WATER_EDGE, 0.03);
      case BUILT -> built(rings, area);
      case CLEAR -> {}
    }
  }

  private void fill(List<DrawnLine> rings, Ink fill, Ink edge, double weight) {
    svg.path(
        Outlines.data(rings),
        "fill",
        look.ink(fill),
        "fill-rule",
        "evenodd",
        "stroke",
        look.ink(edge),
        "stroke-width",
        Svg.length(weight),
        "stroke-linejoin",
        "round");
  }

  private void wood(List<DrawnLine> rings, Box area, Predicate<Point> clean) {
    fill(rings, Ink.WOOD, Ink.WOOD_EDGE, 0.018);
    List<Point> trees = scattered(rings, area, CROWNS, 0.045, 5).stream().filter(clean).toList();
    for (int i = 0; i < trees.size(); i += CLUMP) {
      trees(trees.subList(i, Math.min(trees.size(), i + CLUMP)));
    }
  }

  private void trees(List<Point> trees) {
    StringBuilder shades = new StringBuilder();
    StringBuilder crowns = new StringBuilder();
    StringBuilder lights = new StringBuilder();
    for (Point tree : trees) {
      int id = (int) Math.round(tree.x() * 997 + tree.y() * 7919);
      double r = 0.031 + 0.024 * Noise.scatter(id, 9);
      disc(shades, tree.x() + r * 0.38, tree.y() + r * 0.42, r);
      disc(crowns, tree.x(), tree.y(), r);
      disc(lights, tree.x() - r * 0.3, tree.y() - r * 0.3, r * 0.42);
    }
    svg.path(shades.toString(), "fill", look.ink(Ink.TREE_SHADE));
    svg.path(crowns.toString(), "fill", look.ink(Ink.TREE));
    svg.path(lights.toString(), "fill", look.ink(Ink.WOOD), "fill-opacity", "0.45");
  }

  private void marsh(List<DrawnLine> rings, Box area, Predicate<Point> clean) {
    svg.path(
        Outlines.data(rings),
        "fill",
        look.ink(Ink.WATER_LIGHT),
        "fill-rule",
        "evenodd",
        "fill-opacity",
        look.dark() ? "0.16" : "0.34");
    StringBuilder reeds = new StringBuilder();
    StringBuilder tufts = new StringBuilder();
    int count = 0;
    for (Point p : scattered(rings, area, REEDS, 0.06, 17)) {
      double half = 0.06 + 0.03 * Noise.scatter(count, 3);
      move(reeds, p.x() - half, p.y());
      reeds.append('h').append(Svg.length(2 * half));
      if (count++ % 3 == 0 && clean.test(p)) {
        for (double lean : new double[] {-0.035, 0, 0.035}) {
          move(tufts, p.x() + lean * 0.4, p.y());
          tufts
              .append('l')
              .append(Svg.length(lean))
              .append(' ')
              .append(Svg.length(lean == 0 ? -0.09 : -0.07));
        }
      }
    }
    line(reeds, look.dark() ? Ink.WATER : Ink.WATER_EDGE, 0.014);
    line(tufts, Ink.TREE_SHADE, 0.014);
  }

  /** Marsh with trees in it. */
  private void swamp(List<DrawnLine> rings, Box area, Predicate<Point> clean) {
    marsh(rings, area, clean);
    trees(scattered(rings, area, 2.6 * CROWNS, 0.09, 41).stream().filter(clean).toList());
  }

  private void hills(List<DrawnLine> rings, Box area) {
    svg.path(
        Outlines.data(rings),
        "fill",
        look.ink(Ink.HILL),
        "fill-rule",
        "evenodd",
        "fill-opacity",
        "0.55");
    StringBuilder strokes = new StringBuilder();
    for (Point p : scattered(rings, area, 0.17, 0.05, 29)) {
      move(strokes, p.x() - 0.05, p.y() + 0.03);
      strokes
          .append('q')
          .append(Svg.length(0.05))
          .append(' ')
          .append(Svg.length(-0.09))
          .append(' ');
      strokes.append(Svg.length(0.1)).append(" 0");
    }
    line(strokes, Ink.HILL_LINE, 0.014);
  }

  /** Ground no unit may enter: greyed, with thin hatching. */
  private void neutral(List<DrawnLine> rings, Box area) {
    svg.path(Outlines.data(rings), "fill", look.ink(Ink.PAPER_SHADE), "fill-rule", "evenodd");
    StringBuilder hatches = new StringBuilder();
    Flood flood = new Flood(rings, area.grown(0.5));
    double far = area.width() + area.height();
    for (double s = 0; s < far; s += HATCHES) {
      street(hatches, flood, new Point(area.left() + s, area.top()), -0.7, 0.7, 1.5 * far);
    }
    svg.path(
        hatches.toString(),
        "fill",
        "none",
        "stroke",
        look.ink(Ink.FRAME),
        "stroke-width",
        Svg.length(0.012),
        "stroke-opacity",
        "0.4");
  }

  /** Houses: a tint, and streets in two directions. */
  private void built(List<DrawnLine> rings, Box area) {
    fill(rings, Ink.BUILT, Ink.BUILT_LINE, 0.018);
    StringBuilder streets = new StringBuilder();
    Flood flood = new Flood(rings, area.grown(0.5));
    double far = area.width() + area.height();
    for (double s = -far; s < far; s += STREETS) {
      street(streets, flood, new Point(area.left() + s, area.top()), -0.3, 1, far);
      street(streets, flood, new Point(area.left(), area.top() + s), 1, 0.3, far);
    }
    svg.path(
        streets.toString(),
        "fill",
        "none",
        "stroke",
        look.ink(Ink.BUILT_LINE),
        "stroke-width",
        Svg.length(0.011),
        "stroke-opacity",
        "0.6");
  }

  private static void street(
      StringBuilder data, Flood flood, Point from, double dx, double dy, double length) {
    boolean inside = false;
    for (double t = 0; t < length; t += 0.03) {
      Point p = new Point(from.x() + dx * t, from.y() + dy * t);
      if (flood.holds(p, 0) != inside) {
        inside = !inside;
        data.append(inside ? 'M' : 'L')
            .append(Svg.length(p.x()))
            .append(' ')
            .append(Svg.length(p.y()));
      }
    }
  }

  private void line(StringBuilder data, Ink ink, double weight) {
    svg.path(
        data.toString(),
        "fill",
        "none",
        "stroke",
        look.ink(ink),
        "stroke-width",
        Svg.length(weight),
        "stroke-linecap",
        "round");
  }

  private static void disc(StringBuilder data, double x, double y, double r) {
    move(data, x - r, y);
    String radius = Svg.length(r);
    String across = Svg.length(2 * r);
    data.append('a')
        .append(radius)
        .append(' ')
        .append(radius)
        .append(" 0 1 0 ")
        .append(across)
        .append(" 0");
    data.append('a')
        .append(radius)
        .append(' ')
        .append(radius)
        .append(" 0 1 0 -")
        .append(across)
        .append(" 0z");
  }

  private static void move(StringBuilder data, double x, double y) {
    data.append('M').append(Svg.length(x)).append(' ').append(Svg.length(y));
  }

  /** Points inside closed lines, about a step apart, in no visible order, top to bottom. */
  private static List<Point> scattered(
      List<DrawnLine> rings, Box area, double step, double margin, int seed) {
    Flood flood = new Flood(rings, area.grown(0.5));
    List<Point> points = new ArrayList<>();
    int rows = (int) (area.height() / (step * 0.87));
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column * step <= area.width(); column++) {
        int id = row * 4099 + column;
        double x = column + (row % 2) * 0.5 + 0.62 * (Noise.scatter(id, seed) - 0.5);
        double y = row + 0.62 * (Noise.scatter(id, seed + 1) - 0.5);
        Point p = new Point(area.left() + x * step, area.top() + y * step * 0.87);
        if (flood.holds(p, margin)) {
          points.add(p);
        }
      }
    }
    return points;
  }
}
