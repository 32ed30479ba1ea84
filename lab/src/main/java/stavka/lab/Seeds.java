package stavka.lab;

/**
 * Many seeds from one: the seed of a match depends on its number alone, not on who plays it when.
 */
public final class Seeds {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private Seeds() {}

  /** The seed with that number, by the SplitMix64 sequence. */
  public static long derive(long seed, long number) {
    long z = seed + GAMMA * (number + 1);
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
