package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;

/** Hexsides that follow one another, each turned so that its hex lies on the left bank. */
final class SideChain {
  private final HexGrid grid;
  private final List<Integer> sides = new ArrayList<>();

  SideChain(HexGrid grid) {
    this.grid = grid;
  }

  /**
   * Goes on along a side, whichever of its two hexes it is named from.
   *
   * @return false if it does not begin where the chain ends, which then stays as it was
   */
  boolean add(int side) {
    if (sides.isEmpty()) {
      return sides.add(side);
    }
    if (sides.size() == 1 && !meets(end(sides.getFirst()), side)) {
      sides.set(0, across(sides.getFirst()));
    }
    long corner = end(sides.getLast());
    if (start(side) == corner) {
      return sides.add(side);
    }
    return end(side) == corner && sides.add(across(side));
  }

  List<Integer> sides() {
    return List.copyOf(sides);
  }

  private boolean meets(long corner, int side) {
    return start(side) == corner || end(side) == corner;
  }

  /** The same side seen from the other bank. */
  private int across(int side) {
    int direction = side % HexGrid.DIRECTIONS;
    return grid.neighbour(side / HexGrid.DIRECTIONS, direction) * HexGrid.DIRECTIONS
        + HexGrid.opposite(direction);
  }

  /** Corners run clockwise, so the hex lies to the left on the way from the later to the former. */
  private long start(int side) {
    return corner(side, 1);
  }

  private long end(int side) {
    return corner(side, 0);
  }

  /** One number for a corner, whichever hex it is asked of. */
  private long corner(int side, int end) {
    int hex = side / HexGrid.DIRECTIONS;
    int i = (side + end) % HexGrid.DIRECTIONS;
    long x = StrictMath.round(100 * (grid.centreX(hex) + grid.cornerX(i)));
    long y = StrictMath.round(100 * (grid.centreY(hex) + grid.cornerY(i)));
    return x * 1_000_000 + y;
  }
}
