package stavka.formats.map;

import java.util.ArrayList;
import java.util.List;
import stavka.formats.Bilingual;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing.Area;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.Reach;
import stavka.formats.map.MapDrawing.River;
import stavka.formats.map.MapDrawing.Route;

/** Reads the part of a map that only a drawing needs. */
final class DrawingReader {
  private static final List<String> SIZES = List.of(Reach.MAJOR, Reach.MINOR, Reach.STREAM);

  private final HexMapReader map;

  DrawingReader(HexMapReader map) {
    this.map = map;
  }

  MapDrawing read(Node node) {
    node.only("rivers", "routes", "areas");
    return new MapDrawing(
        node.field("rivers").items().stream().map(this::readRiver).toList(),
        node.field("routes").items().stream().map(this::readRoute).toList(),
        node.field("areas").items().stream().map(this::readArea).toList());
  }

  private River readRiver(Node node) {
    River river =
        new River(
            node.field("id").text(),
            Bilingual.read(node.field("name")),
            node.field("feature").text(),
            node.field("sides").items().stream().map(map::side).toList(),
            points(node.field("curve")),
            node.itemsOf("reaches").stream().map(DrawingReader::readReach).toList());
    int reached = river.reaches().stream().mapToInt(Reach::sides).sum();
    if (!river.reaches().isEmpty() && reached != river.sides().size()) {
      throw node.field("reaches")
          .bad("reaches cover " + reached + " of " + river.sides().size() + " sides");
    }
    return river;
  }

  private static Reach readReach(Node node) {
    String size = node.only("class", "sides").field("class").text();
    if (!SIZES.contains(size)) {
      throw node.field("class").bad("a reach is " + String.join(", ", SIZES) + ", not " + size);
    }
    return new Reach(size, node.field("sides").integer(1, Integer.MAX_VALUE));
  }

  private Route readRoute(Node node) {
    return new Route(
        node.field("id").text(),
        Bilingual.read(node.field("name")),
        node.field("network").text(),
        node.field("kind").text(),
        node.field("hexes").items().stream().map(map::hex).toList(),
        points(node.field("curve")));
  }

  private Area readArea(Node node) {
    return new Area(
        node.field("id").text(),
        Bilingual.read(node.field("name")),
        node.field("kind").text(),
        points(node.field("outline")));
  }

  private static List<Point> points(Node node) {
    List<Node> numbers = node.items();
    if (numbers.size() % 2 != 0) {
      throw node.bad("points need an even count of numbers, x and y by turns");
    }
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      points.add(new Point(numbers.get(i).number(), numbers.get(i + 1).number()));
    }
    return points;
  }
}
