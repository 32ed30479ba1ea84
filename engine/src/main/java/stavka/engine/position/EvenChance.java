package stavka.engine.position;

/**
 * Dice whose luck evens out: each run of as many rolls as a die has faces shows every face once, in
 * an order made from a seed. For comparing plans, where luck would drown what tells them apart;
 * never for a match.
 *
 * @param count the rolls made so far
 */
public record EvenChance(long seed, int count) implements Chance {
  public EvenChance(long seed) {
    this(seed, 0);
  }

  @Override
  public Roll roll(int sides) {
    int run = count / sides;
    int place = count % sides;
    int[] faces = new int[sides];
    long state = SeededChance.mix(seed + 0x9E3779B97F4A7C15L * (run + 1));
    for (int i = 0; i < sides; i++) {
      int j = (int) Long.remainderUnsigned(state, i + 1L);
      faces[i] = faces[j];
      faces[j] = i + 1;
      state = SeededChance.mix(state + i + 1);
    }
    return new Roll(faces[place], new EvenChance(seed, count + 1));
  }
}
