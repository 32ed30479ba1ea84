package stavka.formats.map;

import java.util.ArrayList;
import java.util.List;
import stavka.formats.Bilingual;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing.Area;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.River;
import stavka.formats.map.MapDrawing.Route;

/** Reads the part of a map that only a drawing needs. */
final class DrawingReader {
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
    return new River(
        node.field("id").text(),
        Bilingual.read(node.field("name")),
        node.field("feature").text(),
        node.field("sides").items().stream().map(map::side).toList(),
        points(node.field("curve")));
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
