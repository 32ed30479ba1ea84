package stavka.atlas.gazetteer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.atlas.geo.LatLon;
import stavka.formats.Bilingual;

/**
 * A road or railway as a chain of towns and way-points.
 *
 * @param grade the class of a road or the tracks of a railway, as written
 */
public record Way(String id, Bilingual name, String grade, List<Stop> via, Origin origin) {
  public Way {
    via = List.copyOf(via);
  }

  /** A point of the way; a bare way-point gives it shape and has no town. */
  public record Stop(LatLon at, @Nullable Town town) {}
}
