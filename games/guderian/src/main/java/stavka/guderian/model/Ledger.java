package stavka.guderian.model;

/** The entries of a Guderian position's ledger: what is true of the match as a whole. */
public final class Ledger {
  /** What has gone by rail in this phase [6.31]. */
  public static final int RAILED = 0;

  /**
   * The hexes of the three German interdiction markers, plus one; 0 for one that is not placed
   * [13.1].
   */
  public static final int FIRST_INTERDICTION = 1;

  /** The hex of the Soviet interdiction marker, plus one [13.4]. */
  public static final int SOVIET_INTERDICTION = 4;

  /** The turns on which the Soviet player has used interdiction [13.42]. */
  public static final int SOVIET_INTERDICTIONS = 5;

  /** Whether German markers may go east of column 40 [13.2]. */
  public static final int EAST_OPEN = 6;

  /** The armies that may not move on turn 1, a bit each [5.21]. */
  public static final int FROZEN_ARMIES = 7;

  /** The hex this turn's provisional arrival enters by, plus one [14.12]. */
  public static final int PROVISIONAL_HEX = 8;

  /** Divisions called from the South-Western Front, in all and this turn [14.22]. */
  public static final int CALLED = 9;

  public static final int CALLED_THIS_TURN = 10;

  /** Divisions of the South-Western Front that have entered [14.24]. */
  public static final int CALLED_ENTERED = 11;

  /** Points won as play goes on [14.24, 15.12]. */
  public static final int AXIS_POINTS = 12;

  public static final int SOVIET_POINTS = 13;

  /** Hexes of places that a German unit was the last to enter, a bit each [15.11]. */
  public static final int GERMAN_PLACES = 14;

  /** Divisions whose loss has been scored, a bit each [15.12]. */
  public static final int DIVISIONS_LOST = 15;

  /** Points both sides have at the end, once they are counted [15.0]. */
  public static final int FINAL_AXIS = 16;

  public static final int FINAL_SOVIET = 17;

  /** Leaders evacuated, in all and this turn [10.4]. */
  public static final int EVACUATED = 18;

  public static final int EVACUATED_THIS_TURN = 19;

  /** The scenario's options: points for a division, evacuation, rail cuts. */
  public static final int POINTS_PER_DIVISION = 20;

  public static final int EVACUATION = 21;
  public static final int RAIL_CUTS = 22;

  /** How many rail cuts have been made [6.35]. */
  public static final int CUTS_MADE = 23;

  /** The hexes of the six rail cuts, plus one [6.35]. */
  public static final int FIRST_CUT = 24;

  public static final int SIZE = 30;

  /** How many markers the German has, and how many cuts can stand. */
  public static final int INTERDICTIONS = 3;

  public static final int CUTS = 6;

  private Ledger() {}
}
