package stavka.kharkov.model;

/** Where counters are that are not on the map. */
public final class Box {
  /** Not yet set up, or yet to arrive. */
  public static final int WAITING = 0;

  public static final int ELIMINATED = 1;

  /** German regiments that can be used to split, and the divisions that are split [15.1]. */
  public static final int REGIMENTS = 2;

  /** Reserve markers that have served [6.73]. */
  public static final int REMOVED = 3;

  /** The units of the first army reserve; the others follow in the order of the roster [6.71]. */
  public static final int FIRST_RESERVE = 4;

  public static final int COUNT = FIRST_RESERVE + 4;

  private Box() {}
}
