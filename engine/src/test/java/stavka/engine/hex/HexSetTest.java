package stavka.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HexSetTest {
  @Test
  void theHexesAroundACentreAreAllThatAreNearEnoughAtTheEdgesToo() {
    for (Orientation orientation : Orientation.values()) {
      for (int parity = 0; parity < 2; parity++) {
        HexGrid grid = new HexGrid(orientation, 9, 7, parity);
        for (int centre = 0; centre < grid.size(); centre++) {
          for (int radius = 0; radius < 5; radius++) {
            int middle = centre;
            int far = radius;
            assertThat(HexSet.around(grid, centre, radius))
                .as("%s %s: %s around %s", orientation, parity, radius, centre)
                .isEqualTo(HexSet.where(grid, hex -> grid.distance(hex, middle) <= far));
          }
        }
      }
    }
  }
}
