package stavka.formats.map;

import java.util.List;
import stavka.formats.Bilingual;

/**
 * What a map shows beyond its rules. All points are in the units of {@link
 * stavka.engine.hex.HexGrid#centreX}: the distance between neighbouring centres, from the first
 * hex's centre.
 */
public record MapDrawing(List<River> rivers, List<Route> routes, List<Area> areas) {
  public static final MapDrawing EMPTY = new MapDrawing(List.of(), List.of(), List.of());

  public MapDrawing {
    rivers = List.copyOf(rivers);
    routes = List.copyOf(routes);
    areas = List.copyOf(areas);
  }

  /** A position on the sheet. */
  public record Point(double x, double y) {}

  /**
   * An unbroken stretch of a river on the map, in the direction of its flow.
   *
   * @param feature the hexside feature it gives
   * @param sides its hexsides in order, each {@code hex * 6 + direction}
   * @param curve a smooth line along those sides, to draw and to write the name on
   * @param reaches how wide it really is, downstream, whatever the rules make of it; none if nobody
   *     knows
   */
  public record River(
      String id,
      Bilingual name,
      String feature,
      List<Integer> sides,
      List<Point> curve,
      List<Reach> reaches) {
    public River {
      sides = List.copyOf(sides);
      curve = List.copyOf(curve);
      reaches = List.copyOf(reaches);
    }
  }

  /**
   * Part of a stretch of river.
   *
   * @param size {@code major}, {@code minor} or {@code stream}
   * @param sides how many of the hexsides it covers
   */
  public record Reach(String size, int sides) {
    public static final String MAJOR = "major";
    public static final String MINOR = "minor";
    public static final String STREAM = "stream";
  }

  /**
   * An unbroken stretch of a road or railway on the map.
   *
   * @param kind the class of a road or the tracks of a railway, for the drawing only
   * @param hexes the hexes it runs through, in order
   * @param curve a smooth line through those hexes, reaching beyond the sheet where the route does
   */
  public record Route(
      String id,
      Bilingual name,
      String network,
      String kind,
      List<Integer> hexes,
      List<Point> curve) {
    public Route {
      hexes = List.copyOf(hexes);
      curve = List.copyOf(curve);
    }
  }

  /**
   * A forest, marsh, lake, sea... as it lies on the ground, closed by joining its last point to its
   * first.
   */
  public record Area(String id, Bilingual name, String kind, List<Point> outline) {
    public Area {
      outline = List.copyOf(outline);
    }
  }
}
