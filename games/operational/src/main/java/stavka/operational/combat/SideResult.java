package stavka.operational.combat;

/**
 * What a result asks of one side.
 *
 * @param steps to lose, or hexes to retreat
 * @param mayRetreat whether a retreat serves instead of steps
 * @param destroyed whether nobody is left of it
 */
public record SideResult(int steps, boolean mayRetreat, boolean destroyed) {
  public static final SideResult NOTHING = new SideResult(0, false, false);
  public static final SideResult ELIMINATED = new SideResult(0, false, true);

  /** Whether it asks anything. */
  public boolean strikes() {
    return steps > 0 || destroyed;
  }
}
