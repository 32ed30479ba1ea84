package stavka.engine.map;

import java.util.List;

/**
 * A named place. The coordinates are those of {@link stavka.engine.hex.HexGrid#centreX}, for
 * drawing; rules use the hexes.
 */
public record Locality(
    String id,
    String english,
    String french,
    String rank,
    List<Integer> hexes,
    double x,
    double y) {
  public Locality {
    hexes = List.copyOf(hexes);
  }
}
