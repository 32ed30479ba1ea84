package stavka.bautzen.model;

/** Where counters are that are not on the map. */
public final class Box {
  /** Not in this scenario. */
  public static final int OUT = 0;

  public static final int ELIMINATED = 1;

  /** Columns that were spent and have yet to come back [7.3]. */
  public static final int SPENT = 2;

  /** Arrivals of a later turn [8.1]. */
  public static final int COMING = 3;

  /** Those who may come onto the map now [8.1]. */
  public static final int DUE = 4;

  public static final int COUNT = 5;

  private Box() {}
}
