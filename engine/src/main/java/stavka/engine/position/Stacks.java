package stavka.engine.position;

/** Stacks as two arrays: the top of each hex, and who lies below each counter. */
final class Stacks {
  private Stacks() {}

  /** Takes a counter out of the stack of a hex. */
  static void lift(short[] tops, short[] belows, int unit, int hex) {
    if (tops[hex] == unit) {
      tops[hex] = belows[unit];
    } else {
      int above = tops[hex];
      while (belows[above] != unit) {
        above = belows[above];
      }
      belows[above] = belows[unit];
    }
    belows[unit] = (short) Position.NOBODY;
  }
}
