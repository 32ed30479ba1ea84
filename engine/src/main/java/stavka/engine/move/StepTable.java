package stavka.engine.move;

import java.util.function.IntPredicate;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

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

  /** For each hex a price below which no step leaves it: a search ends there that has less left. */
  final byte[] least;

  private StepTable(HexGrid grid, byte[] prices, byte[] least) {
    this.grid = grid;
    this.prices = prices;
    this.least = least;
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

  /** A table of steps of which none is judged again. */
  public static StepTable of(HexGrid grid, Pricing pricing) {
    return of(grid, pricing, (from, direction, to) -> false);
  }

  public static StepTable of(HexGrid grid, Pricing pricing, Marking marking) {
    byte[] prices = new byte[grid.size() * HexGrid.DIRECTIONS];
    byte[] least = new byte[grid.size()];
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
      least[from] = least(prices, from);
    }
    return new StepTable(grid, prices, least);
  }

  private static byte least(byte[] prices, int from) {
    int least = MOST;
    for (int step = from * HexGrid.DIRECTIONS; step < (from + 1) * HexGrid.DIRECTIONS; step++) {
      least = prices[step] == FORBIDDEN ? least : Math.min(least, prices[step] & MOST);
    }
    return (byte) least;
  }

  /** The same table with so many half points more for every step to one of some hexes. */
  public StepTable dearer(Ints hexes, int extra) {
    byte[] raised = prices.clone();
    for (int i = 0; i < hexes.size(); i++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = grid.neighbour(hexes.get(i), direction);
        int step = from * HexGrid.DIRECTIONS + HexGrid.opposite(direction);
        if (from != HexGrid.NONE && raised[step] != FORBIDDEN) {
          raised[step] = (byte) (raised[step] + extra);
        }
      }
    }
    return new StepTable(grid, raised, least);
  }

  /** The same table with every step that leaves one of some hexes at twice its price. */
  public StepTable doubledFrom(Ints hexes) {
    byte[] raised = prices.clone();
    for (int i = 0; i < hexes.size(); i++) {
      int base = hexes.get(i) * HexGrid.DIRECTIONS;
      for (int step = base; step < base + HexGrid.DIRECTIONS; step++) {
        raised[step] = (byte) (raised[step] + (prices[step] & MOST));
      }
    }
    return new StepTable(grid, raised, least);
  }

  /**
   * The same table, in which every step from or to one of some hexes costs what another table says.
   */
  public StepTable touching(IntPredicate hexes, StepTable there) {
    byte[] mixed = prices.clone();
    byte[] leastOfBoth = least.clone();
    for (int hex = 0; hex < grid.size(); hex++) {
      if (hexes.test(hex)) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int out = hex * HexGrid.DIRECTIONS + direction;
          mixed[out] = there.prices[out];
          int from = grid.neighbour(hex, direction);
          if (from != HexGrid.NONE) {
            int in = from * HexGrid.DIRECTIONS + HexGrid.opposite(direction);
            mixed[in] = there.prices[in];
          }
        }
      }
    }
    for (int hex = 0; hex < leastOfBoth.length; hex++) {
      leastOfBoth[hex] = (byte) Math.min(leastOfBoth[hex], there.least[hex]);
    }
    return new StepTable(grid, mixed, leastOfBoth);
  }

  /** The same table, in which every step from or to one of some hexes is priced anew. */
  public StepTable repriced(Ints hexes, Pricing pricing) {
    byte[] mended = prices.clone();
    byte[] leastMended = least.clone();
    for (int i = 0; i < hexes.size(); i++) {
      int hex = hexes.get(i);
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = grid.neighbour(hex, direction);
        if (other != HexGrid.NONE) {
          int back = HexGrid.opposite(direction);
          mended[hex * HexGrid.DIRECTIONS + direction] =
              (byte) pricing.price(hex, direction, other);
          mended[other * HexGrid.DIRECTIONS + back] = (byte) pricing.price(other, back, hex);
          leastMended[other] = least(mended, other);
        }
      }
      leastMended[hex] = least(mended, hex);
    }
    return new StepTable(grid, mended, leastMended);
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
