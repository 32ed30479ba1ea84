package stavka.engine.position;

/** Dice from a 64-bit seed by the SplitMix64 sequence: the same everywhere and forever. */
public record SeededChance(long state) implements Chance {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  @Override
  public Roll roll(int sides) {
    long next = state + GAMMA;
    // The high product of a 32-bit draw is even to within sides / 2^32, far below what a game could
    // show.
    long draw = mix(next) >>> 32;
    return new Roll((int) ((draw * sides) >>> 32) + 1, new SeededChance(next));
  }

  static long mix(long value) {
    long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
