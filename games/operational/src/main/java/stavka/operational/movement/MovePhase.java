package stavka.operational.movement;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import stavka.engine.play.Sequence;
import stavka.engine.value.Side;

/** The three movement phases of a turn. */
public enum MovePhase {
  SOVIET("soviet-movement", Side.SOVIET, "move-soviet"),
  AXIS_INITIAL("axis-movement", Side.AXIS, "move-axis"),
  AXIS_MECHANISED("axis-mechanised", Side.AXIS, "move-mechanised");

  private final String phase;
  private final Side side;
  private final String code;

  MovePhase(String phase, Side side, String code) {
    this.phase = phase;
    this.side = side;
    this.code = code;
  }

  /** The movement phase of that id in the sequence of play, if it is one. */
  public static Optional<MovePhase> of(String phase) {
    return Arrays.stream(values()).filter(role -> role.phase.equals(phase)).findFirst();
  }

  /** Its id in the sequence of play. */
  public String phase() {
    return phase;
  }

  /** Its place among the steps of a turn. */
  public int place(Sequence sequence) {
    List<Sequence.Step> steps = sequence.steps(1);
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).id().equals(phase)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no phase " + phase);
  }

  public Side side() {
    return side;
  }

  /** The key of what is to be decided. */
  public String code() {
    return code;
  }
}
