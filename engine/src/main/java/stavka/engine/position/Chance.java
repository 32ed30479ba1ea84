package stavka.engine.position;

import stavka.engine.value.Ints;

/**
 * Where a position's dice come from. Immutable: asking gives the answer and the source of the next
 * one.
 */
public sealed interface Chance permits SeededChance, HashedChance, ScriptedChance, EvenChance {
  /** A number from 1 to {@code sides}. */
  Roll roll(int sides);

  record Roll(int value, Chance next) {}

  /** Dice from a key of 32 bytes: who has seen any number of them knows nothing of the others. */
  static Chance hashed(byte[] key) {
    return new HashedChance(Ints.taking(HashedChance.words(key)), 0);
  }

  static Chance seeded(long seed) {
    return new SeededChance(SeededChance.mix(seed + 0x9E3779B97F4A7C15L));
  }
}
