package stavka.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.value.Ints;

class TraceFieldTest {
  private static final byte[] SIDES = {
    Passage.FREE,
    Passage.FREE,
    Passage.FREE,
    Passage.FREE,
    Passage.LAST,
    Passage.SHUT,
    Passage.FIRST,
    Passage.FIRST | Passage.LAST
  };
  private static final HexGrid GRID = new HexGrid(Orientation.POINTY, 8, 8, 0);

  @Property(tries = 200)
  void aLineNeverPassesAClosedHexAndIsAsLongAsItSays(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] closed = new byte[GRID.size()];
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] = (byte) (random.nextInt(4) == 0 ? 1 : 0);
    }
    int source = random.nextInt(GRID.size());
    int limit = random.nextInt(10);

    TraceField field = TraceField.spread(GRID, Ints.of(source), closed, null, limit);

    for (int hex = 0; hex < GRID.size(); hex++) {
      if (field.reaches(hex)) {
        Ints line = field.line(hex);
        assertThat(line.size() - 1).isEqualTo(field.length(hex)).isLessThanOrEqualTo(limit);
        assertThat(line.first()).isEqualTo(hex);
        assertThat(line.last()).isEqualTo(source);
        line.each(passed -> assertThat(closed[passed]).isZero());
        for (int i = 1; i < line.size(); i++) {
          assertThat(GRID.adjacent(line.get(i - 1), line.get(i))).isTrue();
        }
      }
    }
  }

  @Test
  void aLineEndsBeyondASideItMayCrossOnlyLast() {
    byte[] sides = new byte[GRID.size() * 6];
    int west = GRID.at(3, 4);
    int bank = GRID.at(4, 4);
    for (int row = 0; row < 8; row++) {
      for (int direction = 0; direction < 6; direction++) {
        int from = GRID.at(3, row);
        int to = GRID.neighbour(from, direction);
        if (to != HexGrid.NONE && GRID.column(to) == 4) {
          sides[from * 6 + direction] = Passage.LAST;
        }
      }
      for (int direction = 0; direction < 6; direction++) {
        int from = GRID.at(4, row);
        int to = GRID.neighbour(from, direction);
        if (to != HexGrid.NONE && GRID.column(to) == 3) {
          sides[from * 6 + direction] = Passage.LAST;
        }
      }
    }

    TraceField field = TraceField.spread(GRID, Ints.of(west), new byte[GRID.size()], sides, 9);

    assertThat(field.reaches(bank)).isTrue();
    assertThat(field.reaches(GRID.at(5, 4))).isFalse();
    assertThat(field.reaches(GRID.at(0, 0))).isTrue();
  }

  @Test
  void aShutSideIsNotCrossed() {
    byte[] sides = new byte[GRID.size() * 6];
    java.util.Arrays.fill(sides, Passage.SHUT);

    TraceField field = TraceField.spread(GRID, Ints.of(9), new byte[GRID.size()], sides, 9);

    assertThat(field.hexes()).isEqualTo(Ints.of(9));
  }

  @Test
  void aNetworkIsFollowedOnlyAlongItsLinks() {
    byte[] links = new byte[GRID.size()];
    for (int column = 1; column < 5; column++) {
      links[GRID.at(column, 2)] = (byte) ((1 << 1) | (1 << 4));
    }

    TraceField field =
        TraceField.spread(
            GRID, Ints.of(GRID.at(1, 2)), new byte[GRID.size()], Passage.sidesOf(GRID, links), 2);

    assertThat(field.reaches(GRID.at(3, 2))).isTrue();
    assertThat(field.reaches(GRID.at(4, 2))).isFalse();
    assertThat(field.reaches(GRID.at(1, 3))).isFalse();
  }

  @Test
  void aClosedSourceSpreadsNothing() {
    byte[] closed = new byte[GRID.size()];
    closed[9] = 1;

    assertThat(TraceField.spread(GRID, Ints.of(9), closed, null, 3).hexes()).isEqualTo(Ints.EMPTY);
  }

  @Test
  void aSideMayBeCrossedAsTheFirstStepFromTheSourceAlone() {
    byte[] sides = new byte[GRID.size() * 6];
    int source = GRID.at(3, 4);
    int next = GRID.neighbour(source, 0);
    java.util.Arrays.fill(sides, source * 6, source * 6 + 6, Passage.FIRST);
    java.util.Arrays.fill(sides, next * 6, next * 6 + 6, Passage.FIRST);

    TraceField field = TraceField.spread(GRID, Ints.of(source), new byte[GRID.size()], sides, 2);

    assertThat(field.reaches(next)).isTrue();
    assertThat(field.reaches(GRID.neighbour(next, 0))).isFalse();
    assertThat(field.reaches(GRID.neighbour(GRID.neighbour(source, 3), 3))).isTrue();
  }

  @Property(tries = 200)
  void aRadiusFieldReachesWhatLinesOfThatLengthReach(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] closed = new byte[GRID.size()];
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] = (byte) (random.nextInt(4) == 0 ? 1 : 0);
    }
    byte[] sides = new byte[GRID.size() * 6];
    for (int side = 0; side < sides.length; side++) {
      sides[side] = SIDES[random.nextInt(SIDES.length)];
    }
    int first = random.nextInt(GRID.size());
    int second = random.nextInt(GRID.size());

    RadiusField field = new RadiusField(new Passage(GRID, closed, sides));
    field.add(first, 3, 1);
    field.add(second, 5, 2);

    TraceField fromFirst = TraceField.spread(GRID, Ints.of(first), closed, sides, 3);
    TraceField fromSecond = TraceField.spread(GRID, Ints.of(second), closed, sides, 5);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(field.at(hex))
          .isEqualTo((fromFirst.reaches(hex) ? 1 : 0) | (fromSecond.reaches(hex) ? 2 : 0));
    }
  }

  @Property(tries = 300)
  void aRangeFieldReachesWhatEitherKindOfLineReaches(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] closed = new byte[GRID.size()];
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] = (byte) (random.nextInt(5) == 0 ? 1 : 0);
    }
    byte[] sides = new byte[GRID.size() * 6];
    for (int side = 0; side < sides.length; side++) {
      sides[side] = (byte) Math.max(0, random.nextInt(10) - 7);
    }
    Ints far = Ints.of(random.ints(2, 0, GRID.size()).toArray());
    Ints near = Ints.of(random.ints(3, 0, GRID.size()).toArray());

    RangeField field = RangeField.of(GRID, far, 5, near, 2, closed, sides);

    TraceField fromFar = TraceField.spread(GRID, far, closed, sides, 5);
    TraceField fromNear = TraceField.spread(GRID, near, closed, sides, 2);
    for (int hex = 0; hex < GRID.size(); hex++) {
      assertThat(field.reaches(hex)).isEqualTo(fromFar.reaches(hex) || fromNear.reaches(hex));
    }
  }
}
