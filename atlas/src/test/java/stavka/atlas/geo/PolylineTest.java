package stavka.atlas.geo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import stavka.formats.map.MapDrawing.Point;

class PolylineTest {
  private static final Polyline SOUTHWARDS =
      new Polyline(List.of(new Point(0, 0), new Point(0, 10)));

  @Test
  void headingSouthTheEastIsOnTheLeft() {
    assertThat(SOUTHWARDS.foot(1, 5).left()).isTrue();
    assertThat(SOUTHWARDS.foot(-1, 5).left()).isFalse();
  }

  @Property
  void smoothingKeepsBothEnds(@ForAll @DoubleRange(min = -5, max = 5) double x) {
    Polyline line =
        new Polyline(List.of(new Point(0, 0), new Point(x, 1), new Point(0, 2), new Point(x, 3)));
    assertThat(line.smooth().first()).isEqualTo(line.first());
    assertThat(line.smooth().last()).isEqualTo(line.last());
    assertThat(line.curve().last()).isEqualTo(line.last());
    assertThat(line.smooth().length()).isLessThanOrEqualTo(line.length() + 1e-9);
  }

  @Property
  void aDenseLineHasNoLongStep(@ForAll @DoubleRange(min = 0.1, max = 3) double step) {
    List<Point> points = SOUTHWARDS.dense(step).points();
    for (int i = 1; i < points.size(); i++) {
      assertThat(Polyline.apart(points.get(i - 1), points.get(i))).isLessThanOrEqualTo(step + 1e-9);
    }
  }
}
