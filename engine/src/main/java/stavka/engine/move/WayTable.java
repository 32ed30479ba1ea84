package stavka.engine.move;

import stavka.engine.hex.HexGrid;

/**
 * What each step of a map costs where ways lead from hex to hex: a hex that was entered by a way
 * costs little as long as it is left by one too or not at all, and its ground if it is left
 * otherwise. In half movement points; 0 stands for a step that cannot be made.
 *
 * @param way steps along ways, at their own price
 * @param ground the same steps for who leaves the way in the hex it leads to; never less
 * @param across all other steps
 */
public record WayTable(StepTable way, StepTable ground, StepTable across) {
  public HexGrid grid() {
    return across.grid();
  }

  /** Whether a way leads from a hex to its neighbour. */
  public boolean isWay(int from, int direction) {
    return way.price(from, direction) != 0;
  }

  /** The price of a step by itself; 0 if it cannot be made. */
  public int price(int from, int direction) {
    int price = way.price(from, direction);
    return price != 0 ? price : across.price(from, direction);
  }

  /**
   * What is owed for a hex by who leaves it off the way by which it was entered.
   *
   * @param before the hex it was entered from, or {@link HexGrid#NONE}
   */
  public int owed(int before, int from, int direction) {
    if (before == HexGrid.NONE || isWay(from, direction)) {
      return 0;
    }
    int entered = grid().direction(before, from);
    return entered == HexGrid.NONE || !isWay(before, entered)
        ? 0
        : ground.price(before, entered) - way.price(before, entered);
  }

  /** Every step at its own price, whatever is owed later. */
  public StepTable steps() {
    return StepTable.of(
        grid(), (from, direction, to) -> price(from, direction), (from, direction, to) -> false);
  }
}
