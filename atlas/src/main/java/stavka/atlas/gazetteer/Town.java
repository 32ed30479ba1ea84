package stavka.atlas.gazetteer;

import stavka.atlas.geo.LatLon;
import stavka.formats.Bilingual;

/** A town under the name it bore in the war. */
public record Town(String id, Bilingual name, LatLon at, Rank rank, Origin origin) {
  /** How large a town is, the largest first. */
  public enum Rank {
    CITY,
    LARGE,
    TOWN,
    VILLAGE
  }
}
