package stavka.rostov.model;

/** Where counters are that are not on the map. */
public final class Box {
  /** Not in this scenario. */
  public static final int OUT = 0;

  /** Supply, pontoons, substitutes, UR/MG, militia and Zap that may yet be laid out. */
  public static final int POOL = 1;

  /** Arrivals of a later turn [8.11]. */
  public static final int COMING = 2;

  /** Who may come onto the map now [8.13]. */
  public static final int DUE = 3;

  /** Who left the map by the scenario's orders. */
  public static final int LEFT = 4;

  public static final int ELIMINATED = 5;

  /** Lost, but easier to bring back than the eliminated [16.24]. */
  public static final int CADRE = 6;

  /** Rebuilt, and waiting to come back [7.43]. */
  public static final int ACTIVE = 7;

  /** Never to come back [22.65, 23.44]. */
  public static final int NEVER = 8;

  /** Waiting for a turn to come back on [7.23]. */
  public static final int TRACK = 9;

  /** Aircraft that can fly, have flown, are damaged, are destroyed [9.1]. */
  public static final int READY = 10;

  public static final int FLOWN = 11;
  public static final int DAMAGED = 12;
  public static final int SHOT_DOWN = 13;

  public static final int COUNT = 14;

  private Box() {}
}
