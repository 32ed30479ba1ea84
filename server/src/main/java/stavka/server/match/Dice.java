package stavka.server.match;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Chance;
import stavka.formats.record.SharedDice;

/**
 * Where a match's dice come from: a seed that may be known, or secrets of the server and both
 * sides.
 *
 * @param chosen whether someone chose the seed, so that all may know it
 * @param shared null if the seed alone decides
 */
public record Dice(long seed, boolean chosen, @Nullable SharedDice shared) {
  private static final String CHOSEN = "chosen";

  public static Dice seeded(long seed) {
    return new Dice(seed, false, null);
  }

  public static Dice chosen(long seed) {
    return new Dice(seed, true, null);
  }

  public static Dice shared(SharedDice shared) {
    return new Dice(0, false, shared);
  }

  /** As they stand in the store. */
  static Dice of(long seed, String shared) {
    boolean secrets = shared.startsWith("{");
    return new Dice(seed, shared.equals(CHOSEN), secrets ? SharedDice.read(shared) : null);
  }

  /** As they are to stand in the store. */
  String text() {
    return shared == null ? (chosen ? CHOSEN : "") : shared.text();
  }

  /** Whether all that the dice are made of is there. */
  public boolean isReady() {
    return shared == null || shared.isComplete();
  }

  /** The dice; until they are ready, some that nobody will ever roll. */
  Chance chance() {
    if (shared == null) {
      return Chance.seeded(seed);
    }
    return shared.isComplete() ? shared.chance() : Chance.hashed(new byte[32]);
  }
}
