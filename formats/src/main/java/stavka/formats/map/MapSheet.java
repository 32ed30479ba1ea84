package stavka.formats.map;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.map.HexMap;
import stavka.formats.Bilingual;

/**
 * A compiled map as it is filed: what the rules need, what a drawing needs besides, and where each
 * layer comes from.
 *
 * @param kmPerHex the distance on the ground between two neighbouring hexes
 * @param frontierNames what a reader calls a frontier, of those that have a name: "Front of 12 May
 *     1942"
 * @param provenance by layer (terrain, rivers, front...), one sentence each
 * @param scale what the sheet says of its scale, if the distance between hexes alone would mislead
 */
public record MapSheet(
    HexMap map,
    Bilingual title,
    double kmPerHex,
    MapDrawing drawing,
    SequencedMap<String, Bilingual> frontierNames,
    SequencedMap<String, String> provenance,
    @Nullable Bilingual scale) {
  public MapSheet {
    frontierNames = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(frontierNames));
    provenance = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(provenance));
  }

  /** A sheet whose scale is the distance between hexes. */
  public MapSheet(
      HexMap map,
      Bilingual title,
      double kmPerHex,
      MapDrawing drawing,
      SequencedMap<String, Bilingual> frontierNames,
      SequencedMap<String, String> provenance) {
    this(map, title, kmPerHex, drawing, frontierNames, provenance, null);
  }

  /** A sheet whose frontiers have no names. */
  public MapSheet(
      HexMap map,
      Bilingual title,
      double kmPerHex,
      MapDrawing drawing,
      SequencedMap<String, String> provenance) {
    this(map, title, kmPerHex, drawing, new LinkedHashMap<>(), provenance);
  }
}
