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

  byte checked(int value) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(value + " is no " + name + " of a hex");
    }
    return (byte) value;
  }
}
