package stavka.panzer.movement;

import stavka.engine.play.Side;

/** The three movement phases of a turn. */
public enum PhaseRole {
  SOVIET(Side.SOVIET, "move-soviet"),
  AXIS_INITIAL(Side.AXIS, "move-axis"),
  AXIS_MECHANISED(Side.AXIS, "move-mechanised");

  private final Side side;
  private final String code;

  PhaseRole(Side side, String code) {
    this.side = side;
    this.code = code;
  }

  public Side side() {
    return side;
  }

  /** The key of what is to be decided. */
  public String code() {
    return code;
  }
}
