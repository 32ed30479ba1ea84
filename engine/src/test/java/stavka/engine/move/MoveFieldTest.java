package stavka.engine.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

class MoveFieldTest {
  private static final HexGrid GRID = new HexGrid(Orientation.FLAT, 9, 9, 1);

  private static StepTable random(Random random) {
    int[] enter = random.ints(GRID.size(), 0, 6).toArray();
    return StepTable.of(GRID, (from, direction, to) -> enter[to], (from, direction, to) -> false);
  }

  /** A table, or one made from it: what is known of its cheapest steps must hold for that, too. */
  private static StepTable changed(Random random) {
    StepTable steps = random(random);
    Ints some = Ints.of(random.ints(8, 0, GRID.size()).distinct().toArray());
    return switch (random.nextInt(5)) {
      case 0 -> steps.dearer(some, 3);
      case 1 -> steps.doubledFrom(some);
      case 2 -> steps.touching(some::contains, random(random));
      case 3 -> {
        StepTable other = random(random);
        yield steps.repriced(some, (from, direction, to) -> other.price(from, direction));
      }
      default -> steps;
    };
  }

  /** The plainest correct search, to compare with: go over all steps until nothing gets cheaper. */
  private static int[] relaxed(StepTable steps, byte[] gates, int origin, int allowance) {
    int[] costs = new int[GRID.size()];
    java.util.Arrays.fill(costs, Integer.MAX_VALUE);
    costs[origin] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int from = 0; from < GRID.size(); from++) {
        if (costs[from] == Integer.MAX_VALUE || (from != origin && gates[from] == Gate.STOP)) {
          continue;
        }
        for (int direction = 0; direction < 6; direction++) {
          int to = GRID.neighbour(from, direction);
          int price = to == HexGrid.NONE ? 0 : steps.price(from, direction);
          if (price > 0
              && gates[to] != Gate.CLOSED
              && costs[from] + price <= allowance
              && costs[from] + price < costs[to]) {
            costs[to] = costs[from] + price;
            changed = true;
          }
        }
      }
    }
    return costs;
  }

  @Property(tries = 300)
  void everyHexHasTheCheapestCostAndAPathThatCostsIt(@ForAll long seed) {
    Random random = new Random(seed);
    StepTable steps = changed(random);
    byte[] gates = new byte[GRID.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] = (byte) Math.max(0, random.nextInt(8) - 5);
    }
    int origin = random.nextInt(GRID.size());
    int allowance = random.nextInt(24);

    MoveField field = MoveField.search(steps, gates, origin, allowance, StepGuard.OPEN);

    int[] expected = relaxed(steps, gates, origin, allowance);
    int reached = 0;
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(field.reaches(hex)).isEqualTo(expected[hex] != Integer.MAX_VALUE);
      if (field.reaches(hex)) {
        reached++;
        assertThat(field.cost(hex)).isEqualTo(expected[hex]);
        assertThat(price(steps, origin, field.path(hex))).isEqualTo(expected[hex]);
      }
    }
    assertThat(field.size()).isEqualTo(reached);
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

  @Test
  void aGuardForbidsTheStepsItIsAskedAbout() {
    StepTable steps =
        StepTable.of(
            GRID, (from, direction, to) -> 2, (from, direction, to) -> to == GRID.at(4, 3));

    MoveField field =
        MoveField.search(
            steps, new byte[GRID.size()], GRID.at(4, 4), 4, (from, direction, to) -> false);

    assertThat(field.reaches(GRID.at(4, 3))).isFalse();
    assertThat(field.reaches(GRID.at(4, 5))).isTrue();
  }

  @Test
  void hexesComeInOrderOfRisingCost() {
    MoveField field =
        MoveField.search(
            random(new Random(5)), new byte[GRID.size()], GRID.at(4, 4), 20, StepGuard.OPEN);

    for (int i = 1; i < field.size(); i++) {
      assertThat(field.cost(field.hex(i))).isGreaterThanOrEqualTo(field.cost(field.hex(i - 1)));
    }
    assertThat(field.hex(0)).isEqualTo(GRID.at(4, 4));
  }

  @Test
  void aWayFromOffTheMapBeginsWithTheHexItEntersBy() {
    StepTable steps =
        StepTable.of(GRID, (from, direction, to) -> 2, (from, direction, to) -> false);
    byte[] gates = new byte[GRID.size()];
    gates[GRID.at(2, 0)] = Gate.STOP;
    gates[GRID.at(6, 0)] = Gate.CLOSED;
    Ints entries = Ints.of(GRID.at(2, 0), GRID.at(4, 0), GRID.at(6, 0));

    MoveField field =
        MoveField.enter(
            steps, gates, ZoneEffect.NONE, entries, new int[] {2, 4, 2}, 6, StepGuard.OPEN);

    assertThat(field.path(GRID.at(2, 0))).isEqualTo(Ints.of(GRID.at(2, 0)));
    assertThat(field.path(GRID.at(4, 1))).isEqualTo(Ints.of(GRID.at(4, 0), GRID.at(4, 1)));
    assertThat(field.cost(GRID.at(4, 1))).isEqualTo(6);
    assertThat(field.reaches(GRID.at(2, 1))).isFalse();
    assertThat(field.reaches(GRID.at(6, 0))).isFalse();
  }

  /** A line of zone hexes in column 4, seen from one in it and from one west of it. */
  private static MoveField throughZones(ZoneEffect zone, int origin, int allowance) {
    StepTable steps =
        StepTable.of(GRID, (from, direction, to) -> 2, (from, direction, to) -> false);
    byte[] gates = new byte[GRID.size()];
    for (int row = 0; row < GRID.rows(); row++) {
      gates[GRID.at(4, row)] = Gate.ZONE;
    }
    return MoveField.search(steps, gates, zone, origin, allowance, StepGuard.OPEN);
  }

  @Test
  void aZoneMayCostToEnterAndToLeave() {
    MoveField field = throughZones(new ZoneEffect(1, 4, false, true), GRID.at(3, 4), 12);

    assertThat(field.cost(GRID.at(4, 4))).isEqualTo(3);
    assertThat(field.cost(GRID.at(5, 4))).isEqualTo(9);
    assertThat(throughZones(new ZoneEffect(1, 4, false, true), GRID.at(3, 4), 2).size())
        .isEqualTo(5);
  }

  @Test
  void aZoneMayStopWhoComesToItButNotWhoBeginsInIt() {
    ZoneEffect stops = new ZoneEffect(0, 2, true, true);

    MoveField coming = throughZones(stops, GRID.at(3, 4), 20);
    assertThat(coming.reaches(GRID.at(4, 4))).isTrue();
    assertThat(coming.reaches(GRID.at(5, 4))).isFalse();

    MoveField beginning = throughZones(stops, GRID.at(4, 4), 20);
    assertThat(beginning.cost(GRID.at(5, 4))).isEqualTo(4);
  }

  @Test
  void aZoneMayBarTheWayToTheNextZone() {
    MoveField barred = throughZones(new ZoneEffect(0, 0, false, false), GRID.at(4, 4), 2);
    assertThat(barred.reaches(GRID.at(4, 5))).isFalse();

    MoveField free = throughZones(new ZoneEffect(0, 0, false, true), GRID.at(4, 4), 2);
    assertThat(free.reaches(GRID.at(4, 5))).isTrue();
  }
}
