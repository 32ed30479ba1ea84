package stavka.atlas.gazetteer;

import java.util.List;
import stavka.atlas.geo.LatLon;
import stavka.formats.Bilingual;

/** A river from source to mouth, in reaches that follow one another without a gap. */
public record River(String id, Bilingual name, List<Reach> reaches, Origin origin) {
  public River {
    reaches = List.copyOf(reaches);
  }

  /** How great an obstacle a reach is. */
  public enum Size {
    MAJOR,
    MINOR,
    STREAM
  }

  /** A part of a river of one size. */
  public record Reach(Size size, List<LatLon> course) {
    public Reach {
      course = List.copyOf(course);
    }
  }

  public LatLon mouth() {
    return reaches.getLast().course().getLast();
  }
}
