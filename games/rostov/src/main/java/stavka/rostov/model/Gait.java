package stavka.rostov.model;

import stavka.engine.rule.Rule;

/** How a counter pays for ground. */
@Rule("10.72")
public enum Gait {
  FOOT,

  /** Motorised units, and those of orange movement [10.58]. */
  MOTOR,

  /** Soviet armour, which pays less for open ground in rain. */
  RED,

  /** Super-heavy guns: roads alone [23.41]. */
  GREEN,

  /** Trains and railway guns [22.31]. */
  RAIL,

  /** Flotillas [11.21]. */
  WATER;

  /** Whether it pays the dearer of the two prices of a terrain. */
  public boolean motor() {
    return this == MOTOR || this == RED || this == GREEN;
  }
}
