package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.formats.map.MapDrawing.Point;

/**
 * Paints entrance areas, regions named {@code area-...}, as lettered braces in the margin beside
 * their hexes.
 */
final class EntrancePainter {
  private static final String PREFIX = "area-";
  private static final String AXIS_SOURCES = "axis-sources";
  private static final double LANE = 0.42;
  private static final double FIRST_LANE = 0.34;
  private static final double DISC = 0.19;

  private enum Edge {
    WEST,
    NORTH,
    EAST,
    SOUTH
  }

  /** A brace along one edge, between two places measured along it. */
  private record Brace(String name, Edge edge, double from, double to, Ink ink) {}

  private final Svg svg;
  private final Look look;
  private final Sheet sheet;

  EntrancePainter(Svg svg, Look look, Sheet sheet) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
  }

  static boolean isOn(Sheet sheet) {
    return sheet.map().regions().keySet().stream().anyMatch(name -> name.startsWith(PREFIX));
  }

  void paint() {
    List<Brace> braces = new ArrayList<>();
    sheet.map().regions().keySet().stream()
        .filter(name -> name.startsWith(PREFIX))
        .sorted()
        .forEach(name -> braces.addAll(braces(name)));
    braces.sort(
        Comparator.comparing(Brace::edge)
            .thenComparingDouble(Brace::from)
            .thenComparingDouble(Brace::to));
    for (Edge edge : Edge.values()) {
      List<Double> lanes = new ArrayList<>();
      for (Brace brace : braces) {
        if (brace.edge() == edge) {
          paint(brace, lane(lanes, brace));
        }
      }
    }
  }

  /** The first lane that is free where a brace begins. */
  private static int lane(List<Double> ends, Brace brace) {
    for (int i = 0; i < ends.size(); i++) {
      if (ends.get(i) < brace.from()) {
        ends.set(i, brace.to());
        return i;
      }
    }
    ends.add(brace.to());
    return ends.size() - 1;
  }

  private List<Brace> braces(String region) {
    HexSet hexes = sheet.map().region(region);
    Map<Edge, List<Integer>> byEdge = new EnumMap<>(Edge.class);
    for (Edge edge : Edge.values()) {
      List<Integer> on = new ArrayList<>();
      hexes.forEach(
          hex -> {
            if (isOn(edge, hex)) {
              on.add(hex);
            }
          });
      byEdge.put(edge, on);
    }
    String name = region.substring(PREFIX.length()).toUpperCase(Locale.ROOT);
    Ink ink = isAxis(hexes) ? Ink.FRONT_AXIS : Ink.FRONT_SOVIET;
    List<Brace> braces = new ArrayList<>();
    byEdge.forEach(
        (edge, on) -> {
          boolean turn = on.size() == 1 && hexes.count() > 1;
          if (!on.isEmpty() && !turn) {
            braces.add(brace(name, edge, on, ink));
          }
        });
    return braces;
  }

  /** By the map's Axis sources of supply; where it names none, the Axis comes from the west. */
  private boolean isAxis(HexSet hexes) {
    HexSet sources =
        sheet
            .map()
            .regions()
            .getOrDefault(AXIS_SOURCES, HexSet.where(sheet.grid(), hex -> isOn(Edge.WEST, hex)));
    return hexes.and(sources).count() > 0;
  }

  private boolean isOn(Edge edge, int hex) {
    HexGrid grid = sheet.grid();
    return switch (edge) {
      case WEST -> grid.column(hex) == 0;
      case EAST -> grid.column(hex) == grid.columns() - 1;
      case NORTH -> grid.row(hex) == 0;
      case SOUTH -> grid.row(hex) == grid.rows() - 1;
    };
  }

  private Brace brace(String name, Edge edge, List<Integer> hexes, Ink ink) {
    boolean upright = edge == Edge.WEST || edge == Edge.EAST;
    double from = Double.MAX_VALUE;
    double to = -Double.MAX_VALUE;
    for (int hex : hexes) {
      Point c = sheet.centre(hex);
      double along = upright ? c.y() : c.x();
      from = Math.min(from, along - 0.42);
      to = Math.max(to, along + 0.42);
    }
    return new Brace(name, edge, from, to, ink);
  }

  private void paint(Brace brace, int lane) {
    double off = FIRST_LANE + lane * LANE;
    double near = off - 0.16;
    List<Point> line =
        List.of(
            at(brace.edge(), brace.from(), near),
            at(brace.edge(), brace.from(), off),
            at(brace.edge(), brace.to(), off),
            at(brace.edge(), brace.to(), near));
    svg.path(
        new DrawnLine(line).data(),
        "fill",
        "none",
        "stroke",
        look.ink(brace.ink()),
        "stroke-width",
        Svg.length(0.05),
        "stroke-linejoin",
        "round",
        "stroke-linecap",
        "round");
    disc(brace.name(), at(brace.edge(), (brace.from() + brace.to()) / 2, off), brace.ink());
  }

  void disc(String name, Point at, Ink ink) {
    svg.empty(
        "circle",
        "cx",
        Svg.length(at.x()),
        "cy",
        Svg.length(at.y()),
        "r",
        Svg.length(DISC),
        "fill",
        look.ink(ink),
        "stroke",
        look.ink(Ink.SHEET),
        "stroke-width",
        Svg.length(0.035));
    double letters = name.length() > 1 ? 0.2 : 0.27;
    Lettering.plain(Typeface.BOLD, letters, look.ink(Ink.SHEET))
        .write(svg, name, new Point(at.x(), at.y() + letters * 0.345), Lettering.Anchor.MIDDLE);
  }

  private Point at(Edge edge, double along, double off) {
    Box frame = sheet.frame();
    return switch (edge) {
      case WEST -> new Point(frame.left() - off, along);
      case EAST -> new Point(frame.right() + off, along);
      case NORTH -> new Point(along, frame.top() - off);
      case SOUTH -> new Point(along, frame.bottom() + off);
    };
  }
}
