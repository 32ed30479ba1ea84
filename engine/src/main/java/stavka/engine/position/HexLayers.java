package stavka.engine.position;

import java.util.ArrayList;
import java.util.List;

/** The layers of state by hex that a game's positions have; complete before the first position. */
public final class HexLayers {
  /** As many as a draft keeps account of. */
  private static final int LIMIT = 31;

  /** Of games that keep nothing by hex. */
  static final HexLayers NONE = new HexLayers();

  private final List<HexLayer> layers = new ArrayList<>();

  /** Another layer, 0 everywhere at first. */
  public HexLayer add(String name, int most) {
    if (layers.size() == LIMIT) {
      throw new IllegalStateException("more than " + LIMIT + " layers");
    }
    HexLayer layer = new HexLayer(layers.size(), name, most);
    layers.add(layer);
    return layer;
  }

  byte[][] blank(int hexes) {
    return new byte[layers.size()][hexes];
  }
}
