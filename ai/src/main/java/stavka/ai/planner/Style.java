package stavka.ai.planner;

import java.util.List;
import stavka.engine.play.Advice.Temper;

/**
 * How a plan weighs things, on a scale where one is a victory point.
 *
 * @param strength what a point of a unit's strength is worth beside what its loss scores
 * @param pull what a hex nearer to a goal is worth to a unit
 * @param bar what barring the enemy's way is worth
 * @param hold what part of a place's worth it is to stand on it before the enemy does
 * @param ring what part of an enemy's worth it is to leave him no way out
 * @param caution how much of what the enemy might do to a unit counts
 * @param nerve the balance an attack must promise
 */
record Style(
    double strength,
    double pull,
    double bar,
    double hold,
    double ring,
    double caution,
    double nerve) {
  static final Style STEADY = new Style(0.4, 0.2, 0.12, 0.3, 0.4, 0.8, 0.2);

  /**
   * Ways to play that are about as strong as the first in the last turns, so that a choice between
   * them by a few trials costs little where it is wrong.
   */
  static final List<Style> MANY =
      List.of(
          STEADY,
          STEADY.cautious(0),
          STEADY.ringing(2),
          STEADY.cautious(0).ringing(2),
          STEADY.cautious(0).daring(0),
          STEADY.cautious(0).daring(0.5),
          STEADY.cautious(0).spending(0.5),
          STEADY.cautious(0.5));

  /** As a side of a game had better play. */
  Style tempered(Temper temper) {
    return temper.equals(Temper.EVEN)
        ? this
        : new Style(
            strength,
            pull,
            temper.bar() * bar,
            hold,
            temper.ring() * ring,
            temper.caution() * caution,
            nerve);
  }

  private Style cautious(double times) {
    return new Style(strength, pull, bar, hold, ring, caution * times, nerve);
  }

  private Style ringing(double times) {
    return new Style(strength, pull, bar, hold, ring * times, caution, nerve);
  }

  /** With units that count for less. */
  private Style spending(double times) {
    return new Style(strength * times, pull, bar, hold, ring, caution, nerve);
  }

  /** With attacks that must promise another balance. */
  private Style daring(double balance) {
    return new Style(strength, pull, bar, hold, ring, caution, balance);
  }
}
