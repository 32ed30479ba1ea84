package stavka.engine.play;

import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** The plainest orders that units could be given: what is said against them says why units rest. */
public final class PlainOrder {
  private PlainOrder() {}

  /** A step onto the first vacant hex beside units, or where there is none, to where they are. */
  public static Move move(Position position, Ints units) {
    return new Move(units, Ints.of(goal(position, units)), "march");
  }

  /** An attack on the same hex. */
  public static Attack attack(Position position, Ints units) {
    return new Attack(units, Ints.of(goal(position, units)), 0);
  }

  private static int goal(Position position, Ints units) {
    int from = position.onMap(units.first()) ? position.place(units.first()) : 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = position.grid().neighbour(from, direction);
      if (next != HexGrid.NONE && position.vacant(next)) {
        return next;
      }
    }
    return from;
  }
}
