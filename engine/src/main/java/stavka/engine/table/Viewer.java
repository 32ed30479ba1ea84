package stavka.engine.table;

import stavka.engine.value.Side;

/** Who looks at a match. */
public enum Viewer {
  AXIS,
  SOVIET,
  /** Someone who plays both sides at one screen. */
  BOTH,
  /** Someone who plays neither and sees only what both sides may see. */
  SPECTATOR;

  /** Whether this viewer chooses for a side. */
  public boolean plays(Side side) {
    return switch (this) {
      case AXIS -> side == Side.AXIS;
      case SOVIET -> side == Side.SOVIET;
      case BOTH -> true;
      case SPECTATOR -> false;
    };
  }

  /**
   * Whether what concerns a side is shown to this viewer first: its own, or both to who plays
   * neither.
   */
  public boolean follows(Side side) {
    return this == SPECTATOR || plays(side);
  }
}
