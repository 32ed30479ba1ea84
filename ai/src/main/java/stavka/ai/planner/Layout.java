package stavka.ai.planner;

import stavka.engine.hex.HexGrid;

/** Where a plan has put a side's units so far: how many, how strong, and what they command. */
final class Layout {
  /** How far off an enemy may turn up on an empty hex, by rail or from behind. */
  private static final int ROVING = 9;

  /** What going back costs beside the steps that are lost. */
  private static final double AWAY = 0.1;

  final int[] units;
  final double[] defence;
  final double[] value;
  final int[] steps;

  /** How many of the hexes in and around it each hex has own blocks in. */
  final int[] zones;

  private final SituationMap picture;
  private final Prospects enemy;

  Layout(SituationMap picture) {
    this.picture = picture;
    this.enemy = picture.lore.prospects(picture.position, picture.side.enemy());
    this.units = new int[picture.size];
    this.defence = new double[picture.size];
    this.value = new double[picture.size];
    this.steps = new int[picture.size];
    this.zones = new int[picture.size];
  }

  /** Counts a block that can go nowhere. */
  void fix(Block block) {
    put(block, block.from);
    block.fixed = true;
  }

  void put(Block block, int hex) {
    if (block.fixed) {
      return;
    }
    units[hex] += block.space;
    defence[hex] += block.defence;
    value[hex] += block.value;
    steps[hex] += steps(block);
    zones[hex]++;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int near = picture.grid.neighbour(hex, direction);
      if (near != HexGrid.NONE) {
        zones[near]++;
      }
    }
  }

  private int steps(Block block) {
    int sum = 0;
    for (int unit : block.units) {
      sum += picture.facts.stepsLeft(picture.position, unit);
    }
    return sum;
  }

  boolean room(Block block, int hex) {
    return block.fixed || units[hex] + block.space <= picture.capacity;
  }

  /** What the enemy may be expected to take of a hex's units, were a block among them. */
  private double risk(int hex, double moreDefence, double moreValue, int moreSteps) {
    double threat = picture.threat[hex];
    if (threat <= 0) {
      return 0;
    }
    double strength = (defence[hex] + moreDefence) * picture.facts.shelter(hex);
    if (strength <= 0) {
      return 0;
    }
    Chances chances = enemy.at(Math.min(0.8 * threat, 40), strength);
    double part = chances.eliminated() + 0.35 * chances.struck2() + 0.2 * chances.struck1();
    double each = 1.0 / Math.max(1, steps[hex] + moreSteps);
    part +=
        AWAY * chances.driven()
            + Math.min(1, AWAY + each) * chances.driven1()
            + Math.min(1, AWAY + 2 * each) * chances.driven2();
    return 0.6 * part * (value[hex] + moreValue);
  }

  /** What a block adds to the risk of a hex: less than nothing where it helps others to hold. */
  double riskOf(Block block, int hex) {
    return block.fixed
        ? 0
        : risk(hex, block.defence, block.value, steps(block)) - risk(hex, 0, 0, 0);
  }

  /**
   * How likely it is that an enemy stands on a hex after his next turn, with so much more there.
   */
  double lost(int hex, double moreDefence) {
    int garrison = picture.facts.garrison(picture.position, picture.side, hex);
    double strength = (defence[hex] + moreDefence) * picture.facts.shelter(hex) + garrison;
    double threat = picture.raid[hex];
    if (threat <= 0) {
      return strength > 0 ? 0 : picture.enemyNear(hex, ROVING) ? 0.5 : 0.07;
    }
    if (strength <= 0) {
      return 1;
    }
    Chances chances = enemy.at(Math.min(0.8 * threat, 40), strength);
    return chances.eliminated()
        + 0.9 * chances.expelled()
        + 0.8 * chances.struck2()
        + 0.6 * chances.struck1();
  }
}
