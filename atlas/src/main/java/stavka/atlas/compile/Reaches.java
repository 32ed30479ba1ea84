package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.List;
import stavka.atlas.gazetteer.River.Reach;
import stavka.atlas.geo.Polyline;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Which reach of its river each hexside of a course belongs to. */
final class Reaches {
  private final List<Reach> reaches;
  private final List<Polyline> lines;

  /**
   * @param reaches those reaches of a river that may be meant, downstream
   */
  Reaches(List<Reach> reaches, Placement placement) {
    this.reaches = reaches;
    this.lines = reaches.stream().map(reach -> new Polyline(placement.of(reach.course()))).toList();
  }

  /**
   * The reaches along a chain of corners, downstream.
   *
   * @param corners one more than there are sides
   */
  List<MapDrawing.Reach> along(List<Point> corners) {
    List<MapDrawing.Reach> result = new ArrayList<>();
    int reach = 0;
    for (int i = 1; i < corners.size(); i++) {
      reach = nearest(Polyline.between(corners.get(i - 1), corners.get(i), 0.5), reach);
      String size = Node.written(reaches.get(reach).size());
      if (!result.isEmpty() && result.getLast().size().equals(size)) {
        result.set(result.size() - 1, new MapDrawing.Reach(size, result.getLast().sides() + 1));
      } else {
        result.add(new MapDrawing.Reach(size, 1));
      }
    }
    return result;
  }

  /** The reach that passes nearest, of those not yet left behind. */
  private int nearest(Point point, int first) {
    int best = first;
    for (int i = first + 1; i < lines.size(); i++) {
      if (lines.get(i).distance(point.x(), point.y())
          < lines.get(best).distance(point.x(), point.y()) - 1e-9) {
        best = i;
      }
    }
    return best;
  }
}
