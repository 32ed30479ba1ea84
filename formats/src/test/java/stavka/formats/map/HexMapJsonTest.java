package stavka.formats.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexSet;
import stavka.engine.hex.Orientation;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.Bilingual;
import stavka.formats.Documents;

class HexMapJsonTest {
  private final HexGrid grid = new HexGrid(Orientation.POINTY, 3, 2, 0);
  private final HexNumbering numbering =
      new HexNumbering(grid, HexNumbering.Digits.ROW_COLUMN, true, false, List.of());

  @Test
  void everythingOfAMapComesBack() {
    MapSheet back = HexMapJson.read(Documents.json("m.json", HexMapJson.write(sheet())));
    HexMap map = back.map();
    assertThat(map.terrainIs(map.hex("0103"), "forest")).isTrue();
    assertThat(map.sideHas(map.hex("0103"), 1, "river")).isTrue();
    assertThat(map.sideHas(map.hex("0102"), 4, "river")).isTrue();
    assertThat(map.linked("road", map.hex("0102"), 4)).isTrue();
    assertThat(map.region("edge").count()).isEqualTo(3);
    assertThat(map.value("garrison", map.hex("0102"))).isEqualTo(2);
    assertThat(map.frontier("front").points()).containsEntry("A", 0).containsEntry("B", 1);
    assertThat(map.places()).singleElement().extracting(Locality::french).isEqualTo("Ville");
    assertThat(back.title()).isEqualTo(new Bilingual("Small", "Petite"));
    assertThat(back.frontierNames()).containsEntry("front", new Bilingual("Front", "Le front"));
    assertThat(back.provenance()).containsEntry("terrain", "invented");
    assertThat(back.drawing().rivers()).isEqualTo(sheet().drawing().rivers());
    assertThat(HexMapJson.write(back)).isEqualTo(HexMapJson.write(sheet()));
  }

  @Test
  void reachesAndNamesOfFrontiersMayBeLeftOut() {
    MapSheet whole = sheet();
    MapSheet bare =
        new MapSheet(
            whole.map(),
            whole.title(),
            whole.kmPerHex(),
            new MapDrawing(
                whole.drawing().rivers().stream()
                    .map(
                        r ->
                            new MapDrawing.River(
                                r.id(), r.name(), r.feature(), r.sides(), r.curve(), List.of()))
                    .toList(),
                List.of(),
                List.of()),
            whole.provenance());
    String text = HexMapJson.write(bare);
    assertThat(text).doesNotContain("reaches").doesNotContain("Le front");
    MapSheet back = HexMapJson.read(Documents.json("m.json", text));
    assertThat(back.frontierNames()).isEmpty();
    assertThat(back.drawing().rivers().getFirst().reaches()).isEmpty();
  }

  @Test
  void reachesThatDoNotCoverTheirRiverAreRefused() {
    String text =
        HexMapJson.write(sheet())
            .replace("\"class\": \"minor\", \"sides\": 1", "\"class\": \"minor\", \"sides\": 2");
    assertThatThrownBy(() -> HexMapJson.read(Documents.json("m.json", text)))
        .hasMessageContaining("reaches cover 2 of 1 sides");
  }

  @Test
  void anotherFormatOrVersionIsRefused() {
    String text = HexMapJson.write(sheet());
    assertThatThrownBy(
            () -> HexMapJson.read(Documents.json("m.json", text.replace("stavka-map", "other"))))
        .hasMessage("m.json:2: this is a other, not a stavka-map");
    assertThatThrownBy(
            () ->
                HexMapJson.read(
                    Documents.json("m.json", text.replace("\"version\": 1", "\"version\": 9"))))
        .hasMessage("m.json:3: version 9 of the map format is not known");
  }

  @Test
  void aHexWithoutTerrainIsRefused() {
    String text = HexMapJson.write(sheet()).replace("\"0101\", ", "").replace(", \"0101\"", "");
    assertThatThrownBy(() -> HexMapJson.read(Documents.json("m.json", text)))
        .hasMessageContaining("hex 0101 has no terrain");
  }

  @Test
  void hexsidesAreNamedByCompassPoint() {
    assertThat(HexsideName.of(grid, numbering, 1)).isEqualTo("0103-e");
    assertThat(HexsideName.parse(grid, numbering, "0103-e")).isEqualTo(1);
    assertThat(HexsideName.parse(grid, numbering, "0103-n")).isEqualTo(HexGrid.NONE);
  }

  private MapSheet sheet() {
    byte[] sides = new byte[36];
    sides[1] = 1;
    sides[6 + 4] = 1;
    byte[] road = {1 << 1, 1 << 4, 0, 0, 0, 0};
    HexMap map =
        new HexMap(
            "small",
            grid,
            numbering,
            List.of("clear", "forest"),
            new byte[] {1, 0, 0, 0, 0, 0},
            List.of("river"),
            sides,
            Map.of("road", road),
            Map.of("edge", HexSet.of(grid, 0, 1, 2)),
            Map.of("garrison", Map.of(1, 2)),
            Map.of("front", new Frontier(List.of(1), Map.of("A", 0, "B", 1))),
            List.of(new Locality("town", "Town", "Ville", "large", List.of(1), 1.5, 0)));
    MapDrawing drawing =
        new MapDrawing(
            List.of(
                new MapDrawing.River(
                    "brook",
                    new Bilingual("Brook", "Ruisseau"),
                    "river",
                    List.of(1),
                    List.of(new MapDrawing.Point(1, 0.29), new MapDrawing.Point(1, -0.29)),
                    List.of(new MapDrawing.Reach(MapDrawing.Reach.MINOR, 1)))),
            List.of(),
            List.of());
    LinkedHashMap<String, String> provenance = new LinkedHashMap<>(Map.of("terrain", "invented"));
    LinkedHashMap<String, Bilingual> frontierNames =
        new LinkedHashMap<>(Map.of("front", new Bilingual("Front", "Le front")));
    return new MapSheet(
        map, new Bilingual("Small", "Petite"), 5, drawing, frontierNames, provenance);
  }
}
