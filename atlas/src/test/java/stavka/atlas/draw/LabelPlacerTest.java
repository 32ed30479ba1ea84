package stavka.atlas.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import stavka.atlas.Atlas;
import stavka.atlas.draw.LabelPlacer.Placed;
import stavka.formats.map.MapDrawing.Point;

class LabelPlacerTest {
  private static final Box AREA = new Box(0, 0, 12, 12);

  @Property(tries = 60)
  void namesNeverOverlapNorLeaveTheSheet(
      @ForAll int seed, @ForAll @IntRange(min = 1, max = 60) int count) {
    List<Label> labels = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Point mark = new Point(12 * Noise.scatter(seed, 2 * i), 12 * Noise.scatter(seed, 2 * i + 1));
      labels.add(label("Town " + i, mark, i % 3 != 0));
    }
    Box barrier = new Box(4, 4, 8, 5);
    check(
        new LabelPlacer(AREA, new Raster(AREA), new Raster(AREA), List.of(barrier)).place(labels),
        AREA,
        barrier);
  }

  @Test
  void theTownsOfKharkovAllFindRoom() {
    Sheet sheet = new Sheet(Atlas.compile("kharkov").sheet());
    List<Label> labels =
        sheet.map().places().stream()
            .map(place -> TownPainter.label(sheet, place, Language.FR, Names.builtUp(sheet, place)))
            .toList();
    List<Placed> placed =
        new LabelPlacer(
                sheet.frame(), new Raster(sheet.frame()), new Raster(sheet.frame()), List.of())
            .place(labels);
    assertThat(placed).hasSameSizeAs(labels);
    check(placed, sheet.frame(), new Box(-9, -9, -9, -9));
  }

  @Test
  void theFirstPlaceIsToTheRight() {
    Label label = label("Izyum", new Point(6, 6), true);
    Placed placed =
        new LabelPlacer(AREA, new Raster(AREA), new Raster(AREA), List.of())
            .place(List.of(label))
            .getFirst();
    assertThat(placed.box().left()).isGreaterThan(6);
    assertThat((placed.box().top() + placed.box().bottom()) / 2).isBetween(5.9, 6.1);
  }

  @Test
  void aNameShunsARiver() {
    Raster ink = new Raster(AREA);
    ink.line(new DrawnLine(List.of(new Point(6.5, 0), new Point(6.5, 12))), 0.1, 6);
    Label label = label("Izyum", new Point(6, 6), true);
    Placed placed =
        new LabelPlacer(AREA, ink, new Raster(AREA), List.of()).place(List.of(label)).getFirst();
    assertThat(placed.box().right()).isLessThan(6.4);
  }

  @Test
  void aNameStaysOnItsBank() {
    Raster bars = new Raster(AREA);
    bars.line(new DrawnLine(List.of(new Point(6.125, 0), new Point(6.125, 12))), 0.05, 1);
    Label label = label("Izyum", new Point(6, 6), true);
    Placed placed =
        new LabelPlacer(AREA, new Raster(AREA), bars, List.of()).place(List.of(label)).getFirst();
    assertThat(placed.box().right()).isLessThan(6);
  }

  @Test
  void aVillageWithoutRoomGoesUnnamed() {
    Label label = label("Bairak", new Point(6, 6), false);
    assertThat(
            new LabelPlacer(AREA, new Raster(AREA), new Raster(AREA), List.of(AREA))
                .place(List.of(label)))
        .isEmpty();
  }

  private static void check(List<Placed> placed, Box area, Box barrier) {
    for (int i = 0; i < placed.size(); i++) {
      assertThat(area.holds(placed.get(i).box())).isTrue();
      assertThat(placed.get(i).box().overlap(barrier)).isZero();
      for (int j = i + 1; j < placed.size(); j++) {
        assertThat(placed.get(i).box().overlap(placed.get(j).box())).isZero();
      }
    }
  }

  private static Label label(String text, Point mark, boolean needed) {
    return new Label(text, Typeface.ROMAN, 0.3, 0, mark, 0.15, 0.15, needed);
  }
}
