package stavka.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.atlas.compile.MapCompiler;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.plan.PlanReader;
import stavka.engine.map.HexMap;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;

/** A bad map or gazetteer file gets one clear line for each fault. */
class MapCheckTest {
  private static final String PLAN =
      """
      id: mine
      title: Mine
      projection: {centre: [51.7, 36.1]}
      frame: {km-per-hex: 5}
      grid: {orientation: flat, columns: 20, rows: 20}
      terrain: {names: [clear, forest]}
      rivers: {features: [river]}
      networks: {road: {from: roads, grades: [none]}}
      """;

  @Test
  void aGoodFileHasNoFaults() {
    assertThat(faults("")).isEmpty();
    assertThat(MapCheck.faults(Path.of("../docs/examples/kursk-1943.yaml"))).isEmpty();
  }

  @Test
  void theExampleIsShort() throws IOException {
    assertThat(Files.readAllLines(Path.of("../docs/examples/kursk-1943.yaml"))).hasSizeLessThan(40);
  }

  @Test
  void anUnknownPlace() {
    assertThat(faults("pins: {kurks: 1010}")).containsExactly("my.yaml:9: unknown place 'kurks'");
  }

  @Test
  void twoPinsOnOneHex() {
    assertThat(faults("pins: {kursk: 1010, oboyan: 1010}"))
        .containsExactly("my.yaml:9: 'oboyan' and 'kursk' are both pinned to hex 1010");
  }

  @Test
  void aPinOutsideTheFrame() {
    assertThat(faults("pins: {kursk: 3010}"))
        .containsExactly(
            "my.yaml:9: hex 3010 lies outside the frame, which runs from 0101 to 2020");
  }

  @Test
  void aCrossingOutsideTheFrame() {
    assertThat(faults("overrides: {sides: {river: [0101-nw]}}"))
        .containsExactly("my.yaml:9: the nw side of 0101 is a crossing outside the frame");
  }

  @Test
  void aNetworkThatIsPartOfNone() {
    String networks = "{road: {from: roads}, main: {of: rood, grades: [main]}}";
    String plan = PLAN.replace("{road: {from: roads, grades: [none]}}", networks);
    assertThat(MapCheck.faults(Documents.yaml("my.yaml", plan), Gazetteer.shipped()))
        .containsExactly("my.yaml:8: 'rood' is no network that has ways of its own");
  }

  @Test
  void aPlaceOutsideTheFrame() {
    assertThat(faults("places: {also: [moscow]}"))
        .containsExactly("my.yaml:9: 'moscow' lies outside the frame");
  }

  @Test
  void anUnknownField() {
    assertThat(faults("rods: {}"))
        .singleElement()
        .asString()
        .startsWith("my.yaml:9: unknown field 'rods'");
  }

  @Test
  void aRiverWithAGap() {
    String extension =
        """
        rivers:
          - id: brook
            name: Brook
            reaches:
              - {class: minor, course: [[51.0, 36.0], [51.1, 36.0]]}
              - {class: major, course: [[51.3, 36.0], [51.4, 36.0]]}
        """;
    assertThat(MapCheck.faults(Documents.yaml("my.yaml", extension), Gazetteer.empty()))
        .containsExactly("my.yaml:6: river 'brook' has a gap of 22 km after 51.100, 36.000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pins: {kursk: 10x0}|'10x0' is no hex number; they are written like 0101",
        "version: 2|version 2 of this format is not known",
        "regions: {x: {left-of: front}}|region x: there is no frontier front",
        "regions: {x: {city: moscow}}|region x: 'moscow' is not on the map",
        "frontiers: {f: {line: kharkov-1942-05-12}}|frontier f does not reach the sheet",
        "bend: wide|'bend' should be a number, not 'wide'",
        "overrides: {links: {road: [[0101, 0505]]}}|0101 and 0505 do not touch"
      },
      quoteCharacter = '"')
  void oneLineAFault(String line, String reason) {
    assertThat(faults(line)).containsExactly("my.yaml:9: " + reason);
  }

  @Test
  void filesThatCannotBeRead(@TempDir Path folder) throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.yaml"));
    Path junk = Files.write(folder.resolve("junk.yaml"), new byte[] {-1, -40, -1, 0, 16});
    Path twice = Files.writeString(folder.resolve("twice.yaml"), "pins: {a: 1010, a: 1111}");
    Path cycle = Files.writeString(folder.resolve("cycle.yaml"), "pins: &a {kursk: *a}");
    assertThat(MapCheck.faults(twice)).containsExactly(twice + ":1: 'a' is given twice");
    assertThat(MapCheck.faults(cycle))
        .containsExactly(cycle + ":1: 'kursk' is an alias; write the value out instead");
    assertThat(MapCheck.faults(empty)).containsExactly(empty + ":1: the file is empty");
    assertThat(MapCheck.faults(junk)).containsExactly(junk + ":1: cannot be read as UTF-8 text");
  }

  @Test
  void aCompiledMapIsCheckedAsOne() {
    String map = HexMapJson.write(Atlas.compile("guderian").sheet());
    assertThat(MapCheck.faults(Documents.json("my.json", map), Gazetteer.empty())).isEmpty();
    assertThat(
            MapCheck.faults(
                Documents.json("my.json", map.replaceFirst("\\[\"0101\"", "[\"9901\"")),
                Gazetteer.empty()))
        .singleElement()
        .asString()
        .endsWith("there is no hex 9901");
  }

  @Test
  void aFileThatIsNotThere() {
    assertThat(MapCheck.faults(Path.of("nowhere.yaml")))
        .containsExactly("nowhere.yaml:1: there is no such file");
  }

  @Test
  void allFaultsAreListedAtOnce() {
    assertThat(faults("pins: {kurks: 1010, orle: 1011}\ncities: [{place: x, terrain: clear}]"))
        .hasSize(3);
  }

  @Test
  void aMapCanBeTranscribedHexByHex() {
    Document document =
        Documents.yaml(
            "my.yaml",
            PLAN
                + """
                hexes:
                  0101: forest
                  0202: {terrain: forest, sides: {river: [n, ne]}, links: {road: [s]}}
                """);
    var sheet = MapCompiler.compile(PlanReader.read(document, Gazetteer.empty())).sheet();
    HexMap map = sheet.map();
    assertThat(map.terrainIs(map.hex("0101"), "forest")).isTrue();
    assertThat(map.sideHas(map.hex("0201"), 3, "river")).isTrue();
    assertThat(map.linked("road", map.hex("0203"), 0)).isTrue();
    assertThat(sheet.drawing().rivers()).hasSize(2);
    assertThat(sheet.drawing().routes()).hasSize(1);
  }

  private static List<String> faults(String more) {
    return MapCheck.faults(Documents.yaml("my.yaml", PLAN + more), Gazetteer.shipped());
  }
}
