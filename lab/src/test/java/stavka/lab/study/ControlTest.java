package stavka.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;

class ControlTest {
  private final HexGrid grid = new HexGrid(Orientation.POINTY, 6, 3, 0);
  private final Control control = new Control(grid);

  /** A letter a hex, row by row: a for Axis units, s for Soviet ones. */
  private String look(String units) {
    byte[] axis = new byte[grid.size()];
    byte[] soviet = new byte[grid.size()];
    for (int hex = 0; hex < grid.size(); hex++) {
      axis[hex] = (byte) (units.charAt(hex) == 'a' ? 1 : 0);
      soviet[hex] = (byte) (units.charAt(hex) == 's' ? 1 : 0);
    }
    control.look(axis, soviet);
    StringBuilder ground = new StringBuilder();
    for (int hex = 0; hex < grid.size(); hex++) {
      ground.append(control.axis().get(hex) ? 'A' : 'S');
    }
    return ground.toString();
  }

  @Test
  void atFirstGroundIsThatOfTheNearerUnits() {
    assertThat(look("a....s" + "a....s" + "a....s")).isEqualTo("AAASSS" + "AAASSS" + "AAASSS");
  }

  @Test
  void groundPassesToWhoeverStandsOnItOrAloneBesideItAndThenStays() {
    look("a....s" + "a....s" + "a....s");
    // The middle Axis unit drives into the Soviet rear and comes back.
    assertThat(look("a....s" + "....a." + "a....s").substring(6, 12)).isEqualTo("AAAAAS");
    assertThat(look("a....s" + "a....." + "a....s").substring(6, 10)).isEqualTo("AAAA");
  }
}
