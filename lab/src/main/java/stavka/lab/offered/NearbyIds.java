package stavka.lab.offered;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Picks counters and hexes that an order could sensibly name: near ones, and those of the side. */
final class NearbyIds {
  private static final int GLANCES = 12;

  private final Position position;
  private final Ints own;
  private final RandomGenerator random;

  NearbyIds(Position position, Side side, RandomGenerator random) {
    this.position = position;
    this.random = random;
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.counter(unit).side() == side) {
        units.add(unit);
      }
    }
    this.own = Ints.of(units.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * Returns a counter.
   *
   * @param near a hex or box
   * @param offered the counters that offered orders have in the same component
   */
  int unit(int near, Set<Integer> offered) {
    int choice = random.nextInt(8);
    if (choice < 3 && !offered.isEmpty()) {
      return any(offered);
    }
    if (choice < 5) {
      Ints here = own.filter(unit -> position.place(unit) == near);
      if (!here.isEmpty()) {
        return any(here);
      }
    }
    return own.isEmpty() || choice == 7 ? random.nextInt(position.counters()) : nearest(near);
  }

  private int nearest(int near) {
    int best = any(own);
    for (int i = 0; i < GLANCES; i++) {
      int other = any(own);
      if (distance(other, near) < distance(best, near)) {
        best = other;
      }
    }
    return best;
  }

  private int distance(int unit, int near) {
    int place = position.place(unit);
    boolean both = position.grid().has(near) && position.grid().has(place);
    return both ? position.grid().distance(place, near) : place == near ? 0 : Integer.MAX_VALUE;
  }

  /** Returns a hex, likewise. */
  int hex(int near, Set<Integer> offered) {
    int choice = random.nextInt(8);
    if (choice < 3 && !offered.isEmpty()) {
      return any(offered);
    }
    if (choice < 6 && position.grid().has(near)) {
      int next = position.grid().neighbour(near, random.nextInt(HexGrid.DIRECTIONS));
      return next == HexGrid.NONE ? near : next;
    }
    int place = choice == 6 || own.isEmpty() ? near : position.place(any(own));
    return position.grid().has(place) ? place : random.nextInt(position.grid().size());
  }

  int any(Set<Integer> numbers) {
    return numbers.stream().skip(random.nextInt(numbers.size())).findFirst().orElseThrow();
  }

  int any(Ints numbers) {
    return numbers.get(random.nextInt(numbers.size()));
  }
}
