package stavka.redstar.model;

/** Where a position keeps what this game works out from it, a number for each. */
public final class Slots {
  public static final int BOARD = 0;
  public static final int AXIS_LINES = 1;
  public static final int SOVIET_LINES = 2;
  public static final int DEPOT_SITES = 3;
  public static final int NEAR_HEADQUARTERS = 4;
  public static final int SCENE = 5;
  public static final int PRESSURE = 6;

  private Slots() {}
}
