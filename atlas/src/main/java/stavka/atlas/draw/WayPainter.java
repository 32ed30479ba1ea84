package stavka.atlas.draw;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import stavka.atlas.draw.Ways.Way;
import stavka.formats.map.MapDrawing.Point;

/** Paints railways with sleepers, roads with a casing, and bridges. */
final class WayPainter {
  private static final double SLEEPER_GAP = 0.15;
  private static final double SLEEPER_HALF = 0.056;

  private final Svg svg;
  private final Look look;

  WayPainter(Svg svg, Look look) {
    this.svg = svg;
    this.look = look;
  }

  void railways(List<Way> ways) {
    svg.open("g", "fill", "none", "stroke", look.ink(Ink.RAIL), "stroke-linejoin", "round");
    for (Way way : ways) {
      svg.path(way.line().data(), "stroke-width", Svg.length(0.026));
      svg.path(sleepers(way.line(), way.kind()), "stroke-width", Svg.length(0.022));
    }
    svg.close();
  }

  /** Single ticks for a single track, pairs for a double one. */
  private static String sleepers(DrawnLine line, String kind) {
    boolean twin = kind.equals("2");
    double gap = twin ? SLEEPER_GAP * 1.35 : SLEEPER_GAP;
    int count = (int) Math.max(1, Math.round(line.length() / gap));
    StringBuilder data = new StringBuilder();
    for (int i = 0; i < count; i++) {
      double middle = line.length() * (i + 0.5) / count;
      if (twin) {
        tick(data, line, middle - 0.024);
        tick(data, line, middle + 0.024);
      } else {
        tick(data, line, middle);
      }
    }
    return data.toString();
  }

  private static void tick(StringBuilder data, DrawnLine line, double at) {
    Point p = line.at(at);
    double across = line.heading(at, 0.08) + Math.PI / 2;
    double dx = Math.cos(across) * SLEEPER_HALF;
    double dy = Math.sin(across) * SLEEPER_HALF;
    data.append('M').append(Svg.length(p.x() - dx)).append(' ').append(Svg.length(p.y() - dy));
    data.append('L').append(Svg.length(p.x() + dx)).append(' ').append(Svg.length(p.y() + dy));
  }

  void roads(List<Way> ways) {
    Map<String, List<Way>> graded = ways.stream().collect(Collectors.groupingBy(WayPainter::grade));
    List<Way> minor = graded.getOrDefault("minor", List.of());
    List<Way> highways = graded.getOrDefault("highway", List.of());
    List<Way> plain = graded.getOrDefault("", List.of());
    strokes(minor, Ink.ROAD_CASING, 0.05);
    strokes(minor, Ink.ROAD, 0.026);
    strokes(plain, Ink.ROAD_CASING, 0.085);
    strokes(highways, Ink.ROAD_CASING, 0.125);
    strokes(plain, Ink.ROAD, 0.05);
    strokes(highways, Ink.ROAD, 0.088);
    svg.open("g", "stroke-opacity", "0.75");
    strokes(highways, Ink.ROAD_CASING, 0.013);
    svg.close();
  }

  /** Roads come in three widths; those without a grade are main roads. */
  private static String grade(Way way) {
    return way.kind().equals("minor") || way.kind().equals("highway") ? way.kind() : "";
  }

  private void strokes(List<Way> ways, Ink ink, double width) {
    svg.open(
        "g",
        "fill",
        "none",
        "stroke",
        look.ink(ink),
        "stroke-width",
        Svg.length(width),
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round");
    ways.forEach(way -> svg.path(way.line().data()));
    svg.close();
  }

  /** A bridge: its middle, the heading of the way over it, and the width of the river. */
  record Bridge(Point at, double heading, double river) {}

  void bridges(List<Bridge> bridges) {
    StringBuilder data = new StringBuilder();
    for (Bridge bridge : bridges) {
      double half = bridge.river() / 2 + 0.045;
      for (int side = -1; side <= 1; side += 2) {
        corner(data, 'M', bridge, -half - 0.04, side * 0.108);
        corner(data, 'L', bridge, -half, side * 0.07);
        corner(data, 'L', bridge, half, side * 0.07);
        corner(data, 'L', bridge, half + 0.04, side * 0.108);
      }
    }
    svg.path(
        data.toString(),
        "fill",
        "none",
        "stroke",
        look.ink(Ink.INK),
        "stroke-width",
        Svg.length(0.024),
        "stroke-linejoin",
        "round",
        "stroke-linecap",
        "round");
  }

  private static void corner(
      StringBuilder data, char command, Bridge bridge, double along, double aside) {
    double cos = Math.cos(bridge.heading());
    double sin = Math.sin(bridge.heading());
    double x = bridge.at().x() + along * cos - aside * sin;
    double y = bridge.at().y() + along * sin + aside * cos;
    data.append(command).append(Svg.length(x)).append(' ').append(Svg.length(y));
  }
}
