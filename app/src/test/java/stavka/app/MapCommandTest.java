package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;

class MapCommandTest {
  private final Terminal terminal = new Terminal();

  @TempDir Path folder;

  @Test
  void aMapIsDrawnIntoAFile() throws IOException {
    Path file = folder.resolve("kharkov.svg");
    assertThat(terminal.run("map", "kharkov", "--svg", file.toString(), "--lang", "fr")).isZero();
    assertThat(Files.readString(file)).startsWith("<?xml").contains("Kharkov, mai 1942");
    assertThat(terminal.out.toString()).isEmpty();
    assertThat(terminal.errors()).isEmpty();
    assertThat(files()).containsExactly("kharkov.svg");
  }

  @Test
  void aMapIsDrawnToStandardOutput() {
    assertThat(terminal.run("map", "guderian", "--svg", "-", "--theme", "dark")).isZero();
    assertThat(terminal.out.toString()).startsWith("<?xml").endsWith("</svg>\n");
  }

  @Test
  void aPictureGrowsWithItsScale() throws IOException {
    Path file = folder.resolve("map.png");
    Files.writeString(file, "an older file");
    assertThat(terminal.run("map", "kharkov", "--png", file.toString(), "--scale", "0.2")).isZero();
    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(image.getWidth()).isBetween(300, 340);
    assertThat(image.getHeight()).isBetween(360, 400);
  }

  @Test
  void aMapWrittenOutCanBeReadAndDrawnAgain() throws IOException {
    Path file = folder.resolve("map.json");
    assertThat(terminal.run("map", "kharkov", "--json", file.toString())).isZero();
    assertThat(HexMapJson.read(Documents.json(file)).map().id()).isEqualTo("kharkov");
    assertThat(terminal.run("map", file.toString(), "--json", "-")).isZero();
    assertThat(terminal.out.toString()).isEqualTo(Files.readString(file));
    assertThat(terminal.run("map", file.toString(), "--svg", "-")).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "map kharkov|name one of --svg",
        "map --svg -|name a game or a map file",
        "map kharkov --svg - --json -|name one of --svg",
        "map minsk --svg -|'minsk' is neither a file nor one of the maps: kharkov, guderian",
        "map kharkov --svg - --lang de|--lang should be en or fr, not 'de'",
        "map kharkov --svg - --theme blue|--theme should be light or dark, not 'blue'",
        "map kharkov --svg - --scale 0|--scale should lie between 0.1 and 10",
        "map kharkov --svg - --scale NaN|--scale should lie between 0.1 and 10",
        "map kharkov --svg - --scale big|'big'",
        "map kharkov --png big.png --scale 10|million pixels",
        "map kharkov --svg no/such/folder/map.svg|there is no folder",
        "map kharkov --svg /|is a folder",
        "map kharkov --draw -|unknown option '--draw'",
        "map check|FILE",
      })
  void badInputGetsOneLineAndExitCode2(String line, String reason) {
    assertThat(terminal.run(line.split(" "))).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains(reason);
    assertThat(terminal.out.toString()).isEmpty();
  }

  @Test
  void aBadFileLeavesTheOlderDrawingAlone() throws IOException {
    Path plan = folder.resolve("plan.yaml");
    Path drawing = folder.resolve("map.svg");
    Files.writeString(plan, "id: nothing\n");
    Files.writeString(drawing, "an older file");
    assertThat(terminal.run("map", plan.toString(), "--svg", drawing.toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains("plan.yaml:");
    assertThat(drawing).hasContent("an older file");
    assertThat(files()).containsExactly("map.svg", "plan.yaml");
  }

  @Test
  void aCheckTellsEachFaultOnALine() throws IOException {
    Path plan = folder.resolve("plan.yaml");
    Files.writeString(plan, "id: nothing\n");
    assertThat(terminal.run("map", "check", plan.toString())).isEqualTo(2);
    assertThat(terminal.errors()).isNotEmpty().allMatch(line -> line.contains("plan.yaml:"));
    assertThat(terminal.run("map", "check", folder.resolve("none.yaml").toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains("there is no such file");
  }

  @Test
  void helpNamesAllOutputs() {
    assertThat(terminal.run("map", "--help")).isZero();
    assertThat(terminal.out.toString()).contains("--svg", "--png", "--json", "--lang", "check");
  }

  private List<String> files() throws IOException {
    try (Stream<Path> list = Files.list(folder)) {
      return list.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
