package stavka.rostov.combat;

import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;

/**
 * What is noted of a combat when its die has fallen.
 *
 * @param attackersFurther whether they go farther, by ways of the enemy's choice [16.41]
 * @param engineersPay whether engineers pay the first step [16.32]
 * @param armourPays whether armour of both sides pays the first [16.32]
 * @param held the hexes attacked that the NKVD hold, a bit each in the order of the plan
 */
@Rule({"16.32", "16.41", "22.42"})
record Aftermath(
    boolean attackersGo,
    boolean defendersGo,
    boolean attackersFurther,
    boolean defendersFurther,
    boolean engineersPay,
    boolean armourPays,
    int held) {
  private static final int FLAGS = 6;

  static Aftermath of(Battle battle) {
    int code = battle.noted();
    return new Aftermath(
        bit(code, 0),
        bit(code, 1),
        bit(code, 2),
        bit(code, 3),
        bit(code, 4),
        bit(code, 5),
        code >> FLAGS);
  }

  private static boolean bit(int code, int bit) {
    return (code & (1 << bit)) != 0;
  }

  int code() {
    boolean[] flags = {
      attackersGo, defendersGo, attackersFurther, defendersFurther, engineersPay, armourPays
    };
    int code = held << FLAGS;
    for (int i = 0; i < flags.length; i++) {
      code |= flags[i] ? 1 << i : 0;
    }
    return code;
  }

  static int mask(Ints targets, Ints held) {
    int mask = 0;
    for (int i = 0; i < targets.size(); i++) {
      mask |= held.contains(targets.get(i)) ? 1 << i : 0;
    }
    return mask;
  }

  /** Whether the NKVD held a hex of the combat. */
  boolean holds(Battle battle, int hex) {
    int index = battle.plan().targets().indexOf(hex);
    return index >= 0 && bit(held, index);
  }

  boolean goes(boolean attacking) {
    return attacking ? attackersGo : defendersGo;
  }

  boolean further(boolean attacking) {
    return attacking ? attackersFurther : defendersFurther;
  }
}
