package stavka.engine.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/**
 * Where units can go together by one way, although a step costs each of them something else: a way
 * is open when every one of them can pay for it. The cheapest way of one unit may be too dear for
 * another, so that ways are kept apart as long as none is better for all.
 */
public final class GroupField {
  /** A way to a hex, with what each unit has spent on it. */
  private static final class Way {
    final int hex;
    final int[] spent;
    final @Nullable Way before;

    /** Whether the units stand on the hex and have not begun to move. */
    final boolean standing;

    final int number;

    Way(int hex, int[] spent, @Nullable Way before, boolean standing, int number) {
      this.hex = hex;
      this.spent = spent;
      this.before = before;
      this.standing = standing;
      this.number = number;
    }

    int number() {
      return number;
    }

    int total() {
      int total = 0;
      for (int points : spent) {
        total += points;
      }
      return total;
    }

    int dearest() {
      int dearest = 0;
      for (int points : spent) {
        dearest = Math.max(dearest, points);
      }
      return dearest;
    }

    boolean noDearerThan(Way other) {
      for (int k = 0; k < spent.length; k++) {
        if (spent[k] > other.spent[k]) {
          return false;
        }
      }
      return true;
    }
  }

  /** One of the units. */
  public static final class Walker {
    private final StepTable steps;
    private final byte[] gates;
    private final ZoneEffect zone;
    private final int allowance;

    /**
     * @param steps what it pays for a step
     * @param gates what each hex does to it
     * @param zone what {@link Gate#ZONE} does to it
     * @param allowance what it may spend, in half points
     */
    public Walker(StepTable steps, byte[] gates, ZoneEffect zone, int allowance) {
      this.steps = steps;
      this.gates = gates;
      this.zone = zone;
      this.allowance = allowance;
    }

    boolean stops(int hex) {
      return gates[hex] == Gate.STOP || (gates[hex] == Gate.ZONE && zone.stops());
    }

    /** What it will have spent after a step, or more than it may if it cannot make it. */
    int after(int spent, int from, int direction, int to) {
      int price = steps.price(from, direction);
      boolean zoneBehind = gates[from] == Gate.ZONE;
      boolean zoneAhead = gates[to] == Gate.ZONE;
      if (price == StepTable.FORBIDDEN
          || gates[to] == Gate.CLOSED
          || (zoneBehind && zoneAhead && !zone.onward())) {
        return Integer.MAX_VALUE;
      }
      int leaving = zoneBehind ? zone.toLeave() : 0;
      return spent + price + leaving + (zoneAhead ? zone.toEnter() : 0);
    }
  }

  private final Walker[] walkers;
  private final StepGuard guard;
  private final PriorityQueue<Way> open =
      new PriorityQueue<>(Comparator.comparingInt(Way::total).thenComparingInt(Way::number));
  private final Map<Integer, List<Way>> kept = new HashMap<>();
  private final Map<Integer, Way> best = new LinkedHashMap<>();
  private int made;

  /**
   * @param guard judges every step, not only those that the tables mark
   */
  public GroupField(List<Walker> walkers, StepGuard guard) {
    this.walkers = walkers.toArray(Walker[]::new);
    this.guard = guard;
  }

  /** The units stand on a hex, which they may leave whatever its gate. */
  public GroupField from(int origin, int... spent) {
    add(origin, spent.clone(), null, true);
    return this;
  }

  /** The units have entered a hex, the first of their way, and spent something on it. */
  public GroupField by(int hex, int... spent) {
    for (Walker walker : walkers) {
      if (walker.gates[hex] == Gate.CLOSED) {
        return this;
      }
    }
    add(hex, spent.clone(), null, false);
    return this;
  }

  private void add(int hex, int[] spent, @Nullable Way before, boolean standing) {
    for (int k = 0; k < spent.length; k++) {
      if (spent[k] > walkers[k].allowance) {
        return;
      }
    }
    Way way = new Way(hex, spent, before, standing, made++);
    List<Way> others = kept.computeIfAbsent(hex, h -> new ArrayList<>());
    if (others.stream().noneMatch(other -> other.noDearerThan(way))) {
      others.removeIf(way::noDearerThan);
      others.add(way);
      open.add(way);
    }
  }

  /**
   * Gives the way to each hex in reach but the one the units stand on, that on which the most any
   * unit pays is least.
   */
  public void forEachPath(Consumer<? super Ints> action) {
    while (!open.isEmpty()) {
      Way way = open.remove();
      if (kept.getOrDefault(way.hex, List.of()).contains(way)) {
        best.merge(way.hex, way, (a, b) -> b.dearest() < a.dearest() ? b : a);
        if (way.standing || !stops(way.hex)) {
          goOn(way);
        }
      }
    }
    best.values().stream().filter(way -> !way.standing).map(GroupField::path).forEach(action);
  }

  private boolean stops(int hex) {
    for (Walker walker : walkers) {
      if (walker.stops(hex)) {
        return true;
      }
    }
    return false;
  }

  private void goOn(Way way) {
    HexGrid grid = walkers[0].steps.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(way.hex, direction);
      if (to != HexGrid.NONE) {
        int[] spent = paid(way, direction, to);
        if (spent.length > 0 && guard.allows(way.hex, direction, to)) {
          add(to, spent, way, false);
        }
      }
    }
  }

  /** What the units will have spent after a step; nothing if one of them cannot make it. */
  private int[] paid(Way way, int direction, int to) {
    int[] spent = way.spent.clone();
    for (int k = 0; k < spent.length; k++) {
      spent[k] = walkers[k].after(spent[k], way.hex, direction, to);
      if (spent[k] > walkers[k].allowance) {
        return new int[0];
      }
    }
    return spent;
  }

  private static Ints path(Way way) {
    List<Integer> hexes = new ArrayList<>();
    for (Way at = way; at != null && !at.standing; at = at.before) {
      hexes.addFirst(at.hex);
    }
    return Ints.of(hexes.stream().mapToInt(Integer::intValue).toArray());
  }
}
