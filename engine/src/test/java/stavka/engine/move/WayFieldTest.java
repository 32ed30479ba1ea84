package stavka.engine.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

class WayFieldTest {
  private static final HexGrid GRID = new HexGrid(Orientation.FLAT, 8, 8, 1);
  private static final int SIDES = HexGrid.DIRECTIONS;
  private static final int FAR = 1_000_000;

  private static WayTable random(Random random) {
    int[] ground = random.ints(GRID.size(), 2, 9).toArray();
    int[] kind = random.ints((long) GRID.size() * SIDES, 0, 10).toArray();
    return table(
        (from, direction) -> kind[from * SIDES + direction] < 4,
        ground,
        (from, direction) -> kind[from * SIDES + direction] == 9);
  }

  /** Whether something is so of a step. */
  private interface OfStep {
    boolean test(int from, int direction);
  }

  private static WayTable table(OfStep way, int[] ground, OfStep closed) {
    return new WayTable(
        StepTable.of(GRID, (from, d, to) -> way.test(from, d) ? 1 : 0, (from, d, to) -> false),
        StepTable.of(
            GRID, (from, d, to) -> way.test(from, d) ? ground[to] : 0, (from, d, to) -> false),
        StepTable.of(
            GRID,
            (from, d, to) -> way.test(from, d) || closed.test(from, d) ? 0 : ground[to] + d % 2,
            (from, d, to) -> false));
  }

  private static int toll(ZoneEffect zone, byte behind, byte ahead) {
    return (behind == Gate.ZONE ? zone.toLeave() : 0) + (ahead == Gate.ZONE ? zone.toEnter() : 0);
  }

  private static boolean goesOn(ZoneEffect zone, byte[] gates, int origin, int at, int to) {
    boolean stopped =
        at != origin && (gates[at] == Gate.STOP || (gates[at] == Gate.ZONE && zone.stops()));
    boolean zoneToZone = gates[at] == Gate.ZONE && gates[to] == Gate.ZONE && !zone.onward();
    return !stopped && !zoneToZone && gates[to] != Gate.CLOSED;
  }

  /**
   * The plainest search: how a hex was entered is part of where one is, and what is owed for it is
   * paid by who leaves it.
   */
  private static int[] relaxed(
      WayTable table, byte[] gates, ZoneEffect zone, int origin, int allowance) {
    int[] bySide = new int[GRID.size() * (SIDES + 1)];
    Arrays.fill(bySide, FAR);
    bySide[origin * (SIDES + 1) + SIDES] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int state = 0; state < bySide.length; state++) {
        int at = state / (SIDES + 1);
        int side = state % (SIDES + 1);
        int before = side == SIDES ? HexGrid.NONE : GRID.neighbour(at, side);
        for (int direction = 0; bySide[state] < FAR && direction < SIDES; direction++) {
          int to = GRID.neighbour(at, direction);
          int price = to == HexGrid.NONE ? 0 : table.price(at, direction);
          if (price == 0 || !goesOn(zone, gates, origin, at, to)) {
            continue;
          }
          int total =
              bySide[state]
                  + price
                  + table.owed(before, at, direction)
                  + toll(zone, gates[at], gates[to]);
          int next = to * (SIDES + 1) + HexGrid.opposite(direction);
          if (total <= allowance && total < bySide[next]) {
            bySide[next] = total;
            changed = true;
          }
        }
      }
    }
    int[] costs = new int[GRID.size()];
    Arrays.fill(costs, FAR);
    for (int state = 0; state < bySide.length; state++) {
      int hex = state / (SIDES + 1);
      costs[hex] = Math.min(costs[hex], bySide[state]);
    }
    return costs;
  }

  private static int price(WayTable table, byte[] gates, ZoneEffect zone, int origin, Ints path) {
    int sum = 0;
    int before = HexGrid.NONE;
    int at = origin;
    for (int to : path) {
      int direction = GRID.direction(at, to);
      sum += table.price(at, direction) + table.owed(before, at, direction);
      sum += toll(zone, gates[at], gates[to]);
      before = at;
      at = to;
    }
    return sum;
  }

  @Property(tries = 300)
  void everyHexHasTheCheapestCostAndAPathThatCostsIt(@ForAll long seed) {
    Random random = new Random(seed);
    WayTable table = random(random);
    byte[] gates = new byte[GRID.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] = (byte) Math.max(0, random.nextInt(10) - 6);
    }
    ZoneEffect zone =
        new ZoneEffect(
            random.nextInt(3), random.nextInt(2), random.nextBoolean(), random.nextBoolean());
    int origin = random.nextInt(GRID.size());
    int allowance = random.nextInt(24);

    WayField field = WayField.search(table, gates, zone, origin, allowance);

    int[] expected = relaxed(table, gates, zone, origin, allowance);
    int reached = 0;
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(field.reaches(hex)).isEqualTo(expected[hex] < FAR);
      if (field.reaches(hex)) {
        reached++;
        assertThat(field.cost(hex)).isEqualTo(expected[hex]);
        assertThat(field.remaining(hex)).isEqualTo(allowance - expected[hex]);
        assertThat(price(table, gates, zone, origin, field.path(hex))).isEqualTo(expected[hex]);
      }
    }
    assertThat(field.size()).isEqualTo(reached);
    MoveField same = field.field();
    assertThat(same.size()).isEqualTo(reached);
    for (int i = 0; i < reached; i++) {
      assertThat(same.hex(i)).isEqualTo(field.hex(i));
      assertThat(same.cost(same.hex(i))).isEqualTo(expected[same.hex(i)]);
      assertThat(same.path(same.hex(i))).isEqualTo(field.path(field.hex(i)));
      assertThat(i == 0 || same.cost(same.hex(i - 1)) <= same.cost(same.hex(i))).isTrue();
    }
  }

  @Property(tries = 100)
  void withoutWaysItIsAPlainField(@ForAll long seed) {
    Random random = new Random(seed);
    int[] ground = random.ints(GRID.size(), 1, 7).toArray();
    WayTable table = table((from, direction) -> false, ground, (from, direction) -> false);
    byte[] gates = new byte[GRID.size()];
    int origin = random.nextInt(GRID.size());

    WayField field = WayField.search(table, gates, ZoneEffect.NONE, origin, 16);
    MoveField plain = MoveField.search(table.steps(), gates, origin, 16, StepGuard.OPEN);

    assertThat(field.size()).isEqualTo(plain.size());
    for (int i = 0; i < plain.size(); i++) {
      assertThat(field.cost(plain.hex(i))).isEqualTo(plain.cost(plain.hex(i)));
    }
  }

  @Test
  void aHexEnteredByAWayCostsItsGroundToWhoLeavesItOffTheWay() {
    int[] ground = new int[GRID.size()];
    Arrays.fill(ground, 6);
    int a = GRID.at(2, 4);
    int b = GRID.neighbour(a, 0);
    int c = GRID.neighbour(b, 0);
    int off = GRID.neighbour(b, 2);
    WayTable table =
        table(
            (from, direction) -> direction == 0 && (from == a || from == b),
            ground,
            (from, direction) -> from == a);
    byte[] gates = new byte[GRID.size()];

    WayField field = WayField.search(table, gates, ZoneEffect.NONE, a, 12);

    assertThat(field.cost(b)).isEqualTo(1);
    assertThat(field.cost(c)).isEqualTo(2);
    assertThat(field.cost(off)).isEqualTo(12);
    assertThat(field.path(off)).isEqualTo(Ints.of(b, off));
    assertThat(WayField.search(table, gates, ZoneEffect.NONE, a, 11).reaches(off)).isFalse();
  }

  @Test
  void aWayFromOffTheMapBeginsWithTheHexItEntersBy() {
    int[] ground = new int[GRID.size()];
    Arrays.fill(ground, 2);
    WayTable table = table((from, direction) -> false, ground, (from, direction) -> false);
    byte[] gates = new byte[GRID.size()];
    int entry = GRID.at(3, 0);
    gates[GRID.at(5, 0)] = Gate.CLOSED;

    WayField field =
        WayField.enter(
            table,
            gates,
            ZoneEffect.NONE,
            Ints.of(entry, GRID.at(5, 0)),
            new int[] {2, 2},
            new int[2],
            5);

    assertThat(field.path(entry)).isEqualTo(Ints.of(entry));
    assertThat(field.path(GRID.neighbour(entry, 3)).first()).isEqualTo(entry);
    assertThat(field.reaches(GRID.at(5, 0))).isFalse();
    assertThat(field.field().firstGoal()).isZero();
  }

  @Test
  void whoEntersByAWayAndLeavesItPaysForTheGroundOfTheEntry() {
    int entry = GRID.at(3, 0);
    int along = GRID.neighbour(entry, 3);
    int off = GRID.neighbour(entry, 2);
    int[] ground = new int[GRID.size()];
    Arrays.fill(ground, 2);
    WayTable table =
        table(
            (from, direction) -> from == entry && direction == 3,
            ground,
            (from, direction) -> false);
    byte[] gates = new byte[GRID.size()];
    Ints by = Ints.of(entry);

    WayField field =
        WayField.enter(table, gates, ZoneEffect.NONE, by, new int[] {1}, new int[] {2}, 9);

    assertThat(field.cost(entry)).isEqualTo(1);
    assertThat(field.cost(along)).isEqualTo(2);
    assertThat(field.cost(off)).as("3 for the entry").isEqualTo(5);
    assertThat(field.path(off)).isEqualTo(Ints.of(entry, off));
  }
}
