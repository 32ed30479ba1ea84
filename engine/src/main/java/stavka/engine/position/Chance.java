package stavka.engine.position;

/**
 * Where a position's dice come from. Immutable: asking gives the answer and the source of the next
 * one.
 */
public sealed interface Chance permits SeededChance, ScriptedChance, EvenChance {
  /** A number from 1 to {@code sides}. */
  Roll roll(int sides);

  record Roll(int value, Chance next) {}

  static Chance seeded(long seed) {
    return new SeededChance(SeededChance.mix(seed + 0x9E3779B97F4A7C15L));
  }
}
