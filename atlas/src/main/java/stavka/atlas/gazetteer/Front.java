package stavka.atlas.gazetteer;

import java.util.List;
import stavka.atlas.geo.LatLon;
import stavka.formats.Bilingual;

/** A front line on a date, from north to south: heading along it, the east is on the left. */
public record Front(String id, Bilingual name, String date, List<LatLon> line, Origin origin) {
  public Front {
    line = List.copyOf(line);
  }
}
