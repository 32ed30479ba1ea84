package stavka.engine.position;

import stavka.engine.value.Ints;

/**
 * Dice written down beforehand, for tests; a roll too many, or one its die cannot show, is an
 * error.
 */
public record ScriptedChance(Ints rolls) implements Chance {
  public static ScriptedChance of(int... rolls) {
    return new ScriptedChance(Ints.of(rolls));
  }

  @Override
  public Roll roll(int sides) {
    if (rolls.isEmpty()) {
      throw new IllegalStateException("a die was asked for that the script does not have");
    }
    int value = rolls.first();
    if (value < 1 || value > sides) {
      throw new IllegalStateException("the script gives a " + value + " on a die of " + sides);
    }
    return new Roll(value, new ScriptedChance(rolls.from(1)));
  }
}
