package stavka.operational.combat;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * The ways back of one unit: each step by the best rank after which the retreat can end.
 *
 * @param refuge hexes that take in whoever can come there, whatever serves better
 * @param origin the hex from which the retreat is counted: every step leads away from it
 * @param begun how far from there the unit stands
 * @param farthest how far from there it goes
 */
public record RetreatPaths(
    HexGrid grid, Rank rank, IntPredicate refuge, int from, int origin, int begun, int farthest) {
  /** The rank of a step that is closed. */
  public static final int CLOSED = Integer.MAX_VALUE;

  /** How late a step is thought of, from 0, or {@link #CLOSED}. */
  @FunctionalInterface
  public interface Rank {
    int of(int from, int direction, int to);
  }

  /**
   * @param distance hexes to go from where the unit stands
   */
  public RetreatPaths(
      HexGrid grid, Rank rank, IntPredicate refuge, int from, int origin, int distance) {
    int begun = grid.distance(origin, from);
    this(grid, rank, refuge, from, origin, begun, begun + distance);
  }

  /** Whether there is any way. */
  public boolean any() {
    return leadsOn(from, begun);
  }

  /** Every way: the hexes entered, in order. */
  public void forEach(Consumer<Ints> action) {
    walk(from, Ints.EMPTY, action);
  }

  private void walk(int hex, Ints path, Consumer<Ints> action) {
    int step = begun + path.size() + 1;
    if (step > farthest) {
      action.accept(path);
      return;
    }
    int best = best(hex, step);
    for (int direction = 0; best < CLOSED && direction < HexGrid.DIRECTIONS; direction++) {
      int ranked = rank(hex, direction, step);
      if (ranked < CLOSED) {
        int to = grid.neighbour(hex, direction);
        if ((ranked == best || refuge.test(to)) && leadsOn(to, step)) {
          walk(to, path.with(to), action);
        }
      }
    }
  }

  /** The best rank among the steps after which the retreat can be finished. */
  private int best(int hex, int step) {
    int best = CLOSED;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int ranked = rank(hex, direction, step);
      if (ranked < best && leadsOn(grid.neighbour(hex, direction), step)) {
        best = ranked;
      }
    }
    return best;
  }

  private boolean leadsOn(int hex, int step) {
    if (step == farthest) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (rank(hex, direction, step + 1) < CLOSED
          && leadsOn(grid.neighbour(hex, direction), step + 1)) {
        return true;
      }
    }
    return false;
  }

  private int rank(int hex, int direction, int step) {
    int to = grid.neighbour(hex, direction);
    return to == HexGrid.NONE || grid.distance(origin, to) != step
        ? CLOSED
        : rank.of(hex, direction, to);
  }
}
