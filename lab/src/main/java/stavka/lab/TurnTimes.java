package stavka.lab;

import java.util.Arrays;
import stavka.engine.value.Side;

/**
 * How long each side thought in each turn: the processor time of everything it chose in it, its
 * answers in the other side's phases included.
 */
public final class TurnTimes implements Onlooker {
  private long[] axis = new long[16];
  private long[] soviet = new long[16];
  private int turns;

  @Override
  public void saw(Step step) {
    int turn = step.before().turn();
    if (turn >= axis.length) {
      axis = Arrays.copyOf(axis, 2 * turn);
      soviet = Arrays.copyOf(soviet, 2 * turn);
    }
    turns = Math.max(turns, turn);
    (step.decision().side() == Side.AXIS ? axis : soviet)[turn] += step.nanos();
  }

  /**
   * Microseconds for each turn from the first; a set-up before the first turn is counted with it.
   */
  public int[] micros(Side side) {
    long[] nanos = side == Side.AXIS ? axis : soviet;
    int[] micros = new int[Math.max(1, turns)];
    for (int turn = 0; turn <= turns; turn++) {
      micros[Math.max(0, turn - 1)] += (int) Math.min(1_000_000_000, nanos[turn] / 1000);
    }
    return micros;
  }
}
