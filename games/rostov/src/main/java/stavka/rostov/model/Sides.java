package stavka.rostov.model;

import stavka.engine.value.Side;

/** Something that either side has. */
public record Sides<T>(T axis, T soviet) {
  public T of(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
