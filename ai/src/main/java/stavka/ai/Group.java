package stavka.ai;

import stavka.engine.value.Ints;

/** Units that have been lifted off the map to find where they stand best together. */
final class Group {
  private final Terrain terrain;
  private final Ints units;
  private final int attackAlone;
  private final int defenceAlone;
  private final int printed;

  Group(Terrain terrain, Ints units) {
    this.terrain = terrain;
    this.units = units;
    this.attackAlone = terrain.attack(units);
    this.defenceAlone = terrain.defence(units);
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += terrain.attack(Ints.of(units.get(i)));
    }
    this.printed = sum;
  }

  Ints units() {
    return units;
  }

  /** What the group adds to the attack of those on a hex; less than nothing if it hinders them. */
  int attackAt(int hex) {
    return terrain.ownUnits[hex] == 0
        ? attackAlone
        : terrain.attack(joined(hex)) - terrain.ownAttack[hex];
  }

  int defenceAt(int hex) {
    return terrain.ownUnits[hex] == 0
        ? defenceAlone
        : terrain.defence(joined(hex)) - terrain.ownDefence[hex];
  }

  /** The attack its units have one by one. */
  int printed() {
    return printed;
  }

  private Ints joined(int hex) {
    Ints all = terrain.fighters(hex);
    for (int i = 0; i < units.size(); i++) {
      all = all.with(units.get(i));
    }
    return all;
  }
}
