package stavka.engine.move;

/**
 * What it takes to leave a {@link Gate#HELD} hex, such as one in an enemy zone that costs to leave.
 *
 * @param toll half points paid on top of the step's own price
 * @param onward whether a step may lead from one held hex straight to another
 */
public record Hold(int toll, boolean onward) {
  /** For gates of which none is held. */
  public static final Hold NONE = new Hold(0, true);
}
