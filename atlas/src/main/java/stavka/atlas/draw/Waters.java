package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.atlas.draw.Stream.Part;
import stavka.atlas.geo.Polyline;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.Reach;

/**
 * The courses of rivers as they are drawn: joined to one another, and out of the sheet where they
 * leave it.
 */
final class Waters {
  /** The hexside feature of lakes. */
  static final String LAKE = "lake";

  /** Still water along hexsides. */
  private static final Set<String> STILL = Set.of(LAKE, "reservoir", "shallow-sea");

  private static final double WANDER = 0.06;

  /** Hexsides zigzag; a course does so less, but keeps to the middles of the sides. */
  static final double CALM = 0.3;

  private static final double JOIN = 0.24;

  private final Sheet sheet;
  private final List<MapDrawing.River> rivers;
  private final List<DrawnLine> raw;
  private final List<Stream> streams = new ArrayList<>();
  private final List<DrawnLine> lakes = new ArrayList<>();

  Waters(Sheet sheet) {
    this.sheet = sheet;
    this.rivers =
        joined(
            sheet.source().drawing().rivers().stream()
                .filter(river -> !river.feature().equals(FortPainter.FEATURE))
                .toList());
    this.raw = new ArrayList<>();
    for (int i = 0; i < rivers.size(); i++) {
      raw.add(new DrawnLine(rivers.get(i).curve()).calm(0.08, CALM).wander(WANDER, i + 3));
    }
    for (int i = 0; i < rivers.size(); i++) {
      if (isRiver(rivers.get(i).feature())) {
        streams.add(stream(i));
      } else {
        lakes.add(raw.get(i));
      }
    }
  }

  List<Stream> streams() {
    return streams;
  }

  /** The shores of lakes that lie along hexsides. */
  List<DrawnLine> lakes() {
    return lakes;
  }

  static boolean isRiver(String feature) {
    return !STILL.contains(feature) && !feature.equals(FortPainter.FEATURE);
  }

  /**
   * Whether a feature is the widest kind of river: one that the rules know by a name of its own.
   */
  static boolean isMajor(String feature) {
    return isRiver(feature)
        && !feature.equals("river")
        && !feature.equals("canal")
        && !feature.startsWith("minor")
        && !feature.equals("stream");
  }

  private Stream stream(int index) {
    MapDrawing.River river = rivers.get(index);
    DrawnLine line = raw.get(index);
    List<Point> points = new ArrayList<>(line.points());
    Point head = continued(index, line.first(), line.at(0.4));
    Point mouth = continued(index, line.last(), line.at(line.length() - 0.4));
    if (head != null) {
      points.addFirst(head);
    }
    if (mouth != null) {
      points.addLast(mouth);
    }
    return new Stream(river.name(), new DrawnLine(points), head == null, parts(river));
  }

  private List<Part> parts(MapDrawing.River river) {
    if (isMajor(river.feature()) || river.reaches().isEmpty()) {
      return List.of(new Part(isMajor(river.feature()) ? Breadth.MAJOR : Breadth.MINOR, 1));
    }
    List<Part> parts = new ArrayList<>();
    double sides = 0;
    for (Reach reach : river.reaches()) {
      sides += reach.sides();
      parts.add(new Part(breadth(reach), sides / river.sides().size()));
    }
    return parts;
  }

  /** Where the rules rank rivers, only those they rank highest are drawn wide. */
  private Breadth breadth(Reach reach) {
    boolean ranked = sheet.map().sideFeatures().stream().anyMatch(Waters::isMajor);
    return switch (reach.size()) {
      case Reach.MAJOR -> ranked ? Breadth.MINOR : Breadth.MAJOR;
      case Reach.STREAM -> Breadth.STREAM;
      default -> Breadth.MINOR;
    };
  }

  /** The point a stretch goes on to from one of its ends: on another river or out of the sheet. */
  private @Nullable Point continued(int self, Point end, Point before) {
    Point best = null;
    double bestDistance = JOIN;
    for (int i = 0; i < raw.size(); i++) {
      double distance = i == self ? JOIN : raw.get(i).distance(end);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = raw.get(i).nearest(end);
      }
    }
    if (best == null && sheet.onBorder(end)) {
      return sheet.wayOut(end, before);
    }
    return best;
  }

  /** Joins nameless single hexsides, as overrides give them, into courses. */
  private static List<MapDrawing.River> joined(List<MapDrawing.River> rivers) {
    List<MapDrawing.River> result = new ArrayList<>();
    List<MapDrawing.River> loose = new ArrayList<>();
    rivers.forEach(river -> (river.id().isEmpty() ? loose : result).add(river));
    while (!loose.isEmpty()) {
      MapDrawing.River first = loose.removeFirst();
      List<Point> chain = new ArrayList<>(first.curve());
      boolean grown = true;
      while (grown) {
        grown =
            loose.removeIf(
                side -> side.feature().equals(first.feature()) && extend(chain, side.curve()));
      }
      result.add(
          new MapDrawing.River(
              first.id(),
              first.name(),
              first.feature(),
              first.sides(),
              new Polyline(chain).smooth().points(),
              List.of()));
    }
    return result;
  }

  private static boolean extend(List<Point> chain, List<Point> side) {
    Point a = side.getFirst();
    Point b = side.getLast();
    if (touch(chain.getLast(), a)) {
      return chain.add(b);
    } else if (touch(chain.getLast(), b)) {
      return chain.add(a);
    } else if (touch(chain.getFirst(), a)) {
      chain.addFirst(b);
      return true;
    } else if (touch(chain.getFirst(), b)) {
      chain.addFirst(a);
      return true;
    }
    return false;
  }

  private static boolean touch(Point a, Point b) {
    return Polyline.apart(a, b) < 0.05;
  }
}
