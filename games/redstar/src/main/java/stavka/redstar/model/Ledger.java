package stavka.redstar.model;

/** The entries of a position's ledger: what is true of the match as a whole. */
public final class Ledger {
  /** Cities and ports the Axis controls, a bit each, over {@link #CONTROL_WORDS} entries [9.0]. */
  public static final int AXIS_CONTROL = 0;

  public static final int CONTROL_WORDS = 4;
  public static final int CONTROL_BITS = 30;

  /** Whether the fortress of Sevastopol has been destroyed [7.4.3]. */
  public static final int FORTRESS_DESTROYED = 4;

  /** {@link #MOSCOW} and {@link #BAKU} once they are lost as sources of supply [10.4]. */
  public static final int SOURCES_LOST = 5;

  public static final int MOSCOW = 1;
  public static final int BAKU = 2;

  /** Whether an Axis unit has entered Moscow, and Baku [18.1.1, 18.1.2]. */
  public static final int MOSCOW_ENTERED = 6;

  public static final int BAKU_ENTERED = 7;

  /** Set when the Soviet side has surrendered: the match is over [18.1]. */
  public static final int SURRENDERED = 8;

  /** Halves of the one unit that has gone by sea in this phase, and between which ports [3.6]. */
  public static final int SEA_HALVES = 9;

  public static final int SEA_FROM = 10;
  public static final int SEA_TO = 11;

  /** Whether the siege artillery has fired in this phase [7.6.2]. */
  public static final int SIEGE_FIRED = 12;

  /** Whether paratroops have dropped this turn [15.4.4]. */
  public static final int DROPPED = 13;

  /** Factories evacuated this turn [14.2.1]. */
  public static final int EVACUATED = 14;

  /** Whether a leader is still to be placed in this administrative phase [14.4.3]. */
  public static final int LEADER_DUE = 15;

  /** Points at the end, once they are counted [18.0.2]. */
  public static final int FINAL_POINTS = 16;

  /** Whether at-start markers have gone back to the cups for the last time [18.1.1]. */
  public static final int RECALLED = 17;

  /** The turn on which an air base last left for good [12.1.5]. */
  public static final int RETIRED_ON = 18;

  /** Whether the siege artillery began this combat phase next to the enemy [7.6.3]. */
  public static final int SIEGE_PRESSED = 19;

  /** Whether depots may be withdrawn only before supply is judged; see {@link Options}. */
  public static final int DEPOTS_LEAVE_EARLY = 20;

  /** Whether depots may arrive where nothing supplies them; see {@link Options}. */
  public static final int DEPOTS_ARRIVE_ANYWHERE = 21;

  /** How many markers of each type are in the cups, from here [6.2.1]. */
  public static final int CUPS = 32;

  public static final int MARKER_TYPES = 96;

  /** How many banded markers of each type lie in the at-start box [6.2.4]. */
  public static final int AT_START = CUPS + MARKER_TYPES;

  public static final int SIZE = AT_START + MARKER_TYPES;

  private Ledger() {}
}
