package stavka.operational.movement;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Frame;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Units that have begun to move together and may go on: after an overrun, a disengagement, or an
 * interruption.
 *
 * @param spent the half points each of them has spent, in the order of the units
 * @param breaksOut whether they may leave the hex they stand on whatever enemy zones lie there
 * @param before the hex they came from, {@link MarchRules#OUTSIDE}, or -1 if that makes no
 *     difference to what they pay for leaving
 */
public record Motion(@Unit Ints units, Ints spent, boolean breaksOut, int before) implements Frame {
  public Motion(Ints units, Ints spent) {
    this(units, spent, false);
  }

  public Motion(Ints units, Ints spent, boolean breaksOut) {
    this(units, spent, breaksOut, HexGrid.NONE);
  }

  /** Some of the units, still where they are. */
  public Motion of(Ints some) {
    return new Motion(some, Ints.of(spentBy(some)), breaksOut, before);
  }

  /** What some of the units have spent, in their order. */
  int[] spentBy(Ints some) {
    int[] points = new int[some.size()];
    for (int k = 0; k < points.length; k++) {
      int place = units.indexOf(some.get(k));
      points[k] = place < 0 ? 0 : spent.get(place);
    }
    return points;
  }
}
