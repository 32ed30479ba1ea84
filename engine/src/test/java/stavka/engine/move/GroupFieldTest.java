package stavka.engine.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

class GroupFieldTest {
  private static final HexGrid GRID = new HexGrid(Orientation.POINTY, 7, 7, 1);

  /** A hex and what each of two units has spent when they are there. */
  private record State(int hex, int first, int second) {}

  private static StepTable random(Random random) {
    int[] enter = random.ints(GRID.size(), 0, 5).toArray();
    return StepTable.of(GRID, (from, direction, to) -> enter[to], (from, direction, to) -> false);
  }

  /** Every hex two units can come to, by trying every way: the least that the dearer one pays. */
  private static Map<Integer, Integer> tried(
      StepTable one, StepTable two, int[] allowances, byte[] gates, StepGuard guard, int origin) {
    Map<Integer, Integer> found = new HashMap<>();
    Set<State> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>();
    open.add(new State(origin, 0, 0));
    while (!open.isEmpty()) {
      State at = open.remove();
      if (!seen.add(at)) {
        continue;
      }
      found.merge(at.hex(), Math.max(at.first(), at.second()), Math::min);
      if (gates[at.hex()] == Gate.STOP && !at.equals(new State(origin, 0, 0))) {
        continue;
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = GRID.neighbour(at.hex(), direction);
        if (to == HexGrid.NONE
            || gates[to] == Gate.CLOSED
            || one.price(at.hex(), direction) == 0
            || two.price(at.hex(), direction) == 0
            || !guard.allows(at.hex(), direction, to)) {
          continue;
        }
        int first = at.first() + one.price(at.hex(), direction);
        int second = at.second() + two.price(at.hex(), direction);
        if (first <= allowances[0] && second <= allowances[1]) {
          open.add(new State(to, first, second));
        }
      }
    }
    return found;
  }

  private static int price(StepTable steps, int origin, Ints path) {
    int sum = 0;
    int at = origin;
    for (int i = 0; i < path.size(); i++) {
      sum += steps.price(at, GRID.direction(at, path.get(i)));
      at = path.get(i);
    }
    return sum;
  }

  @Property(tries = 200)
  void everyHexThatSomeWayLeadsAllUnitsToIsFoundByAWayThatCostsThemLeast(@ForAll long seed) {
    Random random = new Random(seed);
    StepTable one = random(random);
    StepTable two = random(random);
    byte[] gates = new byte[GRID.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] = (byte) Math.max(0, random.nextInt(9) - 6);
    }
    int origin = random.nextInt(GRID.size());
    int[] allowances = {random.nextInt(14), random.nextInt(14)};
    int barred = random.nextInt(HexGrid.DIRECTIONS);
    StepGuard guard = (from, direction, to) -> direction != barred || to % 3 != 0;

    Map<Integer, Integer> found = new HashMap<>();
    field(one, two, allowances, gates, guard)
        .from(origin, 0, 0)
        .forEachPath(
            path -> {
              int dearest = Math.max(price(one, origin, path), price(two, origin, path));
              assertThat(found.put(path.last(), dearest)).isNull();
            });

    Map<Integer, Integer> expected = tried(one, two, allowances, gates, guard, origin);
    expected.remove(origin);
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void aWayThatIsCheapestForOneButTooDearForAnotherGivesWayToOneThatBothCanPay() {
    HexGrid grid = new HexGrid(Orientation.POINTY, 3, 2, 1);
    int from = grid.at(0, 0);
    int road = grid.at(1, 0);
    int field = grid.at(0, 1);
    int goal = grid.at(1, 1);
    assertThat(grid.adjacent(road, goal)).isTrue();
    assertThat(grid.adjacent(from, field) && grid.adjacent(field, goal)).isTrue();
    // One is quick by one way, the other by the other; both can afford the second only.
    StepTable one = enter(grid, Map.of(road, 1, field, 3, goal, 1));
    StepTable two = enter(grid, Map.of(road, 5, field, 1, goal, 1));
    byte[] gates = new byte[grid.size()];
    gates[grid.at(2, 0)] = Gate.CLOSED;
    gates[grid.at(2, 1)] = Gate.CLOSED;
    Map<Integer, Ints> paths = new HashMap<>();
    field(one, two, new int[] {4, 4}, gates, StepGuard.OPEN)
        .from(from, 0, 0)
        .forEachPath(path -> paths.put(path.last(), path));
    assertThat(paths).containsOnlyKeys(field, goal);
    assertThat(paths.get(goal)).isEqualTo(Ints.of(field, goal));
  }

  private static GroupField field(
      StepTable one, StepTable two, int[] allowances, byte[] gates, StepGuard guard) {
    return new GroupField(
        List.of(
            new GroupField.Walker(one, gates, ZoneEffect.NONE, allowances[0]),
            new GroupField.Walker(two, gates, ZoneEffect.NONE, allowances[1])),
        guard);
  }

  private static StepTable enter(HexGrid grid, Map<Integer, Integer> prices) {
    return StepTable.of(
        grid, (from, direction, to) -> prices.getOrDefault(to, 0), (from, direction, to) -> false);
  }

  @Test
  void waysByCertainFirstHexesBeginWithThemAndPayForThem() {
    StepTable plain = StepTable.of(GRID, (f, d, to) -> 2, (f, d, to) -> false);
    byte[] gates = new byte[GRID.size()];
    int first = GRID.at(1, 1);
    int closed = GRID.at(5, 5);
    gates[closed] = Gate.CLOSED;
    Map<Integer, Ints> paths = new HashMap<>();
    field(plain, plain, new int[] {4, 5}, gates, StepGuard.OPEN)
        .by(first, 2, 3)
        .by(closed, 0, 0)
        .by(GRID.at(3, 3), 5, 0)
        .forEachPath(path -> paths.put(path.last(), path));
    assertThat(paths).hasSize(7).containsEntry(first, Ints.of(first));
    assertThat(paths.get(GRID.at(2, 1))).isEqualTo(Ints.of(first, GRID.at(2, 1)));
  }

  @Test
  void aHexThatCanOnlyBeLeftForSomeNeighboursMayBePassedAgain() {
    HexGrid row = new HexGrid(Orientation.POINTY, 4, 1, 0);
    StepTable plain = StepTable.of(row, (f, d, to) -> 2, (f, d, to) -> false);
    byte[] gates = new byte[row.size()];
    MoveField field =
        MoveField.leave(
            plain, gates, ZoneEffect.NONE, 1, Ints.of(0), new int[] {2}, 8, StepGuard.OPEN);
    assertThat(field.hex(0)).isEqualTo(1);
    assertThat(field.cost(1)).isZero();
    assertThat(field.path(1)).isEqualTo(Ints.EMPTY);
    assertThat(field.firstGoal()).isEqualTo(1);
    assertThat(field.size()).isEqualTo(4);
    assertThat(field.path(0)).isEqualTo(Ints.of(0));
    assertThat(field.path(2)).isEqualTo(Ints.of(0, 1, 2));
    assertThat(field.cost(2)).isEqualTo(6);
    assertThat(field.path(3)).isEqualTo(Ints.of(0, 1, 2, 3));
  }
}
