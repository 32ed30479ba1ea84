package stavka.guderian.model;

/** The entries of a Guderian position's ledger: what is true of the match as a whole. */
public final class Ledger {
  /** What has gone by rail in this phase [6.31]. */
  public static final int RAILED = 0;

  /** The hex of the Soviet interdiction marker, plus one [13.4]. */
  public static final int SOVIET_INTERDICTION = 1;

  /** The turns on which the Soviet player has used interdiction [13.42]. */
  public static final int SOVIET_INTERDICTIONS = 2;

  /** Places the German held with a line when his last turn ended, a bit each [13.2, 15.12]. */
  public static final int HELD_PLACES = 3;

  /** The armies that may not move on turn 1, a bit each [5.21]. */
  public static final int FROZEN_ARMIES = 4;

  /** The hex this turn's provisional arrival enters by, plus one [14.12]. */
  public static final int PROVISIONAL_HEX = 5;

  /** Divisions called from the South-Western Front, in all and this turn [14.22]. */
  public static final int CALLED = 6;

  public static final int CALLED_THIS_TURN = 7;

  /** Divisions of the South-Western Front that have entered [14.24]. */
  public static final int CALLED_ENTERED = 8;

  /** Points won as play goes on [14.24, 15.12]. */
  public static final int AXIS_POINTS = 9;

  public static final int SOVIET_POINTS = 10;

  /** Hexes of places that a German unit was the last to enter, a bit each [15.11]. */
  public static final int GERMAN_PLACES = 11;

  /** The option that owners route their own retreats [9.72]. */
  public static final int OWNER_RETREATS = 12;

  /** Points both sides have at the end, once they are counted [15.0]. */
  public static final int FINAL_AXIS = 13;

  public static final int FINAL_SOVIET = 14;

  /** Leaders evacuated, in all and this turn [10.4]. */
  public static final int EVACUATED = 15;

  public static final int EVACUATED_THIS_TURN = 16;

  /** The scenario's options: points for a division, evacuation, rail cuts. */
  public static final int POINTS_PER_DIVISION = 17;

  public static final int EVACUATION = 18;
  public static final int RAIL_CUTS = 19;

  /** The option that railways are cut and mended in passing [6.37]. */
  public static final int RAIL_PASSING = 21;

  /** How many rail cuts have been made [6.35]. */
  public static final int CUTS_MADE = 20;

  /** How many German interdiction markers and rail cuts there is room for. */
  public static final int MOST_INTERDICTIONS = 9;

  public static final int MOST_CUTS = 12;

  /** The hexes of the German markers, plus one, without gaps; 0 for one not placed [13.1]. */
  public static final int FIRST_INTERDICTION = 22;

  /** The hexes of the rail cuts, plus one, without gaps; 0 for one not made [6.35]. */
  public static final int FIRST_CUT = FIRST_INTERDICTION + MOST_INTERDICTIONS;

  /** How many entries a set of railway hexes takes, and how many hexes it has room for. */
  public static final int RAILWAY_ENTRIES = 24;

  public static final int MOST_RAILWAY_HEXES = 32 * RAILWAY_ENTRIES;

  /** Railway hexes cut in passing, 32 to an entry by their place among all of them [6.37]. */
  public static final int FIRST_CUT_IN_PASSING = FIRST_CUT + MOST_CUTS;

  /** Those that German units have come to and may still cut [6.37]. */
  public static final int FIRST_PASSED = FIRST_CUT_IN_PASSING + RAILWAY_ENTRIES;

  /** Those that have been mended in this turn [6.37]. */
  public static final int FIRST_MENDED = FIRST_PASSED + RAILWAY_ENTRIES;

  public static final int SIZE = FIRST_MENDED + RAILWAY_ENTRIES;

  private Ledger() {}
}
