package stavka.engine.move;

/**
 * What a {@link Gate#ZONE} hex, one in an enemy's zone of control, does to a unit that comes to it
 * and goes on. A unit that begins its move there pays to leave as any other, but is not stopped.
 *
 * @param toEnter half points paid on top of a step's own price to come to such a hex
 * @param toLeave half points paid on top of a step's own price to go from it
 * @param stops whether a unit that has come to such a hex may not go on
 * @param onward whether a step may lead from one such hex straight to another
 */
public record ZoneEffect(int toEnter, int toLeave, boolean stops, boolean onward) {
  /** For gates of which none is in a zone. */
  public static final ZoneEffect NONE = new ZoneEffect(0, 0, false, true);

  /** Who comes to a zone goes no further; that is all. */
  public static final ZoneEffect STOPS = new ZoneEffect(0, 0, true, true);

  /** What it costs to go from one hex to another, by their gates, in half points. */
  public int toll(byte behind, byte ahead) {
    return (behind == Gate.ZONE ? toLeave : 0) + (ahead == Gate.ZONE ? toEnter : 0);
  }
}
