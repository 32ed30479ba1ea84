package stavka.atlas.compile;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.River.Reach;
import stavka.atlas.geo.LatLon;

/** Which river joins which: a tributary ends on a point of the course of its river. */
final class Confluences {
  private static final double SAME_PLACE = 0.006;
  private static final int DEEPEST = 12;

  private Confluences() {}

  static @Nullable River parent(River river, List<River> rivers) {
    LatLon mouth = river.mouth();
    for (River other : rivers) {
      if (!other.id().equals(river.id())) {
        for (Reach reach : other.reaches()) {
          for (LatLon point : reach.course()) {
            if (StrictMath.abs(point.latitude() - mouth.latitude()) < SAME_PLACE
                && StrictMath.abs(point.longitude() - mouth.longitude()) < SAME_PLACE
                && !point.equals(other.mouth())) {
              return other;
            }
          }
        }
      }
    }
    return null;
  }

  /** How many rivers a river passes into before the sea. */
  static int depth(River river, Map<String, @Nullable River> parents) {
    int depth = 0;
    @Nullable River next = parents.get(river.id());
    while (next != null && depth < DEEPEST) {
      depth++;
      next = parents.get(next.id());
    }
    return depth;
  }
}
