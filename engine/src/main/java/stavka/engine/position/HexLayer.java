package stavka.engine.position;

/**
 * A small number that every hex of a map has, from 0 to the most it can be: who controls it, what
 * became of a bridge. Made by {@link HexLayers#add}.
 */
public record HexLayer(int index, String name, int most) {
  /** What a byte holds. */
  private static final int LIMIT = 255;

  public HexLayer {
    if (most < 1 || most > LIMIT) {
      throw new IllegalArgumentException(name + " cannot be up to " + most);
    }
  }

  /**
   * The layers of a draft with this one fit to be written to.
   *
   * @param owned the layers that are the draft's own already, a bit each
   */
  byte[][] owned(byte[][] layers, int owned) {
    byte[][] own = owned == 0 ? layers.clone() : layers;
    if ((owned & bit()) == 0) {
      own[index] = own[index].clone();
    }
    return own;
  }

  int bit() {
    return 1 << index;
  }

  byte checked(int value) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(value + " is no " + name + " of a hex");
    }
    return (byte) value;
  }
}
