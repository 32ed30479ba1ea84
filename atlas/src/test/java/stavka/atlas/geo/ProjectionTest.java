package stavka.atlas.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import stavka.formats.map.MapDrawing.Point;

class ProjectionTest {
  private static final LatLon CENTRE = new LatLon(49.3, 36.3);

  @Property
  void northOfTheCentreADegreeIsAHundredAndElevenKilometres(
      @ForAll @DoubleRange(min = -5, max = 5) double degrees) {
    for (Projection.Kind kind : Projection.Kind.values()) {
      Point point = Projection.of(kind, CENTRE).forward(new LatLon(49.3 + degrees, 36.3));
      assertThat(point.x()).isCloseTo(0, within(1e-6));
      assertThat(point.y()).isCloseTo(111.195 * degrees, within(0.01));
    }
  }

  @Test
  void dnepropetrovskLiesWhereTheCalibrationHasIt() {
    Point point =
        Projection.of(Projection.Kind.AZIMUTHAL_EQUIDISTANT, CENTRE)
            .forward(new LatLon(48.465, 35.046));
    assertThat(point.x()).isCloseTo(-92.5, within(0.5));
    assertThat(point.y()).isCloseTo(-92.2, within(0.5));
  }
}
