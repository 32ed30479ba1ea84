package stavka.engine.move;

/**
 * What a hex does to a unit that comes to it, in the arrays that {@link MoveField#search} takes.
 */
public final class Gate {
  public static final byte OPEN = 0;

  /** May be entered but not left again. */
  public static final byte STOP = 1;

  /** May not be entered. */
  public static final byte CLOSED = 2;

  /** May be entered; what that and leaving it takes is said by a {@link ZoneEffect}. */
  public static final byte ZONE = 3;

  private Gate() {}
}
