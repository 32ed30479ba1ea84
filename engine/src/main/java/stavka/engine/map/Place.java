package stavka.engine.map;

import java.util.List;

/**
 * A named place. The coordinates are those of {@link stavka.engine.hex.HexGrid#centreX}, for
 * drawing; rules use the hexes.
 */
public record Place(
    String id,
    String english,
    String french,
    String rank,
    List<Integer> hexes,
    double x,
    double y) {
  public Place {
    hexes = List.copyOf(hexes);
  }
}
