package stavka.kharkov.model;

/** The entries of a Kharkov position's ledger: what is true of the match as a whole. */
public final class Ledger {
  /** Air points left this turn [13.0]. */
  public static final int AXIS_AIR = 0;

  public static final int SOVIET_AIR = 1;

  /** The turn on which the Axis in the southern sector woke, or 0 [6.5]. */
  public static final int SOUTH_WOKE = 2;

  /** Units moved by rail in this phase [6.45]. */
  public static final int RAILED = 3;

  /** Soviet headquarters that have led an overrun this turn, a bit each [7.17]. */
  public static final int OVERRUN_HQS = 4;

  /** City hexes whose garrison is gone, a bit each [15.34]. */
  public static final int GARRISONS_GONE = 5;

  /** City hexes ever entered by a Soviet unit, a bit each [11.31, 17.22]. */
  public static final int CITIES_ENTERED = 6;

  /** City hexes that a Soviet unit was the last to occupy, a bit each [17.11, 17.12]. */
  public static final int CITIES_SOVIET = 7;

  /**
   * Soviet points won as play goes on: city hexes, Kharkov isolated, broken front [17.21, 17.23,
   * 17.24].
   */
  public static final int SOVIET_POINTS = 8;

  /** Reserve units committed in this phase [6.74]. */
  public static final int COMMITTED = 9;

  /** German regiments eliminated so far; their counters go back to the box [15.15, 17.25]. */
  public static final int REGIMENTS_LOST = 10;

  /** Replacement counters left, infantry and tank [9.53]. */
  public static final int INFANTRY_REPLACEMENTS = 11;

  public static final int TANK_REPLACEMENTS = 12;

  /** Points both sides have at the end, once they are counted [17.0]. */
  public static final int FINAL_AXIS = 13;

  public static final int FINAL_SOVIET = 14;

  /** City hexes whose garrison has been attacked in this combat phase, a bit each [9.14]. */
  public static final int GARRISONS_ATTACKED = 15;

  public static final int SIZE = 16;

  private Ledger() {}
}
