package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.atlas.compile.MapCompiler;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.PlanReader;
import stavka.formats.Documents;

/** The largest map of the five games, Kiev to Rostov on four sheets. */
class LargestMapTest {
  private static final String PLAN =
      """
      id: rostov
      title: {en: Kiev to Rostov, fr: De Kiev à Rostov}
      projection: {centre: [48.75, 35.30]}
      frame: {km-per-hex: 8}
      grid:
        {orientation: flat, columns: 112, rows: 74, sheets: [
          {prefix: A, columns: [1, 56], rows: [1, 37]}, {prefix: B, columns: [57, 112], rows: [1, 37]},
          {prefix: C, columns: [1, 56], rows: [38, 74]}, {prefix: D, columns: [57, 112], rows: [38, 74]}]}
      terrain: {names: [clear, forest, marsh, hills, sea],
        kinds: {forest: forest, marsh: marsh, hills: hills, sea: sea}}
      rivers: {features: [minor, major, lake], sizes: {major: major, minor: minor}, lakes: lake}
      networks: {road: {from: roads}, rail: {from: railways}}
      """;

  @Test
  void knownTownsLieOnTheSheetsOfTheProposedFrame() {
    MapPlan plan = PlanReader.read(Documents.yaml("rostov.yaml", PLAN), Gazetteer.shipped());
    MapGround ground = new MapGround(MapCompiler.compile(plan).sheet());
    assertThat(ground.hexOf("kiev")).startsWith("A");
    assertThat(ground.hexOf("kharkov")).startsWith("B");
    assertThat(ground.hexOf("odessa")).startsWith("C");
    assertThat(ground.hexOf("rostov")).startsWith("D");
  }
}
