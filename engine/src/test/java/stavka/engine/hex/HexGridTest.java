package stavka.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class HexGridTest {
  @Provide
  Arbitrary<HexGrid> grids() {
    return Combinators.combine(
            Arbitraries.of(Orientation.class),
            Arbitraries.integers().between(1, 12),
            Arbitraries.integers().between(1, 12),
            Arbitraries.integers().between(0, 1))
        .as(HexGrid::new);
  }

  @Property
  void neighboursAreMutualAndOneHexPitchApart(@ForAll("grids") HexGrid grid) {
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int direction = 0; direction < 6; direction++) {
        int other = grid.neighbour(hex, direction);
        if (other != HexGrid.NONE) {
          assertThat(grid.neighbour(other, HexGrid.opposite(direction))).isEqualTo(hex);
          assertThat(grid.direction(hex, other)).isEqualTo(direction);
          double dx = grid.centreX(hex) - grid.centreX(other);
          double dy = grid.centreY(hex) - grid.centreY(other);
          assertThat(Math.hypot(dx, dy)).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
        }
      }
    }
  }

  @Property
  void directionsRunClockwiseFromTheTop(@ForAll("grids") HexGrid grid) {
    double[] degrees =
        grid.orientation() == Orientation.FLAT
            ? new double[] {0, 60, 120, 180, 240, 300}
            : new double[] {30, 90, 150, 210, 270, 330};
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int direction = 0; direction < 6; direction++) {
        int other = grid.neighbour(hex, direction);
        if (other != HexGrid.NONE) {
          double angle = Math.toRadians(degrees[direction]);
          assertThat(grid.centreX(other) - grid.centreX(hex))
              .isCloseTo(Math.sin(angle), org.assertj.core.data.Offset.offset(1e-9));
          assertThat(grid.centreY(other) - grid.centreY(hex))
              .isCloseTo(-Math.cos(angle), org.assertj.core.data.Offset.offset(1e-9));
        }
      }
    }
  }

  @Property
  void distanceIsTheLengthOfTheShortestWalk(@ForAll("grids") HexGrid grid) {
    int[] steps = new int[grid.size()];
    java.util.Arrays.fill(steps, -1);
    java.util.ArrayDeque<Integer> queue = new java.util.ArrayDeque<>();
    steps[0] = 0;
    queue.add(0);
    while (!queue.isEmpty()) {
      int hex = queue.remove();
      for (int direction = 0; direction < 6; direction++) {
        int other = grid.neighbour(hex, direction);
        if (other != HexGrid.NONE && steps[other] < 0) {
          steps[other] = steps[hex] + 1;
          queue.add(other);
        }
      }
    }
    for (int hex = 0; hex < grid.size(); hex++) {
      if (steps[hex] >= 0) {
        // On narrow strips a walk may have to go round; a straight line never is longer.
        assertThat(grid.distance(0, hex)).isLessThanOrEqualTo(steps[hex]);
        if (grid.columns() > 2 && grid.rows() > 2) {
          assertThat(grid.distance(0, hex)).isEqualTo(steps[hex]);
        }
      }
    }
  }

  @Property
  void theNearestHexOfAPointInAHexIsThatHex(
      @ForAll("grids") HexGrid grid, @ForAll double angle, @ForAll double part) {
    if (!Double.isFinite(angle) || !Double.isFinite(part)) {
      return;
    }
    double radius = Math.abs(part % 1) * 0.49;
    for (int hex = 0; hex < grid.size(); hex++) {
      double x = grid.centreX(hex) + radius * Math.cos(angle);
      double y = grid.centreY(hex) + radius * Math.sin(angle);
      assertThat(grid.nearest(x, y)).isEqualTo(hex);
    }
  }

  @Property
  void cornersAreSharedWithTheNeighboursOfTheTwoSidesThatMeetThere(@ForAll("grids") HexGrid grid) {
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int corner = 0; corner < 6; corner++) {
        double x = grid.centreX(hex) + grid.cornerX(corner);
        double y = grid.centreY(hex) + grid.cornerY(corner);
        for (int side : new int[] {corner, (corner + 5) % 6}) {
          int other = grid.neighbour(hex, side);
          if (other != HexGrid.NONE) {
            double distance = Math.hypot(grid.centreX(other) - x, grid.centreY(other) - y);
            assertThat(distance)
                .isCloseTo(1 / Math.sqrt(3), org.assertj.core.data.Offset.offset(1e-9));
          }
        }
      }
    }
  }
}
