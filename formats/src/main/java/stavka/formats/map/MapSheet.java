package stavka.formats.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import stavka.engine.map.HexMap;
import stavka.formats.Bilingual;

/**
 * A compiled map as it is filed: what the rules need, what a drawing needs besides, and where each
 * layer comes from.
 *
 * @param kmPerHex the distance on the ground between two neighbouring hexes
 * @param provenance by layer (terrain, rivers, front...), one sentence each
 */
public record MapSheet(
    HexMap map,
    Bilingual title,
    double kmPerHex,
    MapDrawing drawing,
    SequencedMap<String, String> provenance) {
  public MapSheet {
    provenance = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(provenance));
  }
}
