package stavka.engine.move;

import stavka.engine.hex.HexGrid;

/**
 * What each step of a map costs one kind of unit, in half movement points: worked out once per map.
 * A step may be forbidden for good, or marked for the game's {@link StepGuard} to judge in the
 * position at hand.
 */
public final class StepTable {
  /** The dearest step a table can hold. */
  public static final int MOST = 63;

  static final int FORBIDDEN = 0;
  static final int GUARDED = 64;

  final HexGrid grid;
  final byte[] prices;

  private StepTable(HexGrid grid, byte[] prices) {
    this.grid = grid;
    this.prices = prices;
  }

  /** The price of a step to the neighbour in a direction, or 0 to forbid it. */
  @FunctionalInterface
  public interface Pricing {
    int price(int from, int direction, int to);
  }

  /** Whether a step must be judged in the position at hand. */
  @FunctionalInterface
  public interface Marking {
    boolean guarded(int from, int direction, int to);
  }

  public static StepTable of(HexGrid grid, Pricing pricing, Marking marking) {
    byte[] prices = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (int from = 0; from < grid.size(); from++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = grid.neighbour(from, direction);
        if (to != HexGrid.NONE) {
          int price = pricing.price(from, direction, to);
          if (price < 0 || price > MOST) {
            throw new IllegalArgumentException("a step of " + price + " half points");
          }
          int mark = price != FORBIDDEN && marking.guarded(from, direction, to) ? GUARDED : 0;
          prices[from * HexGrid.DIRECTIONS + direction] = (byte) (price | mark);
        }
      }
    }
    return new StepTable(grid, prices);
  }

  public HexGrid grid() {
    return grid;
  }

  /** The price of a step in half points; 0 if it is forbidden. */
  public int price(int from, int direction) {
    return prices[from * HexGrid.DIRECTIONS + direction] & MOST;
  }

  public boolean guarded(int from, int direction) {
    return (prices[from * HexGrid.DIRECTIONS + direction] & GUARDED) != 0;
  }
}
