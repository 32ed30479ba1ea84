package stavka.atlas.gazetteer;

import java.util.List;
import stavka.atlas.geo.LatLon;
import stavka.formats.Bilingual;

/** A stretch of ground or water of one kind, closed by joining its last point to its first. */
public record Area(String id, Bilingual name, Kind kind, List<LatLon> outline, Origin origin) {
  public Area {
    outline = List.copyOf(outline);
  }

  /** What covers the area. */
  public enum Kind {
    FOREST,
    MARSH,
    HILLS,
    MOUNTAIN,
    LAKE,
    SEA
  }
}
