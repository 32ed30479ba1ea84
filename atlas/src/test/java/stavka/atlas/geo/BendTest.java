package stavka.atlas.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import stavka.formats.map.MapDrawing.Point;

class BendTest {
  private static final double RADIUS = 10;

  @Property
  void controlPointsAreMet(
      @ForAll @DoubleRange(min = -3, max = 3) double dx,
      @ForAll @DoubleRange(min = -3, max = 3) double dy) {
    Point town = new Point(5, 5);
    Point wanted = new Point(5 + dx, 5 + dy);
    Bend bend =
        new Bend(
            List.of(
                new Bend.Control(town, wanted), new Bend.Control(new Point(9, 5), new Point(9, 5))),
            RADIUS);
    assertThat(bend.apply(town).x()).isCloseTo(wanted.x(), within(1e-9));
    assertThat(bend.apply(town).y()).isCloseTo(wanted.y(), within(1e-9));
    assertThat(bend.apply(new Point(9, 5)).x()).isCloseTo(9, within(1e-9));
  }

  @Property
  void theFarSideOfTheMapStaysWhereItIs(@ForAll @DoubleRange(min = 16, max = 100) double x) {
    Bend bend = new Bend(List.of(new Bend.Control(new Point(5, 5), new Point(8, 5))), RADIUS);
    assertThat(bend.apply(new Point(x, 5))).isEqualTo(new Point(x, 5));
  }

  @Property
  void nothingIsFoldedOver(@ForAll @DoubleRange(min = -20, max = 20) double x) {
    Bend bend = new Bend(List.of(new Bend.Control(new Point(0, 0), new Point(3, 0))), 12);
    assertThat(bend.apply(new Point(x + 0.01, 0)).x())
        .isGreaterThan(bend.apply(new Point(x, 0)).x());
  }
}
