package stavka.atlas.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.atlas.Atlas;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing.Point;

class WaysTest {
  @ParameterizedTest
  @ValueSource(strings = {"kharkov", "guderian"})
  void everyLinkOfTheRulesIsDrawnAcrossItsHexside(String map) {
    Sheet sheet = new Sheet(Atlas.compile(map).sheet());
    Ways ways = new Ways(sheet);
    for (String network : sheet.map().networks().keySet()) {
      for (int hex = 0; hex < sheet.grid().size(); hex++) {
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
          int other = sheet.grid().neighbour(hex, d);
          if (other > hex && sheet.map().linked(network, hex, d)) {
            Point middle = Polyline.between(sheet.centre(hex), sheet.centre(other), 0.5);
            assertThat(ways.of(network))
                .as(network + " from " + sheet.map().name(hex) + " to " + sheet.map().name(other))
                .anyMatch(way -> way.line().distance(middle) < 0.3);
          }
        }
      }
    }
  }
}
