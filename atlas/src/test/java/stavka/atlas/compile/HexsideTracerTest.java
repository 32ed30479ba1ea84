package stavka.atlas.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import stavka.atlas.geo.Polyline;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.formats.map.MapDrawing.Point;

class HexsideTracerTest {
  private final Margin margin = new Margin(new HexGrid(Orientation.FLAT, 20, 20, 1));
  private final CornerGraph graph = new CornerGraph(margin);
  private final HexsideTracer tracer = new HexsideTracer(margin, graph);

  @Test
  void cornersHaveThreeSidesInsideAndEachSideTwoHexes() {
    int inside = graph.nearest(new Point(8, 8));
    for (int k = 0; k < CornerGraph.SIDES; k++) {
      int step = inside * CornerGraph.SIDES + k;
      assertThat(graph.next(step)).isNotEqualTo(HexGrid.NONE);
      assertThat(margin.outer().adjacent(graph.leftHex(step), graph.rightHex(step))).isTrue();
    }
  }

  @Property(tries = 200)
  void aChainLeadsFromEndToEnd(
      @ForAll @DoubleRange(min = 1, max = 14) double x1,
      @ForAll @DoubleRange(min = 1, max = 14) double y1,
      @ForAll @DoubleRange(min = 1, max = 14) double x2,
      @ForAll @DoubleRange(min = 1, max = 14) double y2) {
    Polyline line = new Polyline(List.of(new Point(x1, y1), new Point(x2, y2), new Point(8, 8)));
    List<Integer> chain = trace(line);
    int at = graph.nearest(line.first());
    for (int step : chain) {
      assertThat(step / CornerGraph.SIDES).isEqualTo(at);
      at = graph.next(step);
    }
    assertThat(at).isEqualTo(graph.nearest(line.last()));
  }

  @Test
  void aBendIsNotCutOffAtItsNeck() {
    Polyline loop =
        new Polyline(
            List.of(
                new Point(2, 8),
                new Point(8, 8),
                new Point(8, 3),
                new Point(10, 3),
                new Point(10, 8),
                new Point(15, 8)));
    assertThat(trace(loop)).hasSizeGreaterThan(30);
  }

  private List<Integer> trace(Polyline line) {
    return tracer.trace(
        line, graph.nearest(line.first()), graph.nearest(line.last()), new Banks(), corner -> 0);
  }
}
