package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.atlas.compile.MapCompiler;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.plan.PlanReader;
import stavka.engine.map.HexMap;
import stavka.formats.Documents;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;

/** A plan that states its map hex by hex gets that map and no other. */
class TranscribedMapTest {
  private static final String PLAN =
      """
      id: mine
      title: Mine
      projection: {centre: [51.7, 36.1]}
      frame: {km-per-hex: 5}
      grid: {orientation: flat, columns: 20, rows: 20}
      terrain: {names: [clear, forest, lake], hexes: {forest: [0505..0507], lake: [0909]}}
      """;
  private static final String WATERS =
      "rivers: {features: [river, lake], lakes: lake, courses: [{river: donets, feature: river,"
          + " reaches: [{class: minor, sides: [%s]}]}]}\n";
  private static final String WAYS =
      "networks: {road: {routes: [{grade: main, hexes: [0101, 0201, 0302], out: [%s]}]}}\n";

  private static final String GOOD =
      PLAN + WATERS.formatted("0505-s, 0505-se, 0604-s") + WAYS.formatted("0101");

  @Test
  void itHasTheStatedTerrainAndNoOther() {
    HexMap map = sheet().map();
    int forests = 0;
    for (int hex = 0; hex < map.grid().size(); hex++) {
      forests += map.terrainIs(hex, "forest") ? 1 : 0;
    }
    assertThat(forests).isEqualTo(3);
    assertThat(map.terrainIs(map.hex("0506"), "forest")).isTrue();
    assertThat(sheet().drawing().areas()).noneMatch(area -> area.kind().equals("forest"));
  }

  @Test
  void aLakeThatFillsItsHexLiesOnAllItsSidesAndIsDrawnAsGround() {
    HexMap map = sheet().map();
    for (int d = 0; d < 6; d++) {
      assertThat(map.sideHas(map.hex("0909"), d, "lake")).isTrue();
    }
    assertThat(sheet().drawing().rivers()).noneMatch(river -> river.feature().equals("lake"));
  }

  @Test
  void aCourseRunsAlongItsSidesFromTheLeftBankUnderItsName() {
    List<MapDrawing.River> rivers = sheet().drawing().rivers();
    assertThat(rivers).hasSize(1);
    HexMap map = sheet().map();
    List<Integer> sides = rivers.getFirst().sides();
    assertThat(rivers.getFirst().id()).isEqualTo("donets");
    // It runs eastward with 0505 and 0604 to the north, on the left bank.
    assertThat(sides)
        .containsExactly(map.hex("0505") * 6 + 3, map.hex("0505") * 6 + 2, map.hex("0604") * 6 + 3);
    assertThat(MapCheck.faults(Documents.yaml("my.yaml", GOOD), Gazetteer.shipped())).isEmpty();
  }

  @Test
  void aSideMayBeNamedFromEitherBank() {
    String turned = PLAN + WATERS.formatted("0506-n, 0605-nw, 0605-n");
    assertThat(sheet(turned).drawing().rivers().getFirst().sides())
        .isEqualTo(sheet().drawing().rivers().getFirst().sides());
  }

  @Test
  void aCourseWithAGapIsAFault() {
    assertThat(faults(PLAN + WATERS.formatted("0505-s, 0604-s")))
        .containsExactly("my.yaml:7: 0604-s does not go on from the side before it");
  }

  @Test
  void aWayLeadsFromHexToHexAndLeavesTheSheetWhereThePlanSays() {
    HexMap map = sheet().map();
    int first = map.hex("0101");
    assertThat(map.linked("road", first, map.grid().direction(first, map.hex("0201")))).isTrue();
    MapDrawing.Route route = sheet().drawing().routes().getFirst();
    assertThat(map.grid().nearest(route.curve().getLast().x(), route.curve().getLast().y()))
        .isEqualTo(map.hex("0302"));
    double x = route.curve().getFirst().x() - map.grid().centreX(first);
    double y = route.curve().getFirst().y() - map.grid().centreY(first);
    assertThat(Math.hypot(x, y)).isGreaterThan(0.45);
  }

  @Test
  void aWayRunsOnOnlyFromAnEndAtTheEdge() {
    assertThat(faults(PLAN + WAYS.formatted("0302")))
        .containsExactly("my.yaml:7: 0302 is no end of this way at the edge of the sheet");
    assertThat(faults(PLAN + WAYS.formatted("0201")))
        .containsExactly("my.yaml:7: 0201 is no end of this way at the edge of the sheet");
  }

  @Test
  void aHexHasOneTerrain() {
    assertThat(faults(PLAN.replace("lake: [0909]", "lake: [0505]")))
        .containsExactly("my.yaml:6: 0505 is listed as forest too");
  }

  @Test
  void terrainIsStatedOrDerived() {
    assertThat(faults(PLAN.replace("hexes:", "kinds: {forest: forest}, hexes:")))
        .containsExactly("my.yaml:6: terrain comes from 'kinds' or from 'hexes', not from both");
  }

  private static MapSheet sheet() {
    return sheet(GOOD);
  }

  private static MapSheet sheet(String plan) {
    return MapCompiler.compile(
            PlanReader.read(Documents.yaml("my.yaml", plan), Gazetteer.shipped()))
        .sheet();
  }

  private static List<String> faults(String plan) {
    return MapCheck.faults(Documents.yaml("my.yaml", plan), Gazetteer.shipped());
  }
}
