package stavka.ai.planner;

/**
 * How a plan weighs things, on a scale where one is a victory point.
 *
 * @param strength what a point of a unit's strength is worth beside what its loss scores
 * @param pull what a hex nearer to a goal is worth to a unit
 * @param bar what barring the enemy's way is worth
 * @param caution how much of what the enemy might do to a unit counts
 * @param nerve the balance an attack must promise
 */
record Style(double strength, double pull, double bar, double caution, double nerve) {
  static final Style STEADY = new Style(0.3, 0.25, 0.12, 1, 0.15);

  Style pulled(double times) {
    return new Style(strength, pull * times, bar, caution, nerve);
  }

  Style cautious(double times) {
    return new Style(strength, pull, bar, caution * times, nerve);
  }

  Style daring(double least) {
    return new Style(strength, pull, bar, caution, least);
  }
}
