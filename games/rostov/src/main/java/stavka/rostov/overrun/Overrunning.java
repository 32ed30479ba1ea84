package stavka.rostov.overrun;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * An overrun whose die has fallen.
 *
 * @param units who overruns
 * @param spent the half points each of them will have spent in the hex
 * @param from where they stand
 * @param target the hex they overrun
 * @param success whether it is theirs
 * @param owes steps to be lost: by the defenders if it succeeded, else by the overrunners
 */
public record Overrunning(
    @Unit Ints units, Ints spent, @Hex int from, @Hex int target, boolean success, int owes)
    implements Frame {
  Overrunning owing(int steps) {
    return new Overrunning(units, spent, from, target, success, steps);
  }
}
