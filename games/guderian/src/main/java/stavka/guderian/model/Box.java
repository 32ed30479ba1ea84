package stavka.guderian.model;

/** Where counters are that are not on the map. */
public final class Box {
  /** Not drawn yet, or scheduled to arrive. */
  public static final int POOL = 0;

  /** Eliminated; for Soviet divisions this is the dead pile [12.4]. */
  public static final int ELIMINATED = 1;

  /** Drawn for the set-up and not yet on the map [5.1]. */
  public static final int SET_UP = 2;

  /** This turn's provisional arrival [14.1]. */
  public static final int PROVISIONAL = 3;

  /** Divisions called from the South-Western Front [14.2]. */
  public static final int SOUTH_WEST = 4;

  /** Leaders that have left the map and come back at X from the next turn [10.4]. */
  public static final int EVACUATED = 5;

  /**
   * The units due at the first entrance; the others follow in the order of {@link
   * GuderianGround#areas} [14.3].
   */
  public static final int FIRST_AREA = 6;

  public static final int COUNT = FIRST_AREA + 32;

  private Box() {}
}
